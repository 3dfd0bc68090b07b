import type { FastifyInstance } from 'fastify';
import type { Faults, Outcome } from '../faults.ts';
import { reverseCapture } from './captures.ts';
import { decide } from './payer.ts';
import type { Paypal } from './paypal.ts';
import { app as credentials } from './paypal-credentials.ts';

interface WithOrder {
  readonly Params: { readonly orderId: string };
}

/** What tests, the soak and the shop's own start ask of the stand-in beside PayPal's own calls. */
export function registerPaypalControl(app: FastifyInstance, paypal: Paypal): void {
  const { records, sandbox, sender, webhooks } = paypal;

  /** Exactly what the form of the approval page does, without a browser. */
  app.post<WithOrder & { Body: { outcome?: Outcome; faults?: Partial<Faults> } }>(
    '/control/paypal/:orderId/decide',
    async (request, reply) => {
      const decision = await decide(paypal, request.params.orderId, request.body ?? {});
      return decision ?? reply.code(404).send({ error: 'No order that is open.' });
    },
  );

  /** The payer's bank takes the money back. */
  app.post<WithOrder>('/control/paypal/:orderId/reverse', async (request, reply) => {
    const order = records.order(request.params.orderId);
    const capture = records.capture(order?.captureId ?? null);
    const isReversed = sandbox.store.transaction<boolean>(() => reverseCapture(paypal, capture));
    if (!isReversed) return reply.code(404).send({ error: 'No capture that could be reversed.' });
    await sender.sendBeforeAnswer(request.params.orderId);
    return {};
  });

  /** Where the webhook of the sandbox's credentials leads: all events. */
  app.put<{ Body: { url: string } }>('/control/paypal/webhook', async ({ body }) =>
    webhooks.register(body.url, ['*'], credentials.webhookId),
  );
}
