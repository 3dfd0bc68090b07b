import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, normPriceOf } from './norm-price.ts';

describe('the norm price', () => {
  test.each([
    [199, 500, 'g', 398, 'kg'],
    [199, 750, 'g', 265, 'kg'],
    [349, 330, 'ml', 1058, 'l'],
    [99, 10, 'g', 9900, 'kg'],
    [99, 10, 'ml', 9900, 'l'],
    [1999, 25, 'kg', 80, 'kg'],
    [895, 5, 'l', 179, 'l'],
    [1290, 250, 'cm', 516, 'm'],
    [45, 8, 'mm', 5625, 'm'],
    [999, 50, 'm', 20, 'm'],
    [2499, 25_000, 'cm²', 1000, 'm²'],
    [2499, 3, 'm²', 833, 'm²'],
    [599, 45_000, 'cm³', 13_311, 'm³'],
    [12_999, 2, 'm³', 6500, 'm³'],
    [0, 500, 'g', 0, 'kg'],
    [1, 999_999, 'g', 0, 'kg'],
    [100_000_000, 10, 'g', 10_000_000_000, 'kg'],
    [10 ** 12, 333, 'g', 3_003_003_003_003, 'kg'],
  ] as const)('of %d cents for %d %s is %d cents per %s', (price, quantity, unit, normPrice, normUnit) => {
    expect(normPriceOf(price, { quantity, unit })).toEqual({ shown: true, price: normPrice, unit: normUnit });
  });

  test.each([
    ['one kilogram', { quantity: 1, unit: 'kg' }, 'same-as-price'],
    ['a thousand grams', { quantity: 1000, unit: 'g' }, 'same-as-price'],
    ['a thousand millilitres', { quantity: 1000, unit: 'ml' }, 'same-as-price'],
    ['one metre', { quantity: 100, unit: 'cm' }, 'same-as-price'],
    ['one square metre', { quantity: 10_000, unit: 'cm²' }, 'same-as-price'],
    ['one cubic metre', { quantity: 1, unit: 'm³' }, 'same-as-price'],
    ['nine grams', { quantity: 9, unit: 'g' }, 'under-ten-grams'],
    ['one millilitre', { quantity: 1, unit: 'ml' }, 'under-ten-grams'],
  ] as [string, Content, string][])('need not be shown for %s', (_, content, reason) => {
    expect(normPriceOf(199, content)).toEqual({ shown: false, reason });
  });

  test('is shown for short lengths, which no exception covers', () => {
    expect(normPriceOf(199, { quantity: 9, unit: 'mm' })).toMatchObject({ shown: true, unit: 'm' });
  });

  test('need not be shown where the operator says so', () => {
    expect(normPriceOf(199, { quantity: 500, unit: 'g' }, true)).toEqual({ shown: false, reason: 'exempt' });
    expect(normPriceOf(199, { quantity: 500, unit: 'g' }, false)).toMatchObject({ shown: true });
  });

  test.each([0, -1, 0.75, Number.NaN])('of a content of %d is a fault of the caller', (quantity) => {
    expect(() => normPriceOf(199, { quantity, unit: 'kg' })).toThrow(RangeError);
  });

  test('is the same, however the content is written', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 8), fc.integer({ min: 2, max: 1000 }), (price, quantity) => {
        expect(normPriceOf(price, { quantity: quantity * 1000, unit: 'g' })).toEqual(
          normPriceOf(price, { quantity, unit: 'kg' }),
        );
        expect(normPriceOf(price, { quantity: quantity * 100, unit: 'cm' })).toEqual(
          normPriceOf(price, { quantity, unit: 'm' }),
        );
      }),
    );
  });

  test('times the content is the price, but for rounding', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 8), fc.integer({ min: 10, max: 100_000 }), (price, quantity) => {
        const norm = normPriceOf(price, { quantity, unit: 'g' });
        if (norm.shown)
          expect(Math.abs((norm.price * quantity) / 1000 - price)).toBeLessThanOrEqual(quantity / 2000 + 1e-6);
      }),
    );
  });
});
