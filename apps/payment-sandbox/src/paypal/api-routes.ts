import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../api-fault.ts';
import type { AccessTokens } from './access-tokens.ts';
import { notFound } from './answer.ts';
import { type ApiRequest, perform, readApiRequest } from './api-call.ts';
import { captureOrder } from './captures.ts';
import { listDisputes, showDispute } from './disputes.ts';
import { Idempotency } from './idempotency.ts';
import type { OrderRequest } from './order-request.ts';
import { createOrder, orderRefusal, patchOrder } from './orders.ts';
import { FAULT_KINDS, type Paypal } from './paypal.ts';
import { newPaypalId } from './records.ts';
import { refundCapture } from './refunds.ts';

interface WithId {
  readonly Params: { readonly id: string };
}

/** Sends the answer of a call. */
export async function sendAnswer(reply: FastifyReply, { status, body, headers = {} }: Answer): Promise<void> {
  await reply.code(status).headers(headers).send(body);
}

/** Orders, captures, refunds and disputes (PAYMENTS B3, B5). */
export function registerPaymentCalls(api: FastifyInstance, paypal: Paypal, tokens: AccessTokens): void {
  const idempotency = new Idempotency(paypal.sandbox);
  /** A call of an authorised app. Every other call is answered before `handle`. */
  const called: Called = (handle) => async (request, reply) => {
    const call = readApiRequest(request, tokens);
    if ('status' in call) return sendAnswer(reply, call);
    const refused = (answer: Answer): Promise<void> => sendAnswer(reply, answer);
    await idempotency.alone(call.key, () => handle(call, request, reply), refused);
  };
  registerOrders(api, paypal, idempotency, called);
  registerCaptures(api, paypal, idempotency, called);
  registerRefunds(api, paypal, idempotency, called);
  registerDisputes(api, paypal, called);
}

type Called = <Request extends FastifyRequest>(
  handle: (call: ApiRequest, request: Request, reply: FastifyReply) => Promise<void>,
) => (request: Request, reply: FastifyReply) => Promise<void>;

function registerOrders(api: FastifyInstance, paypal: Paypal, idempotency: Idempotency, called: Called): void {
  const { records, views, sandbox } = paypal;

  api.post(
    '/v2/checkout/orders',
    called(async ({ body, key, representation }, _request, reply) => {
      const known = records.order(idempotency.resultOf(key, 'order') ?? '');
      if (known) {
        const answer = { status: 200, body: views.order(known, representation) };
        return perform(paypal, reply, { orderId: known.id, call: 'create', act: () => answer });
      }
      const refusal = orderRefusal(body, key);
      if (refusal) return sendAnswer(reply, refusal);
      const id = newPaypalId();
      sandbox.store.transaction(() => void sandbox.faults.begin('paypal', id, FAULT_KINDS));
      const act = (): Answer => createOrder(paypal, id, body as OrderRequest, representation);
      await perform(paypal, reply, { orderId: id, call: 'create', act: () => idempotency.remember(key, act()) });
    }),
  );

  api.get<WithId>(
    '/v2/checkout/orders/:id',
    called(async (_call, request: FastifyRequest<WithId>, reply) => {
      const order = records.order(request.params.id);
      const answer = order ? { status: 200, body: views.order(order, true) } : notFound();
      await perform(paypal, reply, { orderId: request.params.id, call: 'inquire', act: () => answer });
    }),
  );

  api.patch<WithId>(
    '/v2/checkout/orders/:id',
    called(async ({ body }, request: FastifyRequest<WithId>, reply) => {
      const order = records.order(request.params.id);
      await sendAnswer(reply, order ? patchOrder(paypal, order, body) : notFound());
    }),
  );
}

function registerCaptures(api: FastifyInstance, paypal: Paypal, idempotency: Idempotency, called: Called): void {
  const { records, views } = paypal;

  api.post<WithId>(
    '/v2/checkout/orders/:id/capture',
    called(async ({ key, representation }, request: FastifyRequest<WithId>, reply) => {
      const orderId = request.params.id;
      const known = records.order(idempotency.resultOf(key, 'order') ?? '');
      const act = (): Answer =>
        known
          ? { status: 200, body: views.order(known, representation) }
          : idempotency.remember(key, captureOrder(paypal, orderId, representation));
      await perform(paypal, reply, { orderId, call: 'capture', act });
    }),
  );

  api.get<WithId>(
    '/v2/payments/captures/:id',
    called(async (_call, request: FastifyRequest<WithId>, reply) => {
      const capture = records.capture(request.params.id);
      const answer = capture ? { status: 200, body: views.capture(capture) } : notFound();
      await perform(paypal, reply, { orderId: capture?.orderId ?? '', call: 'inquire', act: () => answer });
    }),
  );
}

function registerRefunds(api: FastifyInstance, paypal: Paypal, idempotency: Idempotency, called: Called): void {
  const { records, views } = paypal;

  api.post<WithId>(
    '/v2/payments/captures/:id/refund',
    called(async ({ body, key, representation }, request: FastifyRequest<WithId>, reply) => {
      const { id } = request.params;
      const known = records.refund(idempotency.resultOf(key, 'refund') ?? '');
      const act = (): Answer =>
        known
          ? { status: 200, body: views.refund(known, representation) }
          : idempotency.remember(key, refundCapture(paypal, id, body, representation));
      await perform(paypal, reply, { orderId: records.capture(id)?.orderId ?? '', call: 'refund', act });
    }),
  );

  api.get<WithId>(
    '/v2/payments/refunds/:id',
    called(async (_call, request: FastifyRequest<WithId>, reply) => {
      const refund = records.refund(request.params.id);
      await sendAnswer(reply, refund ? { status: 200, body: views.refund(refund, true) } : notFound());
    }),
  );
}

function registerDisputes(api: FastifyInstance, paypal: Paypal, called: Called): void {
  api.get<{ Querystring: { readonly disputed_transaction_id?: string } }>(
    '/v1/customer/disputes',
    called(async (_call, request: FastifyRequest<{ Querystring: { disputed_transaction_id?: string } }>, reply) => {
      await sendAnswer(reply, listDisputes(paypal, request.query.disputed_transaction_id ?? ''));
    }),
  );

  api.get<WithId>(
    '/v1/customer/disputes/:id',
    called(async (_call, request: FastifyRequest<WithId>, reply) => {
      await sendAnswer(reply, showDispute(paypal, request.params.id));
    }),
  );
}
