import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerCall } from '../api-fault.ts';
import type { ApiCall } from '../faults.ts';
import type { AccessTokens } from './access-tokens.ts';
import { refuse } from './answer.ts';
import { issue, mockedIssue } from './issues.ts';
import type { Paypal } from './paypal.ts';

/** The content of a call beside its path (PAYMENTS B2). */
export interface ApiRequest {
  /** The JSON of the body; `{}` for none. */
  readonly body: unknown;
  /** The body's raw text. */
  readonly text: string;
  readonly representation: boolean;
  /** PayPal-Request-Id with the path: one key stands for one call of one address. */
  readonly key: string | null;
}

/**
 * Reads a call, or returns the refusal: no token, wrong type, invalid JSON, or a refusal requested by
 * PayPal-Mock-Response.
 */
export function readApiRequest(request: FastifyRequest, tokens: AccessTokens): ApiRequest | Answer {
  const { headers, method } = request;
  if (!tokens.isValid(headers.authorization)) return refuse('AUTHENTICATION_FAILURE');
  const text = typeof request.body === 'string' ? request.body : '';
  if ((method === 'POST' || method === 'PATCH') && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return refuse('UNSUPPORTED_MEDIA_TYPE');
  }
  const body = text === '' ? { json: {} } : parsed(text);
  if (!body) return refuse('INVALID_REQUEST', [{ ...issue('MALFORMED_REQUEST_JSON'), location: 'body', field: '/' }]);
  const requestId = headerOf(request, 'paypal-request-id');
  if (requestId !== null && (requestId.length < 1 || requestId.length > 108)) {
    const detail = { ...issue('INVALID_STRING_LENGTH'), field: 'PayPal-Request-Id', location: 'header' } as const;
    return refuse('INVALID_REQUEST', [detail]);
  }
  const mocked = headerOf(request, 'paypal-mock-response');
  if (mocked !== null) return mockedAnswer(mocked);
  const [path] = request.url.split('?');
  return {
    body: body.json,
    text,
    representation: /return=representation/.test(headerOf(request, 'prefer') ?? ''),
    key: requestId === null ? null : `${path} ${requestId}`,
  };
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function parsed(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The refusal for `{"mock_application_codes":"INSTRUMENT_DECLINED"}`. Nothing else is done (PAYMENTS B2). */
function mockedAnswer(header: string): Answer {
  const mock = parsed(header)?.json;
  const code =
    typeof mock === 'object' && mock !== null && 'mock_application_codes' in mock && mock.mock_application_codes;
  if (typeof code !== 'string') {
    const detail = { ...issue('INVALID_PARAMETER_SYNTAX'), field: 'PayPal-Mock-Response', location: 'header' } as const;
    return refuse('INVALID_REQUEST', [detail]);
  }
  if (code === 'INTERNAL_SERVER_ERROR' || code === 'INTERNAL_SERVICE_ERROR') return refuse('INTERNAL_SERVER_ERROR');
  const kind = code.startsWith('INVALID_') || code.startsWith('MISSING_') ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY';
  return refuse(code === 'INVALID_RESOURCE_ID' ? 'RESOURCE_NOT_FOUND' : kind, [mockedIssue(code)]);
}

/** A call about one payment. */
export interface PaymentCall {
  /** The order whose faults apply. */
  readonly orderId: string;
  readonly call: ApiCall;
  /** Carries out the call in a transaction. It is not called if the fault comes before. */
  readonly act: () => Answer;
}

/** Carries out a call and answers it, with its fault. Webhooks that are due before the answer are sent before it. */
export async function perform(paypal: Paypal, reply: FastifyReply, { orderId, call, act }: PaymentCall): Promise<void> {
  const { sandbox, sender } = paypal;
  const fault = sandbox.faults.take('paypal', orderId, call);
  const { seconds } = sandbox.faults.of('paypal', orderId);
  const breakdown = refuse('INTERNAL_SERVER_ERROR');
  const isReached = fault !== 'error-before-effect';
  const answer = isReached ? sandbox.store.transaction<Answer>(act) : breakdown;
  if (isReached) await sender.sendBeforeAnswer(orderId);
  await answerCall(sandbox, reply, { fault, seconds, act: () => answer, breakdown });
}
