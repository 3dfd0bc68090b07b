import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheaperAmount, costOf, type PriceScale, priceAt, scaleAt, scalesRefusal } from './scale-price.ts';

/** 3.45 € for 100 screws; from 500 on 2.90 €, from 5,000 on 2.10 €. */
const screws = {
  price: 345,
  priceQuantity: 100,
  scales: [
    { from: 500, price: 290 },
    { from: 5000, price: 210 },
  ],
};

describe('screws by the hundred, in scales', () => {
  test.each([
    [1, 345, 3], // 3.45 cents
    [2, 345, 7], // 6.9 cents: never 2 × 3
    [100, 345, 345],
    [150, 345, 518], // 517.5
    [499, 345, 1722], // 1721.55
    [500, 290, 1450],
    [4999, 290, 14_497], // 14497.1
    [5000, 210, 10_500],
    [1_000_000, 210, 2_100_000],
  ])('%d pieces are counted by %d and cost %d cents', (amount, price, cost) => {
    expect(priceAt(screws, amount)).toBe(price);
    expect(costOf(priceAt(screws, amount), screws.priceQuantity, amount)).toBe(cost);
  });

  test.each([
    [1, null],
    [420, null], // 14.49 €
    [421, 500], // 14.52 €, and 500 pieces are 14.50 €
    [499, 500],
    [500, null],
    [3620, null],
    [3621, 5000], // 105.01 €, and 5,000 pieces are 105.00 €
    [5000, null],
  ])('%d pieces cost no less than %j', (amount, more) => {
    expect(cheaperAmount(screws, amount)).toBe(more);
  });

  test('the scale that counts is the last one reached', () => {
    expect(scaleAt(screws.scales, 499)).toBeNull();
    expect(scaleAt(screws.scales, 500)).toEqual({ from: 500, price: 290 });
    expect(scaleAt(screws.scales, 9999)).toEqual({ from: 5000, price: 210 });
  });
});

test('four and more decimals of a unit are exact in cents: 0.0345 € each is 3.45 € for 100', () => {
  expect(costOf(345, 100, 10_000)).toBe(34_500);
  expect(costOf(345, 100, 7)).toBe(24); // 24.15
  expect(costOf(12_345_678, 1_000_000, 999_999)).toBe(12_345_666); // 12345665.65…
});

test.each<[string, PriceScale[], string | null]>([
  ['none', [], null],
  ['one', [{ from: 10, price: 300 }], null],
  ['from the first piece', [{ from: 1, price: 300 }], 'scale-amount'],
  ['from half a piece', [{ from: 2.5, price: 300 }], 'scale-amount'],
  ['the same amount twice', [10, 10].map((from, i) => ({ from, price: 300 - i })), 'scale-twice'],
  ['descending amounts', [20, 10].map((from, i) => ({ from, price: 300 - i })), 'scale-twice'],
  ['as dear as the price', [{ from: 10, price: 345 }], 'scale-rises'],
  ['rising', [10, 20].map((from, i) => ({ from, price: 300 + i })), 'scale-rises'],
  ['too many', Array.from({ length: 51 }, (_, i) => ({ from: i + 2, price: 300 - i })), 'too-many-scales'],
])('scales: %s', (_, scales, refusal) => {
  expect(scalesRefusal(345, scales)).toBe(refusal);
});

const anyScaled = fc
  .record({
    price: fc.integer({ min: 1, max: 100_000 }),
    priceQuantity: fc.constantFrom(1, 10, 100, 1000),
    falls: fc.array(fc.record({ more: fc.integer({ min: 1, max: 500 }), share: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 5,
    }),
  })
  .map(({ price, priceQuantity, falls }) => {
    const scales: PriceScale[] = [];
    for (const { more, share } of falls) {
      const before = scales.at(-1) ?? { from: 1, price };
      const next = { from: before.from + more, price: Math.floor((before.price * share) / 100) };
      if (next.price < before.price) scales.push(next);
    }
    return { price, priceQuantity, scales };
  });

test('whoever would get more for the same money or less is told so', () => {
  fc.assert(
    fc.property(anyScaled, fc.integer({ min: 1, max: 3000 }), (offer, amount) => {
      expect(scalesRefusal(offer.price, offer.scales)).toBeNull();
      const cost = (of: number) => costOf(priceAt(offer, of), offer.priceQuantity, of);
      const more = cheaperAmount(offer, amount);
      const larger = offer.scales.filter(({ from }) => from > amount).map(({ from }) => from);
      expect(more).toBe(larger.find((from) => cost(from) <= cost(amount)) ?? null);
      // Within a scale, a larger amount never costs less.
      if (scaleAt(offer.scales, amount) === scaleAt(offer.scales, amount + 1))
        expect(cost(amount + 1)).toBeGreaterThanOrEqual(cost(amount));
    }),
  );
});
