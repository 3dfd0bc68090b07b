import type { FastifyInstance } from 'fastify';
import type { Sandbox, SandboxProvider } from '../sandbox.ts';
import { AccessTokens } from './access-tokens.ts';
import { newDebugId, refuse } from './answer.ts';
import { registerPaymentCalls, sendAnswer } from './api-routes.ts';
import { registerApproval } from './approval-routes.ts';
import { decidePendingCaptures } from './captures.ts';
import { ledgerOf } from './ledger.ts';
import { createPaypal, type Paypal } from './paypal.ts';
import { registerPaypalControl } from './paypal-control.ts';
import { app as credentials } from './paypal-credentials.ts';
import { registerWebhookCalls } from './webhook-routes.ts';

/** Adds the sandbox for PayPal. `webhookUrl`: where the webhook of its credentials leads, told of all events. */
export function registerPaypal(app: FastifyInstance, sandbox: Sandbox, webhookUrl?: string): SandboxProvider {
  const paypal = createPaypal(sandbox);
  if (webhookUrl !== undefined) paypal.webhooks.register(webhookUrl, ['*'], credentials.webhookId);
  decidePendingCaptures(paypal);
  app.register(async (api) => registerApi(api, paypal));
  registerApproval(app, paypal);
  registerPaypalControl(app, paypal);
  return {
    provider: 'paypal',
    payments: () => ledgerOf(paypal),
    resend: (orderId) => {
      const event = paypal.webhooks.events().findLast((each) => each.orderId === orderId);
      return event !== undefined && paypal.sender.resend(event).length > 0;
    },
  };
}

/** The calls that a shop's server makes. Bodies reach them as text: a signature is over the very bytes. */
function registerApi(api: FastifyInstance, paypal: Paypal): void {
  const tokens = new AccessTokens(paypal.sandbox);
  for (const type of ['application/json', '*']) {
    api.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  }
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('paypal-debug-id')) reply.header('paypal-debug-id', newDebugId());
  });
  api.setErrorHandler((error, _request, reply) => {
    paypal.sandbox.log.error({ err: error }, 'PayPal call failed');
    return sendAnswer(reply, refuse('INTERNAL_SERVER_ERROR'));
  });
  api.post('/v1/oauth2/token', (request, reply) =>
    sendAnswer(reply, tokens.answer(request.headers.authorization, request.body)),
  );
  registerPaymentCalls(api, paypal, tokens);
  registerWebhookCalls(api, paypal, tokens);
}
