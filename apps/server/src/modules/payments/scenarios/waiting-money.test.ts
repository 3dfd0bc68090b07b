import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { failures } from '../testing/gateway.ts';
import { testPayments } from '../testing/payments.ts';

const silence = { kind: 'before', failure: failures.unknown } as const;

describeOnBothEngines('money that came while another payment of its order was being asked for', ({ open }) => {
  /**
   * The first page is agreed to, and its capture has no answer and no effect. On the second page the money has moved at
   * once.
   */
  async function oneAskedOneMoved() {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const asked = await shop.begin(orderId);
    const moved = await shop.begin(orderId);
    shop.provider.authorize(asked);
    shop.provider.happens('capture', silence);
    await shop.settleOnNews({ attemptId: asked, attempt: 1 });
    shop.provider.captureAtOnce(moved);
    shop.provider.stand(asked, { state: 'pending', transactionId: 't' });
    return { shop, orderId, total, asked, moved, execute: () => shop.execute({ orderId, type: 'saferpay' }) };
  }

  test('stays, is checked, and pays the order once the other has ended without any', async () => {
    const { shop, orderId, total, asked, moved, execute } = await oneAskedOneMoved();

    expect(await execute()).toMatchObject({ payment: 'checking' });
    await shop.settleOnNews({ attemptId: moved, attempt: 1 });
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'capturing' }, { state: 'captured', refunded: 0 }]);
    expect(await execute()).toMatchObject({ payment: 'checking' });
    await expect(shop.begin(orderId)).rejects.toThrow('already-paid');
    await shop.live(600_000);
    expect(shop.mails).toEqual([]);
    expect(shop.provider.books(moved)).toMatchObject({ captured: total, refunded: 0 });

    shop.provider.stand(asked, { state: 'cancelled', code: 'CANCELED' });
    await shop.settleOnNews({ attemptId: asked, attempt: 1 });
    expect(await execute()).toMatchObject({ payment: 'paid' });
    await shop.live(26 * 3_600_000);

    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'failed' }, { state: 'captured', refunded: 0 }]);
    expect(shop.provider.total()).toBe(total);
    expect(shop.mails).toEqual([expect.stringContaining('ist eingegangen')]);
    expect(await shop.found()).toEqual([]);
  });

  test('is refunded once the other has brought its own', async () => {
    const { shop, orderId, total, asked, moved } = await oneAskedOneMoved();
    await shop.settleOnNews({ attemptId: moved, attempt: 1 });
    shop.provider.captureAtOnce(asked);

    await shop.settleOnNews({ attemptId: asked, attempt: 1 });
    await shop.live(60_000);

    expect(shop.provider.books(moved)).toMatchObject({ captured: total, refunded: total, refunds: 1 });
    expect(shop.provider.total()).toBe(total);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }, { state: 'refunded' }]);
    expect(await shop.found()).toEqual(['paid-twice']);
    expect(shop.mails.toSorted()).toEqual([
      expect.stringContaining('geht an Sie zurück'),
      expect.stringContaining('ist eingegangen'),
    ]);
  });

  test('is refunded as far as the operator has not refunded it meanwhile', async () => {
    const { shop, total, asked, moved } = await oneAskedOneMoved();
    await shop.settleOnNews({ attemptId: moved, attempt: 1 });
    await shop.refund({ attemptId: moved, amount: 100, note: '', key: 'von-hand' });
    shop.provider.captureAtOnce(asked);

    await shop.settleOnNews({ attemptId: asked, attempt: 1 });
    await shop.live(60_000);

    expect(shop.provider.books(moved)).toMatchObject({ refunded: total, refunds: 2 });
    expect(shop.provider.total()).toBe(total);
  });

  test('is refunded at once where its order is cancelled, and when the other ends where it was cancelled meanwhile', async () => {
    const { shop, orderId, total, moved } = await oneAskedOneMoved();
    await shop.setOrderState(orderId, 'cancelled');
    await shop.settleOnNews({ attemptId: moved, attempt: 1 });
    expect(shop.provider.books(moved)).toMatchObject({ refunded: total });
    expect(await shop.found()).toEqual(['late-payment']);

    const later = await oneAskedOneMoved();
    await later.shop.settleOnNews({ attemptId: later.moved, attempt: 1 });
    expect(later.shop.provider.books(later.moved)).toMatchObject({ refunded: 0 });
    await later.shop.setOrderState(later.orderId, 'cancelled');
    later.shop.provider.stand(later.asked, { state: 'cancelled', code: 'CANCELED' });
    await later.shop.settleOnNews({ attemptId: later.asked, attempt: 1 });
    await later.shop.live(60_000);
    expect(later.shop.provider.total()).toBe(0);
    expect(later.shop.mails).toEqual([expect.stringContaining('geht an Sie zurück')]);
  });

  test('that was cancelled and was refunded does not keep another payment from being made', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const cancelled = await shop.begin(orderId);
    await shop.cancel(orderId);
    const wanted = await shop.begin(orderId);
    shop.provider.captureAtOnce(cancelled);
    await shop.settleOnNews({ attemptId: cancelled, attempt: 1 });
    expect(shop.provider.books(cancelled)).toMatchObject({ refunded: total });

    shop.provider.authorize(wanted);
    expect(await shop.execute({ orderId, type: 'saferpay' })).toMatchObject({ payment: 'paid' });

    expect(shop.provider.total()).toBe(total);
    expect(await shop.found()).toEqual(['late-payment']);
  });
});
