import type { FastifyInstance } from 'fastify';
import { limitedAs } from '../../http/rate-limits.ts';
import { refused } from '../../http/refused.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { saferpayNotifyPath } from './checkout/begin-at-provider.ts';
import type { PaymentsService } from './payments.service.ts';

/** The address to which PayPal sends its messages (CONTRACT §9). */
export const paypalWebhookPath = '/api/payment/paypal/webhook';

/** The answer to a message that is not stored. PayPal sends a message again after any answer other than 2xx. */
const refusalOf = {
  refused: refused(400, 'invalid-request'),
  later: refused(503, 'unavailable'),
  unconfigured: refused(404, 'not-found'),
} as const;

/**
 * The addresses that providers call without a browser. A PayPal message must have a valid signature. A Saferpay call is
 * not trusted and only starts an inquiry. Both are answered at once (PAYMENTS C3.7).
 */
export function providerMessageRoutes(
  app: FastifyInstance,
  payments: Pick<PaymentsService, 'receiveMessage' | 'receiveNotification'>,
): void {
  app.get<{ Params: { attempt: string; outcome: string } }>(
    `${saferpayNotifyPath}/:attempt/:outcome`,
    { config: limitedAs('saferpayNotify') },
    async ({ params }, reply) => {
      await payments.receiveNotification(params.attempt);
      return reply.header('cache-control', 'no-store').send({ ok: true });
    },
  );
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    // The signature covers the raw bytes.
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const config = { ...limitedAs('paypalWebhook'), isVerifiedOtherwise: true };
    raw.post(paypalWebhookPath, { config }, async ({ headers, body }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const outcome = await payments.receiveMessage('paypal', headers, bytes);
      reply.header('cache-control', 'no-store');
      return outcome === 'kept' ? reply.send({ ok: true }) : sendRefusal(reply, refusalOf[outcome]);
    });
  });
}
