import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Body, PaymentProvider } from '@kontor/contract';
import { type Answered, placeOrder, type ShopClient } from '../../e2e/shop-client.ts';
import type { Random } from '../random.ts';
import { withVoucher } from './orders-to-place.ts';
import { persistently } from './persistently.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** The shop and the providers that a customer uses. */
export interface Market {
  /** The running shop. After a kill it is another process at the same address. */
  readonly client: () => ShopClient;
  readonly sandbox: SandboxProcess;
  /** Orders of different amounts. */
  readonly orders: readonly Body<'orderFinish'>[];
  /** The address to which payers return. */
  readonly url: string;
}

/** The most attempts of a customer before giving up. */
const mostTries = 3;

/**
 * Buys once and pays like people do. Most pay at the first attempt. Some close the browser, come back, press twice, try
 * again after a failure, or also pay on a page that they had left. Returns the key of the order.
 */
export async function buyAndPay(market: Market, random: Random): Promise<string> {
  const { orderId, type } = await orders(market, random);
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await pays(market, random, orderId, type)) break;
  }
  return orderId;
}

/** Places an order. The shop hides a provider that it cannot reach; then the customer takes the other one, or waits. */
async function orders(market: Market, random: Random): Promise<{ orderId: string; type: PaymentProvider }> {
  const key = randomUUID();
  const plain = random.oneOf(market.orders);
  const order = random.happens(0.4) ? await withVoucher(market.client, plain) : plain;
  for (let tries = 0; tries < 600; tries += 1) {
    const type = random.oneOf<PaymentProvider>(['paypal', 'saferpay']);
    const { status, body } = await persistently(() =>
      placeOrder(market.client(), { ...order, paymentCondition: type }, key),
    );
    if (status === 200) return { orderId: body._id, type };
    if (status !== 400) throw new Error(`An order was refused: ${status} ${JSON.stringify(body)}`);
    await sleep(100);
  }
  throw new Error('The shop offers neither provider any more.');
}

/** Begins a payment and decides it. Returns whether this customer has finished. */
async function pays(market: Market, random: Random, orderId: string, type: PaymentProvider): Promise<boolean> {
  const { client, url } = market;
  const begin = () => client().call('paymentCreate', { orderId, type, url });
  const presses = random.happens(0.1) ? 2 : 1;
  const created = await Promise.all(Array.from({ length: presses }, () => persistently(begin)));
  const begun = created.find(({ status }) => status === 200)?.body;
  if (begun === undefined) return created.some(({ status }) => status === 409);
  if (random.happens(0.05)) return random.happens(0.5);
  if (random.happens(0.1)) {
    const again = await persistently(begin);
    if (again.status === 200) await decides(market, type, again.body.id ?? again.body.redirectUrl ?? '');
  }
  const isDecided = await decides(market, type, begun.id ?? begun.redirectUrl ?? '');
  if (random.happens(0.15) || !isDecided) return random.happens(0.5);
  const execute = (): Promise<Answered<'paymentExecute'>> =>
    type === 'paypal'
      ? client().call('paymentExecute', { paymentId: begun.id ?? '', payerId: 'PAYER' })
      : client().call('paymentExecute', { orderId, type, url });
  const times = random.happens(0.2) ? 8 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => persistently(execute)));
  return answers.some(({ status, body }) => status === 200 && body.payment !== 'due');
}

/** Acts on the provider's page as drawn for this payment. */
async function decides({ sandbox }: Market, type: PaymentProvider, place: string): Promise<boolean> {
  const id = type === 'paypal' ? place : (place.split('?')[0]?.split('/').at(-1) ?? '');
  const answer = await sandbox.control<object>('POST', `/control/${type}/${id}/decide`, {});
  return 'returnUrl' in answer ? answer.returnUrl !== null : !('error' in answer);
}
