import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { failures } from '../testing/gateway.ts';
import { testPayments } from '../testing/payments.ts';
import { type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

const silence = { kind: 'before', failure: failures.unknown } as const;

describeOnBothEngines('a page that was closed for another one, and is open at the provider', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    at = await startAtSandbox(await open());
  });
  afterAll(() => at.stop());

  /** A payer opened a page, came back without paying, and opened another one. */
  async function twoPages() {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const closed = await shop.begin(orderId);
    const second = await shop.begin(orderId);
    expect(await shop.attempts(orderId)).toMatchObject([{ failure_code: 'superseded' }, { state: 'redirected' }]);
    return { shop, orderId, total, closed, second, execute: () => shop.execute({ orderId, type: 'saferpay' }) };
  }

  test('paid there, it is found by whoever comes back, and nobody is asked to pay on the other [security: pay-in-two-tabs]', async () => {
    const { shop, orderId, total, closed, execute } = await twoPages();
    shop.provider.captureAtOnce(closed);

    expect(await execute()).toMatchObject({ payment: 'paid' });

    await expect(shop.begin(orderId)).rejects.toThrow('already-paid');
    expect(shop.provider.total()).toBe(total);
    expect(await shop.found()).toEqual([]);
  });

  test('without an answer about it nobody knows, and nobody pays anew until there is one [security: pay-in-two-tabs]', async () => {
    const { shop, orderId, total, closed, execute } = await twoPages();
    shop.provider.captureAtOnce(closed);
    shop.provider.happens('inquire', silence, silence);
    expect(await execute()).toMatchObject({ payment: 'checking' });
    shop.provider.happens('inquire', silence, silence);
    await expect(shop.begin(orderId)).rejects.toThrow('payment-checked');
    expect(await shop.attempts(orderId)).toHaveLength(2);

    expect(await execute()).toMatchObject({ payment: 'paid' });
    expect(shop.provider.total()).toBe(total);
  });

  test('a payer who only walked away can open any number of further pages', async () => {
    const { shop, orderId, execute } = await twoPages();
    expect(await execute()).toEqual({ payment: 'due' });
    await shop.begin(orderId);
    expect(await shop.attempts(orderId)).toMatchObject([{}, { failure_code: 'superseded' }, { state: 'redirected' }]);
  });

  test('paid while the provider decides, it is checked, and its money comes', async () => {
    const { shop, orderId, total, closed, execute } = await twoPages();
    shop.provider.stand(closed, { state: 'pending', transactionId: null });
    expect(await execute()).toMatchObject({ payment: 'due' });

    shop.provider.stand(closed, { state: 'pending', transactionId: 't' });
    expect(await execute()).toMatchObject({ payment: 'checking' });
    await expect(shop.begin(orderId)).rejects.toThrow('payment-checked');

    shop.provider.captureAtOnce(closed);
    await shop.live(26 * 3_600_000);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }, {}]);
    expect(shop.provider.total()).toBe(total);
  });

  test('is asked about by the operator, and at a start without its jobs, until the provider has ended it [security: pay-in-two-tabs]', async () => {
    const { shop, orderId, closed, second } = await twoPages();
    shop.provider.stand(second, { state: 'expired', code: 'TOKEN_EXPIRED' });
    await shop.checkAll();
    expect(await shop.checkAll()).toEqual({ open: 1, answered: 1 });

    const left = await twoPages();
    left.shop.provider.captureAtOnce(left.closed);
    await left.shop.loseJobs();
    await left.shop.resume();
    await left.shop.live(2 * 3_600_000);
    expect(await left.shop.attempts(left.orderId)).toMatchObject([{ state: 'captured' }, { state: 'redirected' }]);

    shop.provider.stand(closed, { state: 'expired', code: 'TOKEN_EXPIRED' });
    expect(await shop.checkAll()).toEqual({ open: 1, answered: 1 });
    expect(await shop.checkAll()).toEqual({ open: 0, answered: 0 });
    expect(await shop.attempts(orderId)).toMatchObject([
      { state: 'cancelled', failure_code: 'TOKEN_EXPIRED' },
      { state: 'expired' },
    ]);
  });

  test('cancelled, what is agreed to there is voided, and what moves is refunded', async () => {
    const { shop, orderId, total, closed, second } = await twoPages();
    await shop.cancel(orderId);
    expect(await shop.attempts(orderId)).toMatchObject([
      { state: 'cancelled', failure_code: 'withdrawn' },
      { state: 'cancelled', failure_code: 'withdrawn' },
    ]);
    shop.provider.authorize(closed);
    shop.provider.captureAtOnce(second);

    await shop.live(26 * 3_600_000);

    expect(shop.provider.books(closed)).toMatchObject({ captures: 0, voids: 1 });
    expect(shop.provider.books(second)).toMatchObject({ captured: total, refunded: total });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'voided' }, { state: 'refunded' }]);
  });

  test('after a payment that moved at once, and questions that were answered with a page, there is no second one [security: pay-in-two-tabs]', async () => {
    const begun = await at.begin('saferpay', { api: { inquire: 'html' }, message: 'never' });
    await at.decide(begun, 'captured-at-once');
    expect((await at.execute(begun)).json()).toMatchObject({ payment: 'checking' });
    await at.say('POST', '/control/faults', {
      ...{ provider: 'saferpay', payment: begun.ref, faults: { api: { inquire: 'html-502' } } },
    });
    expect((await at.create('saferpay', begun.id)).json()).toMatchObject({ code: 'payment-checked' });

    expect((await at.execute(begun)).json()).toMatchObject({ payment: 'paid' });
    expect(await at.shop.attempts(begun.id)).toHaveLength(1);
    expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
  });
});
