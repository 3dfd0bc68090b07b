import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { failures } from '../testing/gateway.ts';
import { testPayments } from '../testing/payments.ts';
import { type Begun, bothProviders, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

describeOnBothEngines('a payment that is not wanted any more', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    at = await startAtSandbox(await open());
  });
  afterAll(() => at.stop());

  /** The payer has agreed, the capture was requested, and the provider has failed without taking the money. */
  async function asked(type: Begun['type']): Promise<Begun> {
    const begun = await at.begin(type, { api: { capture: 'error-before-effect' }, message: 'never' });
    await at.decide(begun);
    expect((await at.execute(begun)).json()).toMatchObject({ payment: 'checking' });
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'capturing' }]);
    return begun;
  }

  async function nothingWasTaken({ id, ref, attempt }: Begun): Promise<void> {
    expect(await at.shop.attempts(id)).toMatchObject([{ state: 'voided', open_order: null }]);
    expect(await at.shop.operations(attempt)).toMatchObject([
      { kind: 'capture', state: 'refused', tries: 1 },
      { kind: 'void', state: 'done' },
    ]);
    await at.shop.live(26 * 3_600_000);
    expect(await at.books(ref)).toEqual({ captured: 0, refunded: 0, captures: 0 });
    expect(await at.shop.attempts(id)).toMatchObject([{ state: 'voided' }]);
    expect(await at.shop.found()).toEqual([]);
  }

  test.each(bothProviders)(
    '%s: cancelled while its capture has no answer, it is voided, never taken [security: cancelled-while-unknown]',
    async (type) => {
      const begun = await asked(type);

      await at.shop.cancel(begun.id);

      await nothingWasTaken(begun);
      expect((await at.create(type, begun.id)).statusCode).toBe(200);
    },
  );

  test.each(bothProviders)(
    '%s: of an order that was cancelled meanwhile, it is voided, never taken [security: cancelled-while-unknown]',
    async (type) => {
      const begun = await asked(type);
      await at.shop.setOrderState(begun.id, 'cancelled');

      await at.shop.live(3_600_000);

      await nothingWasTaken(begun);
    },
  );

  test('and comes all the same, is refunded by itself [security: cancelled-while-unknown]', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.unknown });
    await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' });
    await shop.cancel(orderId);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'voided' }]);

    shop.provider.captureAtOnce(attempt);
    await shop.live(4 * 3_600_000);

    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 1 });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'refunded' }]);
    expect(await shop.found()).toEqual(['late-payment']);
  });

  test('and moves while it is cancelled, is refunded, and nobody asks about it for ever', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.stand(attempt, { state: 'pending', transactionId: 't' });
    await shop.execute({ orderId, type: 'saferpay' });
    await shop.cancel(orderId);
    expect(await shop.operations(attempt)).toMatchObject([{ kind: 'void', state: 'asked' }]);

    shop.provider.captureAtOnce(attempt);
    await shop.live(26 * 3_600_000);

    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 1 });
    expect(await shop.operations(attempt)).toMatchObject([
      { kind: 'void', state: 'refused', tries: 0 },
      { kind: 'capture', state: 'done' },
      { kind: 'refund', state: 'done' },
    ]);
    const asked = shop.provider.calls.inquire;
    await shop.live(60 * 24 * 3_600_000);
    expect(shop.provider.calls.inquire - asked).toBeLessThanOrEqual(1);
    expect(await shop.checkAll()).toEqual({ open: 0, answered: 0 });
  });

  test('and was taken, its answer lost, is refunded and leaves nothing open', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'after', failure: failures.unknown });
    await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' });

    await shop.cancel(orderId);

    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 1 });
    expect(await shop.operations(attempt)).toMatchObject([
      { kind: 'capture', state: 'done' },
      { kind: 'void', state: 'refused' },
      { kind: 'refund', state: 'done' },
    ]);
    expect(await shop.checkAll()).toEqual({ open: 0, answered: 0 });
  });

  test('and was taken back at once by the payer, leaves nothing open', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.unknown });
    await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' });
    shop.provider.stand(attempt, { state: 'reversed' });

    await shop.cancel(orderId);

    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'reversed' }]);
    expect(await shop.checkAll()).toEqual({ open: 0, answered: 0 });
    expect(await shop.found()).toEqual(['reversed']);
  });

  test('and whose instrument PayPal refused, is not taken when another one is chosen in its window', async () => {
    const begun = await at.begin('paypal', { message: 'never' });
    await at.decide(begun, 'instrument-declined');
    expect((await at.execute(begun)).json()).toMatchObject({ payment: 'due', chooseAgain: true });

    await at.shop.cancel(begun.id);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'voided' }]);
    await at.decide(begun);
    expect((await at.execute(begun)).json()).toEqual({ payment: 'due', state: 'failed' });

    await at.shop.live(26 * 3_600_000);
    expect(await at.books(begun.ref)).toEqual({ captured: 0, refunded: 0, captures: 0 });
    expect(await at.shop.found()).toEqual([]);
    expect((await at.create('paypal', begun.id)).statusCode).toBe(200);
  });

  test('and whose instrument PayPal refused, is refunded should its money move', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    const approved = { paymentId: `ref-${attempt}`, payerId: 'p' };
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.declined });
    expect(await shop.execute(approved)).toMatchObject({ chooseAgain: true });
    shop.provider.stand(attempt, { state: 'redirected' });

    await shop.cancel(orderId);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'failed', failure_code: 'withdrawn' }]);
    expect(await shop.checkAll()).toEqual({ open: 0, answered: 0 });
    expect(await shop.execute(approved)).toEqual({ payment: 'due', state: 'failed' });
    shop.provider.captureAtOnce(attempt);
    expect(await shop.execute(approved)).toMatchObject({ payment: 'returned' });

    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 1 });
    expect(await shop.found()).toEqual(['late-payment']);
  });

  test('and voided, its answer lost, reads as voided', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.unknown });
    await shop.execute({ orderId, type: 'saferpay' });
    shop.provider.happens('void', { kind: 'after', failure: failures.unknown });

    await shop.cancel(orderId);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'capturing' }]);
    await shop.live(3_600_000);

    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'voided', failure_code: null }]);
    expect(await shop.operations(attempt)).toMatchObject([
      { kind: 'capture', state: 'refused' },
      { kind: 'void', state: 'done', tries: 1 },
    ]);
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 1 });
  });

  test('after six refused instruments, leaves an order that can be paid anew [security: bank-refusals]', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    const approved = { paymentId: `ref-${attempt}`, payerId: 'p' };
    shop.provider.authorize(attempt);
    const no = { kind: 'before', failure: failures.declined } as const;
    shop.provider.happens('capture', ...Array.from({ length: 6 }, () => no));
    for (let time = 0; time < 6; time += 1) {
      expect(await shop.execute(approved)).toEqual({ payment: 'due', state: 'failed', chooseAgain: true });
    }

    expect(await shop.execute(approved)).toEqual({ payment: 'due', state: 'failed' });

    expect(shop.provider.calls.capture).toBe(6);
    const anew = await shop.begin(orderId);
    shop.provider.authorize(anew);
    expect(await shop.execute({ paymentId: `ref-${anew}`, payerId: 'p' })).toMatchObject({ payment: 'paid' });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'voided' }, { state: 'captured' }]);
    expect(shop.provider.total()).toBe(total);
  });
});
