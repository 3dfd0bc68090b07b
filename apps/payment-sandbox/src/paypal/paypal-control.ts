import type { FastifyInstance } from 'fastify';
import { faultsSchema } from '../control-schemas.ts';
import { reverseCapture } from './captures.ts';
import { decide, type PayerChoice } from './payer.ts';
import { FAULT_KINDS, type Paypal } from './paypal.ts';
import { app as credentials } from './paypal-credentials.ts';

interface WithOrder {
  readonly Params: { readonly orderId: string };
}

const decideSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { outcome: { enum: FAULT_KINDS.outcomes }, faults: faultsSchema },
};

const webhookSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['url'],
  properties: { url: { type: 'string', pattern: '^https?://' } },
};

/** Adds the control calls that only PayPal has. */
export function registerPaypalControl(app: FastifyInstance, paypal: Paypal): void {
  const { records, sandbox, sender, webhooks } = paypal;

  /** The payer decides without a browser: what the page's form does. Without an outcome: what was arranged or drawn for the payment. */
  app.post<WithOrder & { Body: PayerChoice }>(
    '/control/paypal/:orderId/decide',
    { schema: { body: decideSchema } },
    async ({ params, body }, reply) => {
      const decision = await decide(paypal, params.orderId, body);
      if (!decision) return reply.code(404).send({ decision: 'unknown' });
      return { decision: decision.did, payerId: decision.payerId, returnUrl: decision.returnUrl };
    },
  );

  /** The payer's bank takes the money back. */
  app.post<WithOrder>('/control/paypal/:orderId/reverse', async ({ params }, reply) => {
    const order = records.order(params.orderId);
    const capture = records.capture(order?.captureId ?? null);
    const isReversed = sandbox.store.transaction<boolean>(() => reverseCapture(paypal, capture));
    await sender.sendBeforeAnswer(params.orderId);
    return reply.code(isReversed ? 200 : 404).send({ reversed: isReversed });
  });

  /** Where the webhook of the sandbox's credentials leads: it is told of all events. */
  app.put<{ Body: { url: string } }>('/control/paypal/webhook', { schema: { body: webhookSchema } }, async ({ body }) =>
    webhooks.register(body.url, ['*'], credentials.webhookId),
  );
}
