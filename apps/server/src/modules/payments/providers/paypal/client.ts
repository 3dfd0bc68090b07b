import type { ProviderResult } from '@kontor/domain';
import { Compile } from 'typebox/compile';
import { createAccessToken, type PaypalAccess } from './access-token.ts';
import {
  PaypalCapture,
  PaypalDispute,
  PaypalDisputes,
  PaypalOrder,
  PaypalRefund,
  PaypalRegistration,
} from './answers.ts';
import { askPaypal } from './ask-paypal.ts';
import type { OrderToCreate } from './create-request.ts';
import type { PaypalMoney } from './paypal-money.ts';

/** The body of a refund (PAYMENTS B5). */
export interface RefundToMake {
  readonly amount: PaypalMoney;
  readonly invoice_id: string;
  readonly custom_id: string;
  readonly note_to_payer: string;
}

/**
 * The calls to PayPal. A `key` is the PayPal-Request-Id: PayPal carries out the same call with the same key once, and
 * repeats its first answer (PAYMENTS B2). An answer of an unexpected shape is `unknown`.
 */
export interface PaypalClient {
  createOrder(order: OrderToCreate, key: string): Promise<ProviderResult<{ readonly answer: PaypalOrder }>>;
  order(orderId: string): Promise<ProviderResult<{ readonly answer: PaypalOrder }>>;
  captureOrder(orderId: string, key: string): Promise<ProviderResult<{ readonly answer: PaypalOrder }>>;
  captured(captureId: string): Promise<ProviderResult<{ readonly answer: PaypalCapture }>>;
  refund(
    captureId: string,
    refund: RefundToMake,
    key: string,
  ): Promise<ProviderResult<{ readonly answer: PaypalRefund }>>;
  /** The disputes about a capture; `refused` if the app has no right to read them. */
  disputes(captureId: string): Promise<ProviderResult<{ readonly answer: readonly PaypalDispute[] }>>;
  /** The webhook with an id; `refused` if PayPal does not know it. */
  webhook(id: string): Promise<ProviderResult<{ readonly answer: PaypalRegistration }>>;
  /** Fetches a new token, which shows whether the credentials are right. */
  checkCredentials(): Promise<ProviderResult<object>>;
}

const checks = {
  ...{ order: Compile(PaypalOrder), capture: Compile(PaypalCapture), refund: Compile(PaypalRefund) },
  ...{ dispute: Compile(PaypalDispute), disputes: Compile(PaypalDisputes), webhook: Compile(PaypalRegistration) },
};

/** Most disputes that are read per capture. Usual are one, or two (a chargeback after a complaint). */
const mostDisputes = 5;

/** The client for one access. */
export function createPaypalClient(access: PaypalAccess): PaypalClient {
  const accessToken = createAccessToken(access);

  const ask = askPaypal(access, accessToken);
  const orders = '/v2/checkout/orders';
  const captures = '/v2/payments/captures';
  const disputes = '/v1/customer/disputes';
  const part = encodeURIComponent;
  return {
    createOrder: (order, key) => ask({ method: 'POST', path: orders, key, body: order }, checks.order),
    order: (orderId) => ask({ method: 'GET', path: `${orders}/${part(orderId)}` }, checks.order),
    captureOrder: (orderId, key) =>
      ask({ method: 'POST', path: `${orders}/${part(orderId)}/capture`, key, body: {} }, checks.order),
    captured: (captureId) => ask({ method: 'GET', path: `${captures}/${part(captureId)}` }, checks.capture),
    refund: (captureId, refund, key) =>
      ask({ method: 'POST', path: `${captures}/${part(captureId)}/refund`, key, body: refund }, checks.refund),
    async disputes(captureId) {
      // The list contains only ids, neither deadline nor outcome.
      const list = await ask(
        { method: 'GET', path: `${disputes}?disputed_transaction_id=${part(captureId)}` },
        checks.disputes,
      );
      if (!list.ok) return list;
      const answer: PaypalDispute[] = [];
      for (const { dispute_id: id } of (list.answer.items ?? []).slice(0, mostDisputes)) {
        const one = await ask({ method: 'GET', path: `${disputes}/${part(id)}` }, checks.dispute);
        if (!one.ok) return one;
        answer.push(one.answer);
      }
      return { ok: true, answer };
    },
    webhook: (id) => ask({ method: 'GET', path: `/v1/notifications/webhooks/${part(id)}` }, checks.webhook),
    async checkCredentials() {
      const renewed = await accessToken.renew();
      return renewed.ok ? { ok: true } : renewed;
    },
  };
}
