import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOrder } from '../../../orders/testing/order.ts';
import { exampleAttempt, examplePage } from '../../testing/attempt.ts';
import { done, type Paying, startPaying } from '../../testing/paying.ts';
import { createPaypalGateway } from './gateway.ts';

/** Cases that only PayPal has, against the running sandbox. contract.test.ts has the cases of both providers. */

let paying: Awaited<ReturnType<typeof startPaying>>;

beforeAll(async () => {
  paying = await startPaying('paypal', (apiBase) =>
    createPaypalGateway({
      ...{ apiBase, clientId: 'sandbox-kontor', clientSecret: 'geheimnis-des-tests' },
      ...{ clock: Date.now },
    }),
  );
});
afterAll(() => paying.stop());

const hour = 3_600_000;
const captureOf = ({ id, amount }: ReturnType<Paying['attempt']>, key: string) => ({
  ...{ key: `capture:${id}:${key}`, amount, retry: 0 },
});

describe('an order', () => {
  test.each([
    ['with goods, shipping and address', exampleOrder()],
    ['with a discount', exampleOrder({ redeem: [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } }] })],
    [
      'with a balance that pays',
      exampleOrder({ redeem: [{ code: 'GUT', value: { kind: 'gift-balance', balance: 999 } }] }),
    ],
    ['of a net shop', exampleOrder({ declaration: 'net' })],
    ['without a whole address', exampleOrder({ shippingAddress: { ...exampleOrder().address, city: '' } })],
    [
      'with long names',
      exampleOrder({ buy: [{ name: 'Ä🔨'.repeat(100), amount: 9999, unitPrice: 1, taxRate: 2000 }] }),
    ],
  ])('%s passes PayPal’s checks of form and sums', async (_, order) => {
    const attempt = { ...paying.attempt(), amount: order.total.gross };
    const created = done(await paying.gateway.create(attempt, examplePage({ order })));
    expect(await paying.gateway.create(attempt, examplePage({ order }))).toMatchObject({
      providerRef: created.providerRef,
    });
    const known = { ...attempt, providerRef: created.providerRef };
    await paying.decide(known, 'authorized');
    expect(await paying.status(known)).toEqual({
      state: 'authorized',
      money: {
        ...{ amount: order.total.gross, currency: 'EUR', reference: attempt.reference },
        ...{ transactionId: null, means: 'PayPal', liabilityShift: null },
      },
    });
  });

  test('lapses after three hours, agreed to or not, and is not captured then', async () => {
    const attempt = await paying.authorized();
    await paying.pass(3 * hour);
    expect(await paying.status(attempt)).toEqual({ state: 'expired', code: 'INVALID_RESOURCE_ID' });
    expect(await paying.capture(attempt)).toMatchObject({ ok: false, kind: 'refused', code: 'INVALID_RESOURCE_ID' });
    expect(await paying.booked(attempt)).toMatchObject({ captures: 0 });
  });

  test('that was captured does not lapse', async () => {
    const attempt = await paying.captured();
    await paying.pass(72 * hour);
    expect(await paying.status(attempt)).toMatchObject({ state: 'captured', refunded: 0 });
  });
});

describe('an instrument that is declined', () => {
  test('leaves the order to the payer, who may choose another: a new capture takes the money', async () => {
    const attempt = await paying.create();
    await paying.decide(attempt, 'instrument-declined');
    const first = await paying.gateway.capture(attempt, captureOf(attempt, 'first'));
    expect(first).toMatchObject({ ok: false, kind: 'refused', code: 'INSTRUMENT_DECLINED' });
    await paying.decide(attempt, 'authorized');
    const second = done(await paying.gateway.capture(attempt, captureOf(attempt, 'second')));
    expect(second.status).toBe('captured');
    expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 0, captures: 1 });
  });
});

describe('a capture', () => {
  test('of which PayPal has forgotten the key is read, and not done twice [security: provider-answer-lost]', async () => {
    const attempt = await paying.authorized();
    const first = await paying.capture(attempt);
    await paying.pass(7 * hour);
    expect(await paying.capture(attempt, 1)).toEqual(first);
    expect(await paying.booked(attempt)).toMatchObject({ captured: 16645, captures: 1 });
  });

  test('that waits cannot be refunded, nor voided', async () => {
    const created = await paying.create();
    await paying.decide(created, 'pending-then-captured', { seconds: 600 });
    const { captureId } = done(await paying.capture(created));
    const attempt = { ...created, captureId };
    const refund = await paying.gateway.refund(attempt, { key: `refund:${attempt.id}`, amount: 100, retry: 0 });
    expect(refund).toMatchObject({ ok: false, kind: 'refused', code: 'PENDING_CAPTURE' });
    const voided = await paying.gateway.void(attempt, { key: `void:${attempt.id}`, retry: 0 });
    expect(voided).toMatchObject({ ok: false, kind: 'refused', code: 'captured' });
  });

  test('that the payer’s bank takes back is reversed', async () => {
    const attempt = await paying.captured();
    for (const does of ['dispute', 'reverse']) {
      const headers = { 'content-type': 'application/json' };
      const address = `${paying.origin}/control/paypal/${attempt.providerRef}/${does}`;
      expect((await fetch(address, { method: 'POST', headers, body: '{}' })).status).toBe(200);
    }
    expect(await paying.status(attempt)).toMatchObject({
      ...{ state: 'captured', refunded: 0, reversed: attempt.amount },
      disputes: [{ status: 'WAITING_FOR_SELLER_RESPONSE', amount: attempt.amount, isOpen: true, isWon: false }],
    });
    const refund = await paying.gateway.refund(attempt, { key: `refund:${attempt.id}`, amount: 100, retry: 0 });
    expect(refund).toMatchObject({ ok: false, kind: 'refused', code: 'TRANSACTION_DISPUTED' });
  });
});

describe('refunds', () => {
  test('are counted by PayPal, those of others too', async () => {
    const attempt = await paying.captured();
    const refund = (number: number, amount: number) =>
      paying.gateway.refund(attempt, { key: `refund:${attempt.id}:${number}`, amount, retry: 0 });
    await refund(1, 1000);
    await refund(2, 45);
    expect(await paying.status(attempt)).toMatchObject({ state: 'captured', refunded: 1045 });
    await refund(3, 15_600);
    expect(await paying.status(attempt)).toMatchObject({ state: 'captured', refunded: 16_645 });
  });

  test('of which PayPal has forgotten the key are found, and not made twice', async () => {
    const attempt = await paying.captured();
    const all = { key: `refund:${attempt.id}`, amount: attempt.amount, retry: 0 };
    const first = await paying.gateway.refund(attempt, all);
    await paying.pass(46 * 24 * hour);
    expect(await paying.gateway.refund(attempt, { ...all, retry: 1 })).toEqual(first);
    expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 16645, captures: 1 });
  });

  test('eight times at once, under one key, refund the money once', async () => {
    const attempt = await paying.captured();
    const part = { key: `refund:${attempt.id}`, amount: 700, retry: 0 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => paying.gateway.refund(attempt, part)));
    expect(answers.filter((answer) => !answer.ok && answer.kind === 'refused')).toEqual([]);
    expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 700, captures: 1 });
  });
});

test('a token that ends at PayPal before its time is replaced without any effect on the payer', async () => {
  const attempt = await paying.create();
  await paying.pass(2 * hour);
  await paying.pass(8 * hour);
  const other = await paying.create();
  expect(await paying.status(other)).toEqual({ state: 'redirected' });
  expect(await paying.status(attempt)).toMatchObject({ state: 'expired' });
});

test('an order of another attempt tells whose it is: who asks compares [security: payment-id-of-another-order]', async () => {
  const attempt = await paying.authorized();
  const others = exampleAttempt({ reference: '2026-999999-1', providerRef: attempt.providerRef });
  expect(await paying.status(others)).toMatchObject({ state: 'authorized', money: { reference: attempt.reference } });
});
