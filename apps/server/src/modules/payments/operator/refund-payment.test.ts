import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createTestProvider, failures } from '../testing/gateway.ts';
import { type TestPayments, testClock, testPayments } from '../testing/payments.ts';

describeOnBothEngines('a refund', ({ open, place }) => {
  async function paid(shop: TestPayments) {
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    await shop.execute({ orderId, type: 'saferpay' });
    const refund = (amount: number, key: string) => shop.refund({ attemptId: attempt, amount, note: 'Test', key });
    return { orderId, total, attempt, refund };
  }

  test('in parts and whole, never more than was captured [security: refunds-at-once]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { orderId, total, attempt, refund } = await paid(shop);

    expect(await refund(1000, 'teil')).toMatchObject({
      state: 'done',
      amount: 1000,
      providerId: expect.stringMatching(/^id-refund:[\w-]{32}$/),
    });
    expect(await refund(1000, 'teil')).toMatchObject({ state: 'done', amount: 1000 });
    expect(await shop.execute({ orderId, type: 'saferpay' })).toMatchObject({ payment: 'returned' });
    expect(await refund(total - 999, 'zu-viel')).toMatchObject({ status: 409, code: 'not-refundable' });
    expect(await refund(total - 1000, 'rest')).toMatchObject({ state: 'done' });
    expect(await refund(1, 'noch-mehr')).toMatchObject({ code: 'not-refundable' });

    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 2 });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'refunded', refunded: total }]);
    for (const amount of [0, -1, 1.5, Number.NaN]) expect(await refund(amount, 'x')).toMatchObject({ status: 400 });
    expect(await shop.refund({ attemptId: 'x', amount: 1, note: '', key: 'y' })).toMatchObject({ status: 404 });
    expect(await shop.create({ orderId, type: 'saferpay', url: 'https://shop.example/' }, '')).toMatchObject({
      code: 'already-paid',
    });
  });

  test('that was made elsewhere is noted once, requests nothing from the provider, and counts like one of ours', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { orderId, total, attempt, refund } = await paid(shop);
    const noted = { attemptId: attempt, note: 'Backoffice', made: 'elsewhere' } as const;

    for (let i = 0; i < 2; i += 1) {
      expect(await shop.refund({ ...noted, amount: 1000, key: 'teil' })).toMatchObject({ state: 'done', tries: 0 });
    }
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured', refunded: 1000 }]);
    expect(await refund(total - 999, 'zu-viel')).toMatchObject({ code: 'not-refundable' });
    expect(await shop.refund({ ...noted, amount: total - 1000, key: 'rest' })).toMatchObject({ state: 'done' });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'refunded', refunded: total }]);
    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: 0 });
    expect(shop.provider.calls.refund).toBe(0);
  });

  test('twenty at once on two servers never refund more than came [security: refunds-at-once]', async () => {
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider('saferpay', clock.now);
    const one = testPayments(await open(at), 'saferpay', { clock, provider });
    const two = testPayments(await open(at), 'saferpay', { clock, provider });
    const { attempt, total } = await paid(one);
    const part = Math.floor(total / 7);
    provider.meanwhile = () => new Promise((wake) => setTimeout(wake, 1));

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        [one, two][i % 2]?.refund({ attemptId: attempt, amount: part, note: '', key: `teil-${i >> 1}` }),
      ),
    );
    provider.meanwhile = async () => {};
    await one.live(3_600_000);

    expect(answers.filter((answer) => answer && 'code' in answer)).toHaveLength(6);
    expect(provider.books(attempt)).toMatchObject({ refunded: 7 * part, refunds: 7 });
  });

  test('whose answer is lost is looked for, not asked for again [security: provider-slow]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { attempt, refund } = await paid(shop);
    shop.provider.happens('refund', { kind: 'after', failure: failures.unknown });
    expect(await refund(500, 'verloren')).toMatchObject({ state: 'unknown' });
    await shop.live(600_000);
    expect(await shop.operations(attempt)).toMatchObject([{}, { kind: 'refund', state: 'done', amount: 500 }]);
    expect(shop.provider.calls.refund).toBe(1);
    expect(shop.provider.books(attempt)).toMatchObject({ refunded: 500 });
  });

  test('that the provider does not show for some minutes is found when it does, and not asked for again [security: provider-slow]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { attempt, refund } = await paid(shop);
    shop.provider.lookupLag = 14 * 60_000;
    shop.provider.happens('refund', { kind: 'after', failure: failures.unknown });
    expect(await refund(500, 'langsam')).toMatchObject({ state: 'unknown' });
    for (let minute = 0; minute < 13; minute += 1) {
      await shop.live(60_000);
      await shop.checkAll();
    }
    expect(await shop.operations(attempt)).toMatchObject([{}, { kind: 'refund', state: 'unknown', tries: 1 }]);
    await shop.live(180_000);
    expect(await shop.operations(attempt)).toMatchObject([{}, { kind: 'refund', state: 'done', tries: 1 }]);
    expect(shop.provider.calls.refund).toBe(1);
    expect(shop.provider.books(attempt)).toMatchObject({ refunded: 500, refunds: 1 });
  });

  test('that was never made is asked for again: by PayPal at the next look, by Saferpay only after half an hour', async () => {
    for (const [type, again] of [
      ['paypal', 60_000],
      ['saferpay', 3_600_000],
    ] as const) {
      const shop = testPayments(await open(), type);
      const { id: orderId } = await shop.order();
      const attempt = await shop.begin(orderId);
      shop.provider.captureAtOnce(attempt);
      await shop.settleOnNews({ attemptId: attempt, attempt: 1 });
      shop.provider.happens('refund', { kind: 'before', failure: failures.unknown });
      await shop.refund({ attemptId: attempt, amount: 500, note: '', key: `nie-${type}` });
      await shop.live(again - 30_000);
      if (type === 'saferpay') expect(shop.provider.calls).toMatchObject({ refund: 1, findRefund: 3 });
      await shop.live(60_000);
      expect(shop.provider.calls.refund).toBe(2);
      expect(shop.provider.books(attempt)).toMatchObject({ refunded: 500, refunds: 1 });
      expect(await shop.operations(attempt)).toMatchObject([{}, { kind: 'refund', state: 'done', tries: 2 }]);
    }
  });

  test('that stays unclear is reported to the operator after a day', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { refund } = await paid(shop);
    const silence = Array.from({ length: 30 }, () => ({ kind: 'after' as const, failure: failures.unknown }));
    shop.provider.happens('refund', ...silence);
    shop.provider.happens('findRefund', ...silence);
    await refund(500, 'unklar');
    await shop.live(32 * 3_600_000);
    expect(await shop.found()).toEqual(['refund-unclear']);
    expect(shop.provider.calls.refund).toBe(1);
  });

  test('that the provider refuses frees its amount, is reported to the operator, and can be requested again', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { orderId, total, attempt, refund } = await paid(shop);
    shop.provider.happens('refund', { kind: 'before', failure: { ...failures.declined, code: 'PERMISSION_DENIED' } });
    expect(await refund(total, 'nein')).toMatchObject({ state: 'refused', failureCode: 'PERMISSION_DENIED' });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured', refunded: 0 }]);
    expect(await shop.found()).toEqual(['refund-refused']);
    const [{ reference } = {}] = await shop.attempts(orderId);
    for (let i = 0; i < 2; i += 1) {
      shop.provider.happens('refund', { kind: 'before', failure: { ...failures.declined, code: 'NO_BALANCE' } });
      expect(await shop.cancel(orderId)).toMatchObject({ refused: [reference], attempts: [{ refunded: 0 }] });
    }
    expect(await refund(total - 1, 'nein')).toMatchObject({ status: 409, code: 'refund-key-used' });
    expect(await refund(total, 'nein')).toMatchObject({ state: 'done' });
    expect(await refund(total, 'nein')).toMatchObject({ state: 'done' });
    expect(await shop.cancel(orderId)).toMatchObject({ refused: [], attempts: [{ state: 'refunded' }] });
    expect(shop.provider.books(attempt)).toMatchObject({ refunded: total, refunds: 1 });
  });

  test('that the provider accepted and could not make frees its amount, and is reported to the operator', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.captureAtOnce(attempt);
    await shop.settleOnNews({ attemptId: attempt, attempt: 1 });
    shop.provider.happens('refund', { kind: 'before', failure: failures.unknown });
    shop.provider.happens('findRefund', { kind: 'before', failure: { ...failures.declined, code: 'REFUND_FAILED' } });
    await shop.refund({ attemptId: attempt, amount: 500, note: '', key: 'geplatzt' });
    await shop.live(600_000);
    expect(await shop.operations(attempt)).toMatchObject([{}, { kind: 'refund', state: 'refused' }]);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured', refunded: 0 }]);
    expect(await shop.found()).toEqual(['refund-refused']);
    expect(shop.provider.calls).toMatchObject({ refund: 1, findRefund: 1 });
  });

  test('at the provider itself is seen at the next look', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { orderId, total, attempt } = await paid(shop);
    const money = {
      amount: total,
      currency: 'EUR',
      reference: null,
      transactionId: null,
      means: null,
      liabilityShift: null,
    };
    shop.provider.stand(attempt, { state: 'captured', captureId: `capture-of-${attempt}`, refunded: total, money });
    await shop.live(25 * 3_600_000);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'refunded', refunded: total }]);
    expect(await shop.found()).toEqual(['refunded-elsewhere']);
  });

  test('by cancelling a payment: an open one is closed, an agreed one voided, what came is refunded', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const openOrder = await shop.order();
    const openAttempt = await shop.begin(openOrder.id);
    await shop.cancel(openOrder.id);
    expect(await shop.attempts(openOrder.id)).toMatchObject([{ state: 'cancelled', failure_code: 'withdrawn' }]);
    shop.provider.authorize(openAttempt);
    await shop.settleOnNews({ attemptId: openAttempt, attempt: 1 });
    expect(shop.provider.books(openAttempt)).toMatchObject({ captures: 0, voids: 1 });

    const agreed = await shop.order();
    const agreedAttempt = await shop.begin(agreed.id);
    shop.provider.authorize(agreedAttempt);
    await shop.cancel(agreed.id);
    expect(await shop.attempts(agreed.id)).toMatchObject([{ state: 'voided' }]);

    const moved = await shop.order();
    const movedAttempt = await shop.begin(moved.id);
    shop.provider.captureAtOnce(movedAttempt);
    await shop.cancel(moved.id);
    expect(shop.provider.books(movedAttempt)).toMatchObject({ refunded: moved.total, refunds: 1 });

    const { orderId, total, attempt, refund } = await paid(shop);
    await refund(1, 'cent');
    await shop.cancel(orderId);
    await shop.cancel(orderId);
    expect(shop.provider.books(attempt)).toMatchObject({ refunded: total, refunds: 2 });
    expect(await shop.cancel('nirgends')).toMatchObject({ status: 404 });
  });

  test('by cancelling a payment refunds every rest, be it as much as an earlier one', async () => {
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider('paypal', clock.now);
    const shop = testPayments(await open(at), 'paypal', { clock, provider });
    const other = testPayments(await open(at), 'paypal', { clock, provider });
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    provider.captureAtOnce(attempt);
    await shop.settleOnNews({ attemptId: attempt, attempt: 1 });
    const half = total / 2;
    provider.happens('refund', { kind: 'before', failure: failures.unknown });
    await shop.refund({ attemptId: attempt, amount: half, note: '', key: `half-${orderId}` });
    const nothing = Array.from({ length: 2 }, () => ({ kind: 'before' as const, failure: failures.unknown }));
    provider.happens('findRefund', ...nothing);
    expect(await shop.cancel(orderId)).toMatchObject({
      attempts: [{ state: 'captured', refunded: total, refunding: half }],
      refused: [],
      unanswered: [expect.stringMatching(/-1$/)],
    });
    provider.happens('findRefund', { kind: 'before', failure: failures.declined });
    await shop.checkAll();
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured', refunded: half }]);
    expect(provider.books(attempt)).toMatchObject({ refunded: half, refunds: 1 });

    await Promise.all([shop.cancel(orderId), other.cancel(orderId), shop.cancel(orderId)]);

    expect(await shop.cancel(orderId)).toMatchObject({ refused: [], attempts: [{ state: 'refunded' }] });
    expect(provider.books(attempt)).toMatchObject({ refunded: total, refunds: 2 });
  });

  test('by cancelling a payment says whose provider has not answered, and asks it again by itself', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.unknown });
    shop.provider.happens('void', { kind: 'before', failure: failures.unknown });
    await shop.execute({ orderId, type: 'saferpay' });
    const [{ reference } = {}] = await shop.attempts(orderId);
    expect(await shop.cancel(orderId)).toMatchObject({
      ...{ attempts: [{ state: 'capturing' }], refused: [], unanswered: [reference] },
    });
    await shop.live(600_000);
    expect(await shop.cancel(orderId)).toMatchObject({ attempts: [{ state: 'voided' }], refused: [], unanswered: [] });
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 1 });

    const moved = await shop.order();
    const movedAttempt = await shop.begin(moved.id);
    shop.provider.captureAtOnce(movedAttempt);
    expect(await shop.cancel(moved.id)).toMatchObject({ attempts: [{ state: 'refunded' }], unanswered: [] });
  });
});
