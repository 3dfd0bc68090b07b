import type { FastifyInstance } from 'fastify';
import { limitedAs } from '../../http/rate-limits.ts';
import { refused } from '../../http/refused.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { saferpayNotifyPath } from './checkout/begin-at-provider.ts';
import type { PaymentsService } from './payments.service.ts';

/** Where PayPal tells what happened (CONTRACT §9). */
export const paypalWebhookPath = '/api/payment/paypal/webhook';

/**
 * What happens to a message that was not believed, or could not be looked at yet: PayPal sends it again after anything
 * but 2xx.
 */
const refusalOf = {
  refused: refused(400, 'invalid-request'),
  later: refused(503, 'unavailable'),
  unconfigured: refused(404, 'not-found'),
} as const;

/**
 * What providers call without a browser. Each is verified in its own way, or not believed at all; both are answered at
 * once (PAYMENTS C3.7).
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
    // The signature is over the bytes as they came.
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
