import type { Socket } from 'node:net';
import { refusalPage, wantsPage } from './refusal-page.ts';
import { type RefusalCode, refusalSentence } from './texts/refusals.de.ts';

const refusals: Readonly<Record<string, readonly [line: string, code: RefusalCode]>> = {
  // Of URL and headers, only the URL is the visitor's choice.
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'address-too-long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid-request'],
};

/** An error before a request was parsed, with the bytes received so far. */
type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/**
 * Answers malformed HTTP, too long URLs or headers, and too slow requests, which never reach a route. The answer is a
 * page if a page was requested, otherwise JSON in the error shape.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [line, code] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'invalid-request'];
  const msg = refusalSentence(code);
  const [type, body] = asksForPage(error)
    ? ['text/html', refusalPage(msg)]
    : ['application/json', JSON.stringify({ msg, code })];
  if (socket.writable) {
    const head = `HTTP/1.1 ${line}\r\nContent-Length: ${Buffer.byteLength(body)}`;
    socket.write(`${head}\r\nContent-Type: ${type}; charset=utf-8\r\nConnection: close\r\n\r\n${body}`);
  }
  socket.destroySoon();
}

/** Decided by the beginning of the request line, because nothing else can be relied on. */
function asksForPage({ rawPacket }: ClientError): boolean {
  const beginning = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 64) : '';
  const [, method, url] = /^([A-Z]+) (\/\S*)/.exec(beginning) ?? [];
  return method !== undefined && url !== undefined && wantsPage({ method, url, headers: {} });
}
