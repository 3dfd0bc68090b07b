import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { connectProviders } from '../connect-providers.ts';
import { refundInDashboard } from '../testing/dashboard.ts';
import { testPayments } from '../testing/payments.ts';
import { bothProviders, type Faults, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

describeOnBothEngines('money that was refunded in the provider’s own dashboard', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    at = await startAtSandbox(await open());
  });
  afterAll(() => at.stop());

  async function paid(type: (typeof bothProviders)[number], faults: Faults) {
    const begun = await at.begin(type, faults);
    await at.decide(begun);
    await at.execute(begun);
    await at.pass(1000);
    return begun;
  }

  const refund = (attemptId: string, amount: number, key: string) =>
    at.shop.refund({ attemptId, amount, note: '', key });
  /** The findings of a payment with their details. */
  const found = async (attempt: string) =>
    (await at.shop.findings())
      .filter(({ attempt_id }) => attempt_id === attempt)
      .map(({ kind, detail }) => [kind, JSON.parse(detail)]);

  test('paypal: is known as soon as its message comes, which names the capture alone [security: refund-from-both-sides]', async () => {
    const begun = await paid('paypal', { seconds: 0 });
    await refundInDashboard(at, begun, 1000);
    await at.pass(1000);

    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', refunded: 1000 }]);
    expect((await at.execute(begun)).json()).toMatchObject({ payment: 'returned' });
    expect(await found(begun.attempt)).toEqual([['refunded-elsewhere', { refunded: 1000, known: 0 }]]);
    expect((await at.shop.events()).at(-1)).toEqual(['PAYMENT.CAPTURE.REFUNDED', true]);
    expect(at.mails(begun)).toEqual(['came']);

    await refundInDashboard(at, begun, begun.total - 1000);
    await at.pass(1000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'refunded', refunded: begun.total }]);
    expect(await found(begun.attempt)).toEqual([['refunded-elsewhere', { refunded: begun.total, known: 1000 }]]);
  });

  test('paypal: all of it, and no message: who asks for it again is told, and it is booked as what it is [security: refund-from-both-sides]', async () => {
    const begun = await paid('paypal', { message: 'never' });
    await refundInDashboard(at, begun, begun.total);
    expect(await refund(begun.attempt, begun.total, 'noch-einmal')).toMatchObject({
      ...{ state: 'refused', failureCode: 'already-refunded' },
    });
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'refunded', refunded: begun.total }]);
    expect(await found(begun.attempt)).toEqual([['refunded-elsewhere', { refunded: begun.total, known: 0 }]]);
    expect(await at.books(begun.ref)).toMatchObject({ refunded: begun.total });
    expect(await at.shop.refundable(begun.attempt)).toBe(0);
  });

  test('paypal: a part of it, and no message: cancelling the payment refunds the rest, and a refund counts besides', async () => {
    const begun = await paid('paypal', { message: 'never' });
    await refundInDashboard(at, begun, 1000);
    expect(await refund(begun.attempt, 300, `besides-${begun.id}`)).toMatchObject({ state: 'done' });
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', refunded: 1300 }]);
    await refundInDashboard(at, begun, 200);
    expect(await at.shop.cancel(begun.id)).toMatchObject({ refused: [], attempts: [{ state: 'refunded' }] });
    expect(await at.books(begun.ref)).toMatchObject({ refunded: begun.total });
  });

  test('paypal: while one of ours has no answer, and as much: it is found as soon as ours was made all the same', async () => {
    const begun = await paid('paypal', { message: 'never', api: { refund: 'error-before-effect' } });
    expect(await refund(begun.attempt, 1000, `silent-${begun.id}`)).toMatchObject({ state: 'unknown' });
    await refundInDashboard(at, begun, 1000);
    await at.shop.checkAll();
    expect(await at.books(begun.ref)).toMatchObject({ refunded: 2000 });
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', refunded: 2000 }]);
    expect(await found(begun.attempt)).toEqual([['refunded-elsewhere', { refunded: 2000, known: 1000 }]]);
  });

  test('saferpay, which does not say how much: the operator is told, and nothing is refunded twice [security: refund-from-both-sides]', async () => {
    const begun = await paid('saferpay', { message: 'never' });
    await refundInDashboard(at, begun, 1000);
    const { attempts, refused } = (await at.shop.cancel(begun.id)) as Exclude<
      Awaited<ReturnType<typeof at.shop.cancel>>,
      { code: string }
    >;
    expect(refused).toEqual([`${begun.orderNumber}-1`]);
    expect(attempts).toMatchObject([{ state: 'captured', refunded: 0 }]);
    const asked = begun.total;
    expect(await found(begun.attempt)).toEqual([['refunded-elsewhere', { key: expect.any(String), asked }]]);
    expect(await at.books(begun.ref)).toMatchObject({ refunded: 1000 });
  });

  test.each(bothProviders)(
    '%s: what another shop with the same account calls alike is none of ours [security: shared-provider-account]',
    async (type) => {
      const { clock } = at.shop;
      const { payments } = readConfig({ ...at.sandbox.settings });
      const connected = connectProviders(payments, { clock: clock.now });
      const other = testPayments(await open(), type, { clock, connected, publicUrl: 'http://localhost:3000' });
      const ours = await paid(type, { message: 'never' });
      const { id } = await other.order({ orderNumber: ours.orderNumber });
      const theirs = await other.begin(id);
      const [{ provider_ref: ref = '' } = {}] = await other.attempts(id);
      // Nobody has paid there. The payment here under the same order number does not count.
      await other.checkAll();
      expect(await other.attempts(id)).toMatchObject([{ state: 'redirected' }]);
      await at.decide({ type, ref: ref ?? '' }, 'authorized', { message: 'never' });
      await other.checkAll();
      expect(await other.attempts(id)).toMatchObject([{ state: 'captured', failure_code: null }]);

      const toRefund = { amount: 700, note: '', key: `beleg-${type}` };
      for (const [shop, attemptId] of [
        [at.shop, ours.attempt],
        [other, theirs],
      ] as const) {
        expect(await shop.refund({ attemptId, ...toRefund })).toMatchObject({ state: 'done' });
      }
      for (const paidRef of [ours.ref, ref ?? '']) expect(await at.books(paidRef)).toMatchObject({ refunded: 700 });
    },
  );
});
