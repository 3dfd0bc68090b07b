import { expect, test } from 'vitest';
import { isToBill } from './is-to-bill.ts';
import type { OrderLife } from './order-life.ts';

/** Three pieces of one line, of which some were shipped, cancelled or returned. */
function life(
  { shipped = 0, cancelled = 0, returned = 0 }: { shipped?: number; cancelled?: number; returned?: number },
  more: Partial<OrderLife> = {},
): OrderLife {
  const parcel = { number: 1, isDelivered: false, pieces: [{ line: 0, amount: shipped }] };
  return {
    lines: [{ ordered: 3, cancelled, returned }],
    parcels: shipped > 0 ? [parcel] : [],
    ...{ isConfirmed: true, isPicked: false, hold: null, isCompleted: false, isPaid: false },
    ...more,
  };
}

test.each<[string, OrderLife, boolean]>([
  ['nothing was shipped', life({}), false],
  ['a part waits', life({ shipped: 2 }), false],
  ['all was shipped', life({ shipped: 3 }), true],
  ['a part was shipped and the rest cancelled', life({ shipped: 2, cancelled: 1 }), true],
  ['all was cancelled before', life({ cancelled: 3 }), false],
  ['a part came back', life({ shipped: 3, returned: 2 }), true],
  ['all came back', life({ shipped: 3, returned: 3 }), false],
  ['the rest was cancelled and all that was shipped came back', life({ shipped: 1, cancelled: 2, returned: 1 }), false],
  ['the shop has closed it', life({ shipped: 3 }, { isCompleted: true }), true],
])('where %s, an invoice is needed or not', (_, of, expected) => {
  expect(isToBill(of, 6000)).toBe(expected);
});

test('what costs nothing needs no invoice', () => {
  expect(isToBill(life({ shipped: 3 }), 0)).toBe(false);
});
