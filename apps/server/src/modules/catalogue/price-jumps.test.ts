import { expect, test } from 'vitest';
import { areLike, priceJump } from './price-jumps.ts';

test.each([
  [200, 1, 100, 1, true],
  [201, 1, 100, 1, false],
  [50, 1, 100, 1, true],
  [49, 1, 100, 1, false],
  [355, 100, 345, 100, true],
  [4, 1, 345, 100, true],
  [6, 1, 345, 100, true],
  [7, 1, 345, 100, false],
  [1, 1, 345, 100, false],
  [0, 1, 0, 1, true],
  [0, 1, 1, 1, false],
  [100_000_000, 1_000_000, 50_000_000, 1_000_000, true],
])('%i cents for %i units after %i for %i: %s', (amount, units, other, others, isLike) => {
  expect(areLike({ amount, units }, { amount: other, units: others })).toBe(isLike);
});

test('each scale is compared with what as many cost before', () => {
  const before = { price: 1000, priceQuantity: 1, scales: [{ from: 10, price: 400 }] };
  const now = (price: number, ...scales: { from: number; price: number }[]) => ({ price, priceQuantity: 1, scales });
  expect(priceJump(now(1100, { from: 5, price: 900 }, { from: 10, price: 300 }), before)).toBeNull();
  expect(priceJump(now(1100, { from: 5, price: 300 }), before)).toEqual({
    from: 5,
    now: { amount: 300, units: 1 },
    before: { amount: 1000, units: 1 },
  });
  expect(priceJump(now(1100, { from: 20, price: 900 }), before)).toMatchObject({ from: 20, before: { amount: 400 } });
});
