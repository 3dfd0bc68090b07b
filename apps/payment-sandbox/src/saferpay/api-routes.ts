import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerCall } from '../api-fault.ts';
import type { Sandbox } from '../sandbox.ts';
import { assert } from './assert.ts';
import { cancel } from './cancel.ts';
import { capture } from './capture.ts';
import { initialize } from './initialize.ts';
import { inquire } from './inquire.ts';
import { Records } from './records.ts';
import { refund } from './refund.ts';
import { Refusal, type ResponseHeader, refusalAnswer } from './refusal.ts';
import { minorOf, type RequestHeader } from './request-header.ts';
import { requestRules } from './request-rules.ts';
import type { PreparedCall, SaferpayCall } from './saferpay-call.ts';
import { merchant } from './saferpay-credentials.ts';

type CallName = keyof typeof requestRules;

const paths: Readonly<Record<CallName, string>> = {
  Initialize: '/Payment/v1/PaymentPage/Initialize',
  Assert: '/Payment/v1/PaymentPage/Assert',
  Capture: '/Payment/v1/Transaction/Capture',
  Cancel: '/Payment/v1/Transaction/Cancel',
  Refund: '/Payment/v1/Transaction/Refund',
  Inquire: '/Payment/v1/Transaction/Inquire',
};

/** Each has a request of its own; its rule has checked that the body is one. */
const calls = {
  Initialize: initialize,
  Assert: assert,
  Capture: capture,
  Cancel: cancel,
  Refund: refund,
  Inquire: inquire,
};

/** Adds Saferpay's JSON API (PAYMENTS A1 to A9). */
export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const name of Object.keys(paths) as CallName[]) {
      const call = calls[name] as SaferpayCall<unknown>;
      scope.post(paths[name], (request, reply) => answer(sandbox, name, call, request, reply));
    }
  });
}

async function answer(
  sandbox: Sandbox,
  name: CallName,
  call: SaferpayCall<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const wrong = wrongMediaType(request.headers);
  if (wrong !== null) return void (await reply.code(wrong.status).type('text/plain').send(wrong.text));
  const body = parsed(request.body);
  const header = responseHeader(body);
  try {
    if (!isMerchant(request.headers.authorization)) throw new Refusal('AUTHENTICATION_FAILED');
    const lines = requestRules[name](body, '', minorOf(header));
    if (lines.length > 0) throw new Refusal('VALIDATION_FAILED', { ErrorDetail: lines });
    const { CustomerId } = (body as { RequestHeader: RequestHeader }).RequestHeader;
    if (CustomerId !== merchant.customerId) throw new Refusal('PERMISSION_DENIED');
    const prepared = call.prepare(sandbox, body);
    await answerCall(sandbox, reply, {
      fault: sandbox.faults.take('saferpay', prepared.token, call.fault),
      seconds: sandbox.faults.of('saferpay', prepared.token).seconds,
      act: () => done(sandbox, header, name, prepared),
      breakdown: breakdown(header),
    });
  } catch (error) {
    const refusal = asRefusal(error);
    const { status, body: said } = refusalAnswer(header, refusal);
    await reply.code(status).send(said);
  }
}

function done(sandbox: Sandbox, header: ResponseHeader, name: CallName, { token, act }: PreparedCall): Answer {
  if (name === 'Assert' && usesUpBreakdown(sandbox, token)) return breakdown(header);
  try {
    const body = sandbox.store.transaction(act);
    return { status: 200, body: { ResponseHeader: header, ...body } };
  } catch (error) {
    return refusalAnswer(header, asRefusal(error));
  }
}

/** The outcome `error-but-authorized`: the first Assert after it breaks down. */
function usesUpBreakdown({ store }: Sandbox, token: string): boolean {
  const records = new Records(store);
  const payment = records.payment(token);
  if (!payment?.breaksDown) return false;
  records.savePayment({ ...payment, breaksDown: false });
  return true;
}

function breakdown(header: ResponseHeader): Answer {
  return refusalAnswer(header, new Refusal('INTERNAL_ERROR'));
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function wrongMediaType(headers: FastifyRequest['headers']): { status: number; text: string } | null {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(/\s*;\s*/);
  const isUtf8 = parameters.every(
    (parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter),
  );
  if (type.trim() !== 'application/json' || !isUtf8) return { status: 415, text: 'Unsupported Media Type' };
  const accepted = headers.accept ?? '*/*';
  return /application\/(json|\*)|\*\/\*/i.test(accepted) ? null : { status: 406, text: 'Not Acceptable' };
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** What an answer begins with, also to a request that is wrong: as much of its header as can be read. */
function responseHeader(body: unknown): ResponseHeader {
  const { SpecVersion, RequestId } = (body as { RequestHeader?: Partial<RequestHeader> } | null)?.RequestHeader ?? {};
  const isVersion = typeof SpecVersion === 'string' && /^1\.\d{1,2}$/.test(SpecVersion);
  return {
    SpecVersion: isVersion ? SpecVersion : '1.53',
    RequestId: typeof RequestId === 'string' ? RequestId : '',
  };
}

function isMerchant(authorization = ''): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  const wanted = `Basic ${Buffer.from(`${merchant.username}:${merchant.password}`).toString('base64')}`;
  return timingSafeEqual(digest(authorization), digest(wanted));
}
