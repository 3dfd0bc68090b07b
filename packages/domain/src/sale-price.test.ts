import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedAt, isSaleTime, nextBoundary, type Sale, type TimedPrice } from './sale-price.ts';
import { priceAt } from './scale-price.ts';

const sale = (price: number, from: number | null = 100, until: number | null = 200): Sale => ({ price, from, until });
const timed = (own: Sale | null, scales: TimedPrice['scales'] = []): TimedPrice => ({ price: 1000, scales, sale: own });

describe('a sale', () => {
  test('counts from its first moment to the last one before its end', () => {
    const price = (at: number) => askedAt(timed(sale(800)), at).price;
    expect([price(99), price(100), price(199), price(200)]).toEqual([1000, 800, 800, 1000]);
  });

  test('without a beginning has begun, without an end goes on', () => {
    expect([isSaleTime(sale(1, null, 200), 0), isSaleTime(sale(1, null, 200), 200)]).toEqual([true, false]);
    expect([isSaleTime(sale(1, 100, null), 99), isSaleTime(sale(1, 100, null), 1e15)]).toEqual([false, true]);
  });

  test('is none where it is not below the price', () => {
    for (const price of [1000, 1200])
      expect(askedAt(timed(sale(price)), 150)).toEqual({ price: 1000, scales: [], sale: null });
  });

  test('leaves the scales that are cheaper still, so that nobody pays more than it', () => {
    const scales = [
      { from: 10, price: 900 },
      { from: 50, price: 700 },
    ];
    expect(askedAt(timed(sale(800), scales), 150).scales).toEqual([{ from: 50, price: 700 }]);
    expect(askedAt(timed(sale(800), scales), 200).scales).toEqual(scales);
  });

  test('is the lower of price and sale price at every amount and every moment', () => {
    const scale = fc.record({ from: fc.integer({ min: 2, max: 1000 }), price: fc.integer({ min: 0, max: 999 }) });
    const scales = fc
      .uniqueArray(scale, { selector: ({ from }) => from, maxLength: 5 })
      .map((some) => some.toSorted((a, b) => a.from - b.from))
      .filter((some) => some.every((one, i) => one.price < (some[i - 1]?.price ?? 1000)));
    fc.assert(
      fc.property(scales, fc.nat(1500), fc.nat(300), fc.integer({ min: 1, max: 1200 }), (some, price, at, amount) => {
        const offer = timed(sale(price), some);
        const full = priceAt({ ...offer, priceQuantity: 1 }, amount);
        const asked = priceAt({ ...askedAt(offer, at), priceQuantity: 1 }, amount);
        expect(asked).toBe(at >= 100 && at < 200 ? Math.min(full, price) : full);
      }),
    );
  });

  test('has its next boundary at its beginning, then at its end, then nowhere', () => {
    const next = (at: number) => nextBoundary(sale(1), at);
    expect([next(0), next(99), next(100), next(199), next(200)]).toEqual([100, 100, 200, 200, Infinity]);
    expect(nextBoundary(sale(1, null, null), 0)).toBe(Infinity);
  });
});
