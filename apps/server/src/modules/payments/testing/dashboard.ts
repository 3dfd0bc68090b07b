import type { Cents } from '@kontor/domain';
import type { Begun, ShopAtSandbox } from './sandbox.ts';

/**
 * For tests: refunds as an operator makes them in the provider's own dashboard: without the shop, and without naming
 * the shop's payment.
 */
export async function refundInDashboard(at: ShopAtSandbox, begun: Begun, amount: Cents): Promise<void> {
  const [attempt] = await at.shop.attempts(begun.id);
  const captureId = attempt?.capture_id ?? '';
  return begun.type === 'paypal' ? byPaypal(at, captureId, amount) : bySaferpay(at, captureId, amount);
}

async function byPaypal({ sandbox }: ShopAtSandbox, captureId: string, amount: Cents): Promise<void> {
  const { PAYPAL_CLIENT_ID: client, PAYPAL_CLIENT_SECRET: secret } = sandbox.settings;
  const token = await post(`${sandbox.origin}/v1/oauth2/token`, `${client}:${secret}`, 'grant_type=client_credentials');
  const money = { currency_code: 'EUR', value: (amount / 100).toFixed(2) };
  const refund = `${sandbox.origin}/v2/payments/captures/${captureId}/refund`;
  await post(refund, String(token.access_token), { amount: money });
}

async function bySaferpay({ sandbox }: ShopAtSandbox, captureId: string, amount: Cents): Promise<void> {
  const { SAFERPAY_CUSTOMER_ID: CustomerId, SAFERPAY_USERNAME: user, SAFERPAY_PASSWORD: password } = sandbox.settings;
  const header = (RequestId: string) => ({
    RequestHeader: { SpecVersion: '1.53', CustomerId, RequestId, RetryIndicator: 0 },
  });
  const calls = `${sandbox.origin}/Payment/v1/Transaction`;
  const refunded = (await post(`${calls}/Refund`, `${user}:${password}`, {
    ...header('backoffice-1'),
    CaptureReference: { CaptureId: captureId },
    Refund: { Amount: { Value: String(amount), CurrencyCode: 'EUR' } },
  })) as { readonly Transaction: { readonly Id: string } };
  const TransactionReference = { TransactionId: refunded.Transaction.Id };
  await post(`${calls}/Capture`, `${user}:${password}`, { ...header('backoffice-2'), TransactionReference });
}

/** `secret`: a name and its password, or a token. */
async function post(url: string, secret: string, body: string | object): Promise<Record<string, unknown>> {
  const isForm = typeof body === 'string';
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: secret.includes(':') ? `Basic ${Buffer.from(secret).toString('base64')}` : `Bearer ${secret}`,
      accept: 'application/json',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
