import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPaymentSandbox } from '../start-sandbox.ts';
import { captureOf, orderBody, startedWith, TestPaypal } from './testing/paypal-client.ts';

const orders = '/v2/checkout/orders';
const quick = { wait: async () => undefined };

describe('a fault of a call affects one call of its kind', () => {
  test('create: error after the effect; the same key finds what was made', async () => {
    const paypal = await TestPaypal.start(quick);
    await paypal.arrange({ api: { create: 'error-after-effect' } });
    const failed = await paypal.post(orders, orderBody(), 'order:1');
    expect(failed).toMatchObject({ status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
    const [made] = await paypal.ledger();
    expect(await paypal.post(orders, orderBody(), 'order:1')).toMatchObject({ status: 200, body: { id: made?.id } });
    expect(await paypal.ledger()).toHaveLength(1);
  });

  test('create: error before the effect; the same key makes it then', async () => {
    const paypal = await TestPaypal.start(quick);
    await paypal.arrange({ api: { create: 'error-before-effect' } });
    expect((await paypal.post(orders, orderBody(), 'order:1')).status).toBe(500);
    expect(await paypal.ledger()).toEqual([]);
    expect((await paypal.post(orders, orderBody(), 'order:1')).status).toBe(201);
    expect(await paypal.ledger()).toHaveLength(1);
  });

  test('capture: cut connection after the effect; the same key answers the capture, and money moved once', async () => {
    const paypal = await TestPaypal.start(quick);
    await paypal.arrange({ api: { capture: 'timeout-after-effect' } });
    const id = await paypal.approved();
    await expect(paypal.capture(id)).rejects.toThrow();
    expect(await paypal.ledger()).toMatchObject([{ captured: 1999, captures: 1 }]);
    expect(captureOf((await paypal.capture(id)).body).status).toBe('COMPLETED');
    expect(await paypal.ledger()).toMatchObject([{ captured: 1999, captures: 1 }]);
  });

  test('capture: an HTML page with status 200 after the effect', async () => {
    const paypal = await TestPaypal.start(quick);
    await paypal.arrange({ api: { capture: 'html' } });
    const id = await paypal.approved();
    await expect(paypal.capture(id)).rejects.toThrow(SyntaxError);
    expect(await paypal.ledger()).toMatchObject([{ captured: 1999 }]);
  });

  test('refund: error after the effect; the same key answers the refund, and money went back once', async () => {
    const paypal = await TestPaypal.start(quick);
    await paypal.arrange({ api: { refund: 'error-after-effect' } });
    const { captureId } = await paypal.captured();
    const path = `/v2/payments/captures/${captureId}/refund`;
    const amount = { currency_code: 'EUR', value: '5.00' };
    expect((await paypal.post(path, { amount }, 'refund:1')).status).toBe(500);
    expect((await paypal.post(path, { amount }, 'refund:1')).status).toBe(200);
    expect(await paypal.ledger()).toMatchObject([{ refunded: 500 }]);
  });

  test('inquire: an error, and then the truth', async () => {
    const paypal = await TestPaypal.start(quick);
    await paypal.arrange({ api: { inquire: 'error-after-effect' } });
    const id = await paypal.created();
    expect((await paypal.get(`${orders}/${id}`)).status).toBe(500);
    expect((await paypal.get(`${orders}/${id}`)).status).toBe(200);
  });
});

test('the payer acts as arranged for the payment, unless they choose something else', async () => {
  const paypal = await TestPaypal.start();
  await paypal.arrange({ outcome: 'instrument-declined', return: 'never' }, 2);
  const first = await paypal.created('a');
  expect((await paypal.decide(first)).body).toEqual({
    decision: 'approved',
    payerId: expect.stringMatching(/^[0-9A-Z]{13}$/),
    returnUrl: null,
  });
  expect((await paypal.capture(first)).status).toBe(422);
  const second = await paypal.created('b');
  const chosen = await paypal.decide(second, { outcome: 'aborted', faults: { return: 'back' } });
  expect(chosen.body).toEqual({
    decision: 'cancelled',
    payerId: null,
    returnUrl: `http://shop.example/bestellung?payment=f00d&token=${second}`,
  });
  expect((await paypal.decide('UNBEKANNT')).status).toBe(404);
  expect((await paypal.decide(second, { outcome: 'no-such-thing' })).status).toBe(400);
});

test('a restart keeps orders, money, keys, tokens, the certificate and unsent messages', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const options = { ...startedWith, file: join(directory, 'sandbox.db') };
  const before = await TestPaypal.start(options);
  const { shop } = before;
  const { orderId, captureId } = await before.captured();
  await before.post(`/v2/payments/captures/${captureId}/refund`, {}, 'refund:1');
  const order = await before.get(`${orders}/${orderId}`);
  const ledger = await before.ledger();
  const [certificate] = await certificatesOf(before, 300);
  shop.heard.length = 0;
  const pending = await before.approved('pending-then-captured', 'b');
  await before.capture(pending);
  await before.sandbox.stop();

  const after = new TestPaypal(await startPaymentSandbox(options), shop);
  onTestFinished(() => after.sandbox.stop());
  await after.authorize();
  const moved = JSON.stringify(order.body).replaceAll(before.sandbox.origin, after.sandbox.origin);
  expect((await after.get(`${orders}/${orderId}`)).body).toEqual(JSON.parse(moved));
  expect((await after.ledger()).slice(0, 1)).toEqual(ledger);
  expect((await after.post(`/v2/payments/captures/${captureId}/refund`, {}, 'refund:1')).status).toBe(200);
  expect((await after.capture(orderId)).status).toBe(200);
  expect(await certificatesOf(after, 300)).toEqual([certificate, certificate]);
  await after.pass(2000);
  await after.pass(300);
  expect(shop.types().toSorted()).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
  ]);
});

/** The content at the certificate addresses of the following webhooks. */
async function certificatesOf(paypal: TestPaypal, milliseconds: number): Promise<readonly string[]> {
  await paypal.pass(milliseconds);
  const addresses = paypal.shop.heard.map(({ headers }) => String(headers['paypal-cert-url']));
  return Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
}
