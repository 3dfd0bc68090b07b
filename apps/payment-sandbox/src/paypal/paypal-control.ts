import type { FastifyInstance } from 'fastify';
import { faultsSchema } from '../control-schemas.ts';
import { type NewDispute, openDispute, resolveDispute, reverseCapture, updateDispute } from './disputes.ts';
import { decide, type PayerChoice } from './payer.ts';
import { FAULT_KINDS, type Paypal } from './paypal.ts';
import { app as credentials } from './paypal-credentials.ts';
import type { DisputeRecord } from './records.ts';

interface WithOrder {
  readonly Params: { readonly orderId: string };
}

const decideSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { outcome: { enum: FAULT_KINDS.outcomes }, faults: faultsSchema },
};

const cents = { type: 'integer', minimum: 1 };
const stage = { enum: ['INQUIRY', 'CHARGEBACK'] };

const disputeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { reason: { type: 'string', pattern: '^[A-Z_]+$' }, stage, amount: cents },
};

interface DisputeChange extends Pick<Partial<DisputeRecord>, 'stage' | 'status'> {
  readonly outcome?: string;
}

const disputeChangeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    stage,
    status: { enum: ['WAITING_FOR_SELLER_RESPONSE', 'UNDER_REVIEW'] },
    outcome: { enum: ['RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'] },
  },
};

const grantSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['granted'],
  properties: { granted: { type: 'boolean' } },
};

const reverseSchema = { type: 'object', additionalProperties: false, properties: { amount: cents } };

const webhookSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['url'],
  properties: { url: { type: 'string', pattern: '^https?://' } },
};

/** Adds the control calls that only PayPal has. */
export function registerPaypalControl(app: FastifyInstance, paypal: Paypal): void {
  /**
   * The payer decides without a browser: what the page's form does. Without an outcome: what was arranged or drawn for
   * the payment.
   */
  app.post<WithOrder & { Body: PayerChoice }>(
    '/control/paypal/:orderId/decide',
    { schema: { body: decideSchema } },
    async ({ params, body }, reply) => {
      const decision = await decide(paypal, params.orderId, body);
      if (!decision) return reply.code(404).send({ decision: 'unknown' });
      return { decision: decision.did, payerId: decision.payerId, returnUrl: decision.returnUrl };
    },
  );

  registerDisputeControl(app, paypal);

  /** Where the webhook of the sandbox's credentials leads: it is told of all events. */
  app.put<{ Body: { url: string } }>('/control/paypal/webhook', { schema: { body: webhookSchema } }, async ({ body }) =>
    paypal.webhooks.register(body.url, ['*'], credentials.webhookId),
  );
}

function registerDisputeControl(app: FastifyInstance, paypal: Paypal): void {
  const { records, sandbox, sender } = paypal;
  const captureOf = (orderId: string) => records.capture(records.order(orderId)?.captureId ?? null);
  const lastDispute = (orderId: string) => {
    const capture = captureOf(orderId);
    return capture && (records.disputes(capture.id).at(-1) ?? null);
  };

  /** The payer complains, or their bank does. */
  app.post<WithOrder & { Body: NewDispute }>(
    '/control/paypal/:orderId/dispute',
    { schema: { body: disputeSchema } },
    async ({ params, body }, reply) => {
      const dispute = sandbox.store.transaction(() => openDispute(paypal, captureOf(params.orderId), body));
      await sender.sendBeforeAnswer(params.orderId);
      return reply.code(dispute ? 200 : 404).send({ dispute: dispute?.id ?? null });
    },
  );

  /** The last dispute of a payment proceeds, or is decided if there is an outcome. */
  app.patch<WithOrder & { Body: DisputeChange }>(
    '/control/paypal/:orderId/dispute',
    { schema: { body: disputeChangeSchema } },
    async ({ params, body: { outcome, ...change } }, reply) => {
      const dispute = lastDispute(params.orderId);
      if (!dispute) return reply.code(404).send({ dispute: null });
      sandbox.store.transaction(() =>
        outcome === undefined ? updateDispute(paypal, dispute, change) : resolveDispute(paypal, dispute, outcome),
      );
      await sender.sendBeforeAnswer(params.orderId);
      return { dispute: dispute.id };
    },
  );

  /** Whether the app may read disputes. */
  app.post<{ Body: { granted: boolean } }>(
    '/control/paypal/disputes',
    { schema: { body: grantSchema } },
    async ({ body }) => {
      records.grantDisputes(body.granted);
      return body;
    },
  );

  /** The money of a dispute is taken back: all that is left, or an amount in cents. */
  app.post<WithOrder & { Body: { amount?: number } }>(
    '/control/paypal/:orderId/reverse',
    { schema: { body: reverseSchema } },
    async ({ params, body }, reply) => {
      const capture = captureOf(params.orderId);
      const isReversed = sandbox.store.transaction<boolean>(() => reverseCapture(paypal, capture, body.amount));
      await sender.sendBeforeAnswer(params.orderId);
      return reply.code(isReversed ? 200 : 404).send({ reversed: isReversed });
    },
  );
}
