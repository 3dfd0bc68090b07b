import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { failures } from '../testing/gateway.ts';
import { testPayments } from '../testing/payments.ts';

const hour = 3_600_000;
const silence = { kind: 'before', failure: failures.unknown } as const;

describeOnBothEngines('a page on which nobody does anything', ({ open }) => {
  for (const [type, last] of [
    ['saferpay', 23.5 * hour],
    ['paypal', 72 * hour],
  ] as const) {
    test(`${type}: is over after the last question about it, and not before`, async () => {
      const shop = testPayments(await open(), type);
      const { id: orderId } = await shop.order();
      await shop.begin(orderId);
      await shop.live(last - hour);
      expect(await shop.attempts(orderId)).toMatchObject([{ state: 'redirected' }]);
      await shop.live(hour);
      expect(await shop.attempts(orderId)).toMatchObject([{ state: 'expired', failure_code: 'never-used' }]);
      expect(await shop.checkAll()).toEqual({ open: 0, answered: 0 });
      expect(await shop.found()).toEqual([]);
    });
  }

  test('and that was closed for another one is over like it', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId } = await shop.order();
    await shop.begin(orderId);
    await shop.begin(orderId);
    await shop.live(24 * hour);
    const ends = await shop.attempts(orderId);
    expect(ends).toMatchObject([{ state: 'cancelled', failure_code: 'never-used' }, { state: 'expired' }]);
    expect(await shop.checkAll()).toEqual({ open: 0, answered: 0 });
  });

  test('of which the provider says nothing the last time is asked about until it answers', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    await shop.live(23 * hour);
    shop.provider.captureAtOnce(attempt);
    shop.provider.happens('inquire', silence, silence, silence);
    await shop.live(3 * hour);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }]);
    expect(shop.provider.total()).toBe(total);
  });
});
