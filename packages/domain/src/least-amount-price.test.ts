import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromLeastAmount } from './least-amount-price.ts';
import { askedAt, type TimedPrice } from './sale-price.ts';
import { priceAt } from './scale-price.ts';

const scales = [
  { from: 6, price: 800 },
  { from: 24, price: 700 },
];
const wine: TimedPrice = { price: 1000, scales, sale: null };
const at = (timed: TimedPrice, amount: number, now: number) =>
  priceAt({ ...askedAt(timed, now), priceQuantity: 1 }, amount);

describe('the prices from the least amount on', () => {
  test('begin with the scale that it reaches; larger scales stay', () => {
    expect(fromLeastAmount(wine, 6)).toEqual({ price: 800, scales: [{ from: 24, price: 700 }], sale: null });
    expect(fromLeastAmount(wine, 23)).toEqual({ price: 800, scales: [{ from: 24, price: 700 }], sale: null });
    expect(fromLeastAmount(wine, 24)).toEqual({ price: 700, scales: [], sale: null });
  });

  test('are the same where it reaches none', () => {
    for (const least of [1, 5]) expect(fromLeastAmount(wine, least)).toBe(wine);
    const plain = { ...wine, scales: [] };
    expect(fromLeastAmount(plain, 100)).toBe(plain);
  });

  test('announce a sale only where the least amount is cheaper by it', () => {
    const from = (price: number) =>
      askedAt(fromLeastAmount({ ...wine, sale: { price, from: null, until: null } }, 6), 0);
    expect(from(900)).toMatchObject({ price: 800, sale: null });
    expect(from(800)).toMatchObject({ price: 800, sale: null });
    expect(from(750)).toMatchObject({ price: 750, scales: [{ from: 24, price: 700 }], sale: { price: 750 } });
  });

  test('leave what each amount that is sold costs, at any time, and never rise', () => {
    const cents = fc.integer({ min: 1, max: 1000 });
    const moment = fc.option(fc.integer({ min: 0, max: 20 }));
    const timed: fc.Arbitrary<TimedPrice> = fc.record({
      price: fc.constant(1001),
      scales: fc
        .uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 60 }), price: cents }), {
          selector: ({ from }) => from,
          maxLength: 6,
        })
        .map((some) => some.toSorted((a, b) => a.from - b.from))
        .filter((some) => some.every(({ price }, i) => price < (some[i - 1]?.price ?? 1001))),
      sale: fc.option(fc.record({ price: fc.integer({ min: 0, max: 1100 }), from: moment, until: moment })),
    });
    const amount = fc.integer({ min: 1, max: 80 });
    fc.assert(
      fc.property(timed, amount, amount, fc.integer({ min: 0, max: 20 }), (prices, least, more, now) => {
        const shown = fromLeastAmount(prices, least);
        expect(at(shown, least + more, now)).toBe(at(prices, least + more, now));
        expect(at(shown, least, now)).toBe(at(prices, least, now));
        expect(askedAt(shown, now).price).toBe(at(prices, least, now));
        expect(shown.scales.every(({ from, price }) => from > least && price < shown.price)).toBe(true);
      }),
    );
  });
});
