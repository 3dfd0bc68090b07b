import type { ProviderFailure, ProviderResult } from '@kontor/domain';
import { foreignAnswer } from './foreign-answer.ts';

/** One request to a provider. Headers and body may hold secrets, so a failure never contains them. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time limit in milliseconds for reading the whole answer. */
  readonly timeLimit: number;
}

/** An answer below 500, whatever it says. */
interface ProviderText {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A JSON object whose fields have not been checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An answer below 500 that is a JSON object. The object is empty if there is no body (204). */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonObject;
}

/** Most bytes of an answer. The providers' answers have about 10 kB. */
const mostBytes = 1_000_000;

/**
 * Sends a request to a provider and reads the answer. It follows no redirect, which would send credentials to another
 * host. If the request certainly never left (no connection, no name, no valid certificate), the failure is
 * `unavailable`. If something may have arrived, silence, a cut connection, 3xx and 5xx are `unknown` (PAYMENTS C3.6).
 * It never throws for a network error.
 */
export async function requestText(request: ProviderRequest): Promise<ProviderResult<ProviderText>> {
  const { method, url, headers, body, timeLimit } = request;
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body }),
    });
    const text = await readLimited(response);
    if (text === null) return failure(request, 'unknown', 'answer-too-large', `more than ${mostBytes} bytes`);
    const { status } = response;
    if (status >= 300 && (status < 400 || status >= 500)) return statusFailure(request, status, text);
    return { ok: true, status, headers: response.headers, text };
  } catch (error) {
    return networkFailure(request, error);
  }
}

/** As {@link requestText}, for answers that are JSON objects. HTML, a list or an incomplete answer is `unknown`. */
export async function requestJson(request: ProviderRequest): Promise<ProviderResult<ProviderAnswer>> {
  const answer = await requestText(request);
  if (!answer.ok) return answer;
  const { status, headers, text } = answer;
  const body = status === 204 ? {} : jsonObjectOf(text);
  if (body) return { ok: true, status, headers, body };
  if (status === 401) return failure(request, 'unavailable', 'http-401', 'the credentials were refused');
  if (passes(status)) return statusFailure(request, status, text);
  const answered = failure(request, 'unknown', 'not-json', `status ${status}, no JSON object`);
  return { ...answered, answer: foreignAnswer(status, text) };
}

/** Whether a later try may succeed after this status: too slow (408), too many requests (429). */
export function passes(status: number): boolean {
  return status === 408 || status === 429;
}

async function readLimited(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null; // leaving the loop cancels the stream
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks)); // without the byte order mark that some servers write
}

function jsonObjectOf(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The failure for an error status. It contains the provider's own error words, ErrorName at Saferpay, name and debug_id
 * at PayPal, or without them what answered.
 */
function statusFailure(request: ProviderRequest, status: number, text: string): ProviderFailure {
  const { ErrorName, name, debug_id } = jsonObjectOf(text) ?? {};
  const words = [ErrorName, name, debug_id].filter(isErrorWord);
  const answered = failure(request, 'unknown', words[0] ?? `http-${status}`, [`status ${status}`, ...words].join(', '));
  return words.length > 0 ? answered : { ...answered, answer: foreignAnswer(status, text) };
}

function isErrorWord(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,60}$/.test(value);
}

function networkFailure(request: ProviderRequest, error: unknown): ProviderFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return failure(request, 'unknown', 'timeout', `no whole answer within ${request.timeLimit} ms`);
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = codeOf(cause) ?? 'no code';
  // The name server has answered that the name does not exist. A name server without an answer gives EAI_AGAIN.
  if (code === 'ENOTFOUND') return failure(request, 'unavailable', 'unknown-host', code);
  if (untrusted.test(code)) return failure(request, 'unavailable', 'untrusted-certificate', code);
  return neverLeft(cause)
    ? failure(request, 'unavailable', 'unreachable', code)
    : failure(request, 'unknown', 'connection-lost', code);
}

/** Whether an error shows that there was no connection on which anything could have been sent. */
function neverLeft(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(neverLeft); // IPv6 and IPv4
  if (!(cause instanceof Error)) return false;
  const syscall = 'syscall' in cause ? cause.syscall : undefined;
  return syscall === 'connect' || syscall === 'getaddrinfo' || beforeSending.test(codeOf(cause) ?? '');
}

/** Codes of Node and OpenSSL for untrusted certificates: the other side is not the provider. */
const untrusted = /^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|.*CERT.*)$/;

/** Codes for a connection that was never established. */
const beforeSending = /^(bad port|UND_ERR_CONNECT_TIMEOUT|ERR_INVALID_URL|ERR_SSL_WRONG_VERSION_NUMBER)$/;

function codeOf(error: unknown): string | undefined {
  // Fetch refuses some ports, such as 6000.
  if (error instanceof Error && error.message === 'bad port') return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

function failure(
  { method, url }: ProviderRequest,
  kind: ProviderFailure['kind'],
  code: string,
  what: string,
): ProviderFailure {
  const { host, pathname } = URL.parse(url) ?? { host: '', pathname: 'an invalid address' };
  return { ok: false, kind, code, reason: `${method} ${host}${pathname}: ${what}` };
}
