import type { PaymentProvider } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { createTestProvider, failures } from '../testing/gateway.ts';
import { type TestPayments, testClock, testPayments } from '../testing/payments.ts';

describeOnBothEngines('an order that could be paid twice', ({ open, place }) => {
  const url = 'https://shop.example/shop/P/cart/confirmation';

  test('is paid on a page that was closed for another one: the money is taken there, the other page brings none [security: pay-in-two-tabs]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const closed = await shop.begin(orderId);
    const other = await shop.begin(orderId);
    expect(await shop.attempts(orderId)).toMatchObject([
      { id: closed, state: 'cancelled', failure_code: 'superseded', open_order: null },
      { id: other, state: 'redirected', open_order: orderId, reference: expect.stringMatching(/-2$/) },
    ]);

    shop.provider.authorize(closed);
    await shop.settleOnNews({ attemptId: closed, attempt: 1 });
    shop.provider.authorize(other);
    expect(await shop.execute({ orderId, type: 'saferpay' })).toMatchObject({ payment: 'paid' });

    expect(shop.provider.books(closed)).toMatchObject({ captures: 1, captured: total });
    expect(shop.provider.books(other)).toEqual({ captures: 0, captured: 0, refunded: 0, refunds: 0, voids: 1 });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }, { state: 'voided' }]);
    expect(await shop.found()).toEqual([]);
    await shop.live(60_000);
    expect(shop.mails).toHaveLength(1);
  });

  test('whose second payment moved by itself gets that one refunded, with a mail to the customer and a finding for the operator [security: two-payments-moved]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const first = await shop.begin(orderId);
    const second = await shop.begin(orderId);
    shop.provider.captureAtOnce(first);
    shop.provider.captureAtOnce(second);

    await Promise.all([first, second].map((attemptId) => shop.settleOnNews({ attemptId, attempt: 1 })));
    await shop.live(60_000);

    const books = [first, second].map((id) => shop.provider.books(id));
    expect(books.map(({ refunded }) => refunded).toSorted()).toEqual([0, total]);
    expect(shop.provider.total()).toBe(total);
    expect((await shop.attempts(orderId)).map(({ state }) => state).toSorted()).toEqual(['captured', 'refunded']);
    expect(await shop.found()).toEqual(['paid-twice']);
    expect(shop.mails.toSorted()).toEqual([
      expect.stringMatching(/^Ihre Zahlung für die Bestellung .+ geht an Sie zurück$/),
      expect.stringMatching(/^Ihre Zahlung für die Bestellung .+ ist eingegangen$/),
    ]);
    expect(await shop.execute({ orderId, type: 'saferpay' })).toMatchObject({ payment: 'paid' });
  });

  test('by two attempts settled at once on two servers is captured by one [security: pay-in-two-tabs]', async () => {
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider('saferpay', clock.now);
    const one = testPayments(await open(at), 'saferpay', { clock, provider });
    const two = testPayments(await open(at), 'saferpay', { clock, provider });
    provider.meanwhile = () => new Promise((wake) => setTimeout(wake, 3));
    for (let round = 0; round < 5; round += 1) {
      const { id: orderId, total } = await one.order();
      const before = provider.total();
      const attempts = [await one.begin(orderId), await two.begin(orderId)];
      for (const id of attempts) provider.authorize(id);

      await Promise.all(
        attempts.flatMap((attemptId) => [one, two].map((shop) => shop.settleOnNews({ attemptId, attempt: 5 }))),
      );
      await one.live(600_000);

      expect(attempts.map((id) => provider.books(id).captures).toSorted()).toEqual([0, 1]);
      expect(provider.total() - before).toBe(total);
      expect((await one.attempts(orderId)).map(({ state }) => state).toSorted()).toEqual(['captured', 'voided']);
    }
  });

  test('waits with the second as long as nobody knows whether the first brings money, and takes it when the first does not [security: pay-in-two-tabs]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const first = await shop.begin(orderId);
    const second = await shop.begin(orderId);
    shop.provider.authorize(first);
    shop.provider.authorize(second);
    shop.provider.happens('capture', { kind: 'before', failure: failures.unknown });
    await shop.settleOnNews({ attemptId: first, attempt: 1 });
    await shop.settleOnNews({ attemptId: second, attempt: 1 });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'capturing' }, { state: 'authorized' }]);
    expect(shop.provider.books(second)).toMatchObject({ captures: 0, voids: 0 });

    shop.provider.happens('capture', { kind: 'before', failure: failures.declined });
    await shop.live(3_600_000);

    expect(await shop.attempts(orderId)).toMatchObject([
      { state: 'voided', failure_code: 'INSTRUMENT_DECLINED' },
      { state: 'captured' },
    ]);
    expect(shop.provider.total()).toBe(total);
    expect(shop.mails).toHaveLength(1);
  });

  test('cannot be begun anew while it is checked, nor once it is paid [security: pay-in-two-tabs]', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'after', failure: failures.unknown });

    expect(await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' })).toEqual({
      payment: 'checking',
      state: 'created',
    });
    expect(await shop.create({ orderId, type: 'paypal', url }, '')).toMatchObject({ code: 'payment-checked' });
    await shop.live(600_000);
    expect(await shop.create({ orderId, type: 'paypal', url }, '')).toMatchObject({ code: 'already-paid' });

    expect(shop.provider.books(attempt)).toMatchObject({ captures: 1, captured: total });
    expect(await shop.attempts(orderId)).toHaveLength(1);
  });

  test('by eight who begin at once on two servers is one order at PayPal, for all of them [security: create-at-once]', async () => {
    const { servers, orderId } = await twoServers('paypal');

    const answers = await beginEightTimes(servers, 'paypal', orderId);

    const [attempt, ...others] = await servers[0].attempts(orderId);
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ id: attempt?.provider_ref })));
    expect([attempt?.number, others]).toEqual([1, []]);
  });

  test('by eight who begin at once on two servers is one page at Saferpay, for one of them: the others are told that it is prepared [security: create-at-once]', async () => {
    const { servers, orderId, provider } = await twoServers('saferpay');
    const { promise: allAnswered, resolve } = Promise.withResolvers<void>();
    let told = 0;
    const oneIsTold = () => {
      told += 1;
      if (told === 7) resolve();
    };
    provider.meanwhile = (call) => (call === 'create' ? allAnswered : Promise.resolve());

    const answers = await beginEightTimes(servers, 'saferpay', orderId, oneIsTold);

    const [attempt, ...others] = await servers[0].attempts(orderId);
    expect(attempt).toMatchObject({ number: 1, state: 'redirected', open_order: orderId, lease: null });
    expect(others).toEqual([]);
    expect(answers.filter((answer) => !isRefused(answer))).toEqual([
      { redirectUrl: `https://pay.example/${attempt?.id}` },
    ]);
    expect(answers.filter(isRefused)).toMatchObject(
      Array.from({ length: 7 }, () => ({ status: 409, code: 'payment-busy' })),
    );
    expect(provider.calls.create).toBe(1);
  });

  async function twoServers(type: PaymentProvider) {
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider(type, clock.now);
    const server = async () => testPayments(await open(at), type, { clock, provider });
    const servers = [await server(), await server()] as const;
    const { id: orderId } = await servers[0].order();
    return { servers, orderId, provider };
  }

  function beginEightTimes(
    servers: readonly [TestPayments, TestPayments],
    type: PaymentProvider,
    orderId: string,
    answered = () => {},
  ) {
    return Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const answer = await servers[i % 2 === 0 ? 0 : 1].create({ orderId, type, url }, '');
        answered();
        return answer;
      }),
    );
  }

  test('whose money is refunded tells the customer only when the provider has done it [security: cancelled-while-paying]', async () => {
    const cancelled = async () => {
      const shop = testPayments(await open(), 'paypal');
      const { id: orderId } = await shop.order();
      const attempt = await shop.begin(orderId);
      await shop.setOrderState(orderId, 'cancelled');
      shop.provider.captureAtOnce(attempt);
      return { shop, attempt, look: () => shop.settleOnNews({ attemptId: attempt, attempt: 1 }) };
    };
    const mail = [expect.stringContaining('geht an Sie zurück')];

    const slow = await cancelled();
    slow.shop.provider.happens('refund', { kind: 'before', failure: failures.unknown });
    slow.shop.provider.happens('findRefund', { kind: 'before', failure: failures.unknown });
    await slow.look();
    await slow.shop.live(90_000);
    expect(slow.shop.mails).toEqual([]);
    await slow.shop.live(600_000);
    await slow.look();
    await slow.shop.live(600_000);
    expect(slow.shop.mails).toEqual(mail);

    const refused = await cancelled();
    refused.shop.provider.happens('refund', { kind: 'before', failure: failures.declined });
    await refused.look();
    await refused.shop.live(24 * 3_600_000);
    expect(refused.shop.mails).toEqual([]);
    expect(await refused.shop.found()).toEqual(['late-payment', 'refund-refused']);
    const { total } = await refused.shop.order();
    await refused.shop.refund({ attemptId: refused.attempt, amount: total, note: '', key: 'von-hand' });
    await refused.shop.live(1000);
    expect(refused.shop.mails).toEqual(mail);
  });

  test('that was cancelled while the customer paid gets its money back, or never takes it [security: cancelled-while-paying]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const agreed = await shop.order();
    const agreedAttempt = await shop.begin(agreed.id);
    shop.provider.authorize(agreedAttempt);
    await shop.setOrderState(agreed.id, 'cancelled');
    await shop.execute({ orderId: agreed.id, type: 'saferpay' });
    expect(shop.provider.books(agreedAttempt)).toMatchObject({ captures: 0, voids: 1 });
    expect(await shop.attempts(agreed.id)).toMatchObject([{ state: 'voided' }]);

    const moved = await shop.order();
    const movedAttempt = await shop.begin(moved.id);
    shop.provider.captureAtOnce(movedAttempt);
    await shop.setOrderState(moved.id, 'cancelled');
    expect(await shop.execute({ orderId: moved.id, type: 'saferpay' })).toMatchObject({ payment: 'returned' });
    await shop.live(60_000);
    expect(shop.provider.books(movedAttempt)).toMatchObject({ refunded: moved.total, refunds: 1 });
    expect(await shop.found()).toEqual(['late-payment']);
    expect(shop.mails).toEqual([expect.stringContaining('geht an Sie zurück')]);
    expect(await shop.create({ orderId: moved.id, type: 'saferpay', url }, '')).toMatchObject({
      code: 'order-cancelled',
    });
  });
});
