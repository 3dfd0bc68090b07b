import type { ExecutedPayment, PaymentProvider } from '@kontor/contract';
import type { ProviderStatus } from '@kontor/domain';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createTestProvider, failures } from '../testing/gateway.ts';
import { type TestPayments, testClock, testPayments } from '../testing/payments.ts';

describeOnBothEngines('what a provider says of a payment', ({ open, place }) => {
  async function begun(type: PaymentProvider, options: { withoutShift?: 'cancel' } = {}) {
    const shop = testPayments(await open(), type, options);
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    return { shop, orderId, total, attempt, found: () => foundOf(shop, attempt) };
  }
  const foundOf = async (shop: TestPayments, attempt: string) =>
    (await shop.findings()).filter(({ attempt_id }) => attempt_id === attempt);

  test.each([
    ['another amount', { amount: 1 }, 1],
    ['another currency', { currency: 'CHF' }, null],
    ['another reference', { reference: '2026-999999-1' }, null],
  ] as const)(
    '%s waits for the operator’s review, and nothing is taken [security: payment-id-of-another-order, provider-other-amount]',
    async (_, change, seen) => {
      const { shop, orderId, total, attempt, found } = await begun('saferpay');
      shop.provider.authorize(attempt, change);

      expect(await shop.execute({ orderId, type: 'saferpay' })).toMatchObject({ payment: 'checking' });
      await shop.live(3_600_000);

      expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 0 });
      expect(await shop.attempts(orderId)).toMatchObject([
        { state: 'authorized', held: 'amount-differs', amount: total, seen_amount: seen },
      ]);
      const [finding] = await found();
      expect(finding?.kind).toBe('amount-differs');

      expect(await shop.resolve(finding?.id ?? '')).toBeNull();
      const [decided] = await shop.attempts(orderId);
      if (seen === null) expect(decided).toMatchObject({ state: 'voided', failure_code: 'settled-by-operator' });
      else expect(decided).toMatchObject({ state: 'captured', amount: 1, held: null });
      // A smaller amount is no refund, and the whole amount is not requested again.
      const { payment } = (await shop.execute({ orderId, type: 'saferpay' })) as ExecutedPayment;
      expect(payment).toBe(seen === null ? 'due' : 'partly-paid');
      const url = 'https://shop.example/shop/P/cart/confirmation';
      if (seen !== null) {
        expect(await shop.create({ orderId, type: 'saferpay', url }, '')).toMatchObject({ code: 'already-paid' });
      }
      expect(shop.provider.books(attempt).captured).toBe(seen ?? 0);
      expect(await shop.resolve(finding?.id ?? '')).toMatchObject({ code: 'finding-not-found' });
    },
  );

  test('another amount can be voided by the operator [security: provider-other-amount]', async () => {
    const { shop, orderId, attempt } = await begun('saferpay');
    shop.provider.authorize(attempt, { amount: 99 });
    await shop.execute({ orderId, type: 'saferpay' });

    await shop.cancel(orderId);

    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'voided', held: null }]);
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 1 });
  });

  test.each(['failed', 'cancelled', 'expired'] as const)('that it %s lets the payer begin anew', async (state) => {
    const { shop, orderId, total, attempt } = await begun('saferpay');
    shop.provider.stand(attempt, { state, code: 'TRANSACTION_X', payerMessage: 'Karte abgelehnt' });

    expect(await shop.execute({ orderId, type: 'saferpay' })).toEqual({
      payment: 'due',
      error: { code: 'TRANSACTION_X', msg: 'Karte abgelehnt' },
    });
    const next = await shop.begin(orderId);
    expect(next).not.toBe(attempt);
    shop.provider.authorize(next);
    expect(await shop.execute({ orderId, type: 'saferpay' })).toMatchObject({ payment: 'paid' });
    expect(shop.provider.total()).toBe(total);
  });

  test('a failure reported after the money came changes nothing, and is a finding [security: failure-after-money]', async () => {
    const { shop, orderId, attempt, found } = await begun('saferpay');
    shop.provider.authorize(attempt);
    await shop.execute({ orderId, type: 'saferpay' });
    shop.provider.stand(attempt, { state: 'failed', code: 'TRANSACTION_DECLINED' });

    await shop.settleOnNews({ attemptId: attempt, attempt: 1 });

    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured', failure_code: null }]);
    expect((await found()).map(({ kind }) => kind)).toEqual(['paid-without-capture']);
  });

  test('pending keeps the order checked, without a way to pay again, until it is decided', async () => {
    const { shop, orderId, attempt } = await begun('saferpay');
    shop.provider.stand(attempt, { state: 'pending', transactionId: 't' });
    expect(await shop.execute({ orderId, type: 'saferpay' })).toEqual({
      payment: 'checking',
      transaction: { id: 't' },
    });
    await expect(shop.begin(orderId)).rejects.toThrow('payment-checked');
    shop.provider.captureAtOnce(attempt);

    await shop.live(26 * 3_600_000);

    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }]);
    expect(shop.mails).toHaveLength(1);
  });

  test('silence and refused connections leave it as it is: it is checked, and nobody is led to another page [security: provider-down, provider-slow]', async () => {
    const { shop, orderId, attempt } = await begun('paypal');
    shop.provider.authorize(attempt);
    for (const failure of [failures.unknown, failures.unreachable]) {
      shop.provider.happens('inquire', { kind: 'before', failure });
      expect(await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' })).toEqual({
        payment: 'checking',
        state: 'created',
      });
    }
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'redirected', asked_at: null, lease: null }]);
    await expect(shop.settleOnNews({ attemptId: attempt, attempt: 1 })).resolves.toBeUndefined();
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }]);

    const byCard = await begun('saferpay');
    byCard.shop.provider.happens(
      'inquire',
      { kind: 'before', failure: failures.unknown },
      { kind: 'before', failure: failures.unreachable },
    );
    await expect(byCard.shop.begin(byCard.orderId)).rejects.toThrow('payment-checked');
    await expect(byCard.shop.begin(byCard.orderId)).rejects.toThrow('payment-unavailable');
    expect(await byCard.shop.attempts(byCard.orderId)).toMatchObject([{ id: byCard.attempt, state: 'redirected' }]);
    expect(byCard.shop.provider.calls.create).toBe(1);
  });

  test('a refused instrument fails it; another one in the same window is captured under a new key', async () => {
    const { shop, total, attempt } = await begun('paypal');
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.declined });
    const execute = () => shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' });
    expect(await execute()).toEqual({ payment: 'due', state: 'failed', chooseAgain: true });

    expect(await execute()).toEqual({ payment: 'paid', state: 'approved' });

    expect(await shop.operations(attempt)).toEqual([
      { kind: 'capture', state: 'refused', amount: total, tries: 1 },
      { kind: 'capture', state: 'done', amount: total, tries: 1 },
    ]);
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 1, captured: total });
  });

  test('a card without liability shift is taken and noted, or voided where the operator says so', async () => {
    const taken = await begun('saferpay');
    taken.shop.provider.authorize(taken.attempt, { liabilityShift: false });
    expect(await taken.shop.execute({ orderId: taken.orderId, type: 'saferpay' })).toMatchObject({ payment: 'paid' });
    expect(await taken.shop.attempts(taken.orderId)).toMatchObject([{ liability_shift: 0 }]);

    const voided = await begun('saferpay', { withoutShift: 'cancel' });
    voided.shop.provider.authorize(voided.attempt, { liabilityShift: false });
    expect(await voided.shop.execute({ orderId: voided.orderId, type: 'saferpay' })).toMatchObject({ payment: 'due' });
    expect(voided.shop.provider.books(voided.attempt)).toMatchObject({ captures: 0, voids: 1 });
  });

  test('money that the payer’s bank took back is shown and found', async () => {
    const { shop, orderId, attempt, found } = await begun('paypal');
    shop.provider.authorize(attempt);
    await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' });
    shop.provider.stand(attempt, { state: 'reversed' });
    await shop.settleOnNews({ attemptId: attempt, attempt: 1 });
    const [reversed] = await shop.attempts(orderId);
    expect(reversed).toMatchObject({ state: 'reversed' });
    expect(await found()).toMatchObject([{ kind: 'reversed', reference: reversed?.reference }]);
    await expect(shop.begin(orderId)).rejects.toThrow('already-paid');
  });

  test('a dispute that was taken for a refund is booked anew, and its money again where it was won [security: dispute]', async () => {
    const { shop, orderId, attempt, total } = await begun('paypal');
    shop.provider.captureAtOnce(attempt);
    const look = async () => shop.settleOnNews({ attemptId: attempt, attempt: 1 });
    await look();
    await shop.refund({ attemptId: attempt, amount: 100, note: '', key: 'ours' });
    const { status } = (await shop.provider.gateway().inquire({ id: attempt } as never)) as {
      status: Extract<ProviderStatus, { state: 'captured' }>;
    };
    const gone = async (refunded: number, reversed: number) => {
      shop.provider.stand(attempt, { ...status, refunded, reversed });
      await look();
      const [{ state, refunded: back, reversed: taken } = {}] = await shop.attempts(orderId);
      return [state, back, taken, await shop.found()];
    };

    expect(await gone(total, 0)).toEqual(['refunded', total, 0, ['refunded-elsewhere']]);
    expect(await gone(100, total - 100)).toEqual(['reversed', 100, total - 100, ['reversed']]);
    expect(await gone(100, 0)).toEqual(['captured', 100, 0, ['paid-again']]);
    // The shop's own refund stays booked, whatever the provider lists.
    expect(await gone(0, 0)).toEqual(['captured', 100, 0, ['paid-again']]);
  });

  test('an authorisation that stays is reported to the operator after five days', async () => {
    const { shop, attempt, found } = await begun('saferpay');
    shop.provider.authorize(attempt);
    shop.provider.happens(
      'capture',
      ...Array.from({ length: 40 }, () => ({ kind: 'before' as const, failure: failures.unknown })),
    );
    await shop.live(6 * 24 * 3_600_000);
    expect((await found()).map(({ kind }) => kind)).toEqual(['capture-overdue']);
  });

  test('out of reach: nobody is sent there, and whoever wants to pay next finds it back [security: provider-back]', async () => {
    const { shop } = await begun('saferpay');
    const [first, second, third] = [await shop.order(), await shop.order(), await shop.order()];
    const away = { kind: 'before', failure: failures.unreachable } as const;
    shop.provider.happens('create', away);
    await expect(shop.begin(first.id)).rejects.toThrow('payment-unavailable');

    shop.provider.happens('check', away);
    await expect(shop.begin(second.id)).rejects.toThrow('payment-unavailable');
    expect(await shop.attempts(second.id)).toEqual([]);
    expect(shop.provider.calls).toMatchObject({ create: 2, check: 1 });

    shop.provider.meanwhile = () => new Promise((wake) => setTimeout(wake, 20));
    const [environment] = await Promise.all([
      shop.environment('saferpay'),
      ...[second, third].map(({ id }) => shop.begin(id)),
    ]);
    expect(environment).toMatchObject({ env: 'sandbox' });
    expect(shop.provider.calls).toMatchObject({ create: 4, check: 2 });
    await shop.begin(first.id);
    expect(shop.provider.calls).toMatchObject({ create: 5, check: 2 });
    expect(await shop.found()).toEqual([]);
  });

  test('wrong credentials of one process are told until another is answered, which need not have looked', async () => {
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider('saferpay', clock.now);
    const healthy = testPayments(await open(at), 'saferpay', { clock, provider });
    const wrong = testPayments(await open(at), 'saferpay', { clock, provider });
    const { id: orderId } = await healthy.order();
    await healthy.begin(orderId);
    provider.happens('inquire', { kind: 'before', failure: failures.credentials });
    expect(await wrong.checkAll()).toEqual({ open: 1, answered: 0 });
    expect(await healthy.found()).toEqual(['credentials-wrong']);
    expect(await healthy.checkAll()).toEqual({ open: 1, answered: 1 });
    expect(await healthy.found()).toEqual([]);
    expect(provider.calls).toMatchObject({ inquire: 2, check: 0 });
    // The shop that was refused waits for its own harmless question.
    expect(await wrong.environment('saferpay')).toMatchObject({ code: 'payment-unavailable' });
  });

  test('wrong credentials: the condition is not offered until they are right, and the operator is notified [security: provider-refuses-credentials]', async () => {
    const { shop, orderId } = await begun('paypal');
    expect(await shop.environment('paypal')).toMatchObject({ env: 'sandbox' });
    const other = await shop.order();
    shop.provider.happens('create', { kind: 'before', failure: failures.credentials });
    await expect(shop.begin(other.id)).rejects.toThrow('payment-unavailable');

    expect(await shop.environment('paypal')).toMatchObject({ code: 'payment-unavailable' });
    expect((await shop.findings()).map(({ kind }) => kind)).toContain('credentials-wrong');
    expect(await shop.attempts(other.id)).toMatchObject([{ state: 'failed', failure_code: 'AUTHENTICATION_FAILED' }]);
    shop.clock.pass(181_000);
    expect(await shop.environment('paypal')).toMatchObject({ env: 'sandbox' });
    expect((await shop.findings()).map(({ kind }) => kind)).not.toContain('credentials-wrong');
    expect(await shop.begin(other.id)).not.toBe('');
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'redirected' }]);
  });
});
