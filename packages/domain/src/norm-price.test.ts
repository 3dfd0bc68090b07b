import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Content } from './content.ts';
import { normPriceAfter, normPriceOf } from './norm-price.ts';

describe('the norm price [LAW P4]', () => {
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
    expect(normPriceOf({ price, content: { quantity, unit } })).toEqual({
      shown: true,
      price: normPrice,
      unit: `1 ${normUnit}`,
    });
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
    expect(normPriceOf({ price: 199, content })).toEqual({ shown: false, reason });
  });

  test('is shown for loose goods, that are sold gram by gram, however little one gram is', () => {
    const gram: Content = { quantity: 1, unit: 'g' };
    const tea = { price: 59, priceQuantity: 10, content: gram };
    expect(normPriceOf({ ...tea, isLoose: true })).toEqual({ shown: true, price: 5900, unit: '1 kg' });
    const base: Content = { quantity: 100, unit: 'g' };
    expect(normPriceOf({ ...tea, isLoose: true, base })).toEqual({ shown: true, price: 590, unit: '100 g' });
    expect(normPriceOf(tea)).toEqual({ shown: false, reason: 'under-ten-grams' });
  });

  test('is shown for short lengths, which no exception covers', () => {
    expect(normPriceOf({ price: 199, content: { quantity: 9, unit: 'mm' } })).toMatchObject({
      shown: true,
      unit: '1 m',
    });
  });

  test('of several packs is of all they hold, and of a price for several units of all of these', () => {
    const sixPack: Content = { count: 6, quantity: 0.33, unit: 'l' };
    expect(normPriceOf({ price: 599, content: sixPack })).toEqual({ shown: true, price: 303, unit: '1 l' });
    const screw: Content = { quantity: 2.5, unit: 'g' };
    expect(normPriceOf({ price: 345, priceQuantity: 100, content: { ...screw, quantity: 25 } })).toMatchObject({
      price: 138,
    });
    expect(normPriceOf({ price: 345, priceQuantity: 40, content: { ...screw, quantity: 25 } })).toEqual({
      shown: false,
      reason: 'same-as-price',
    });
  });

  test('is for another base where the operator names one that measures the same', () => {
    const content: Content = { quantity: 150, unit: 'g' };
    const per = (base: Content) => normPriceOf({ price: 299, content, base });
    expect(per({ quantity: 100, unit: 'g' })).toEqual({ shown: true, price: 199, unit: '100 g' });
    expect(per({ quantity: 0.5, unit: 'l' })).toEqual({ shown: true, price: 1993, unit: '1 kg' });
    expect(per({ quantity: 1000, unit: 'g' })).toEqual({ shown: true, price: 1993, unit: '1 kg' });
    expect(per({ quantity: 0.15, unit: 'kg' })).toEqual({ shown: false, reason: 'same-as-price' });
  });

  test.each([0, -1, 1e-7, Number.NaN])('of a content of %d is a fault of the caller', (quantity) => {
    expect(() => normPriceOf({ price: 199, content: { quantity, unit: 'kg' } })).toThrow(RangeError);
  });

  test('is the same, however the content is written', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 8), fc.integer({ min: 2, max: 1000 }), (price, quantity) => {
        const of = (content: Content) => normPriceOf({ price, content });
        expect(of({ quantity: quantity * 1000, unit: 'g' })).toEqual(of({ quantity, unit: 'kg' }));
        expect(of({ quantity: quantity / 10, unit: 'l' })).toEqual(of({ quantity: quantity * 100, unit: 'ml' }));
      }),
    );
  });

  test('times the content is the price, but for rounding', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 8), fc.integer({ min: 10, max: 100_000 }), (price, quantity) => {
        const norm = normPriceOf({ price, content: { quantity, unit: 'g' } });
        if (norm.shown)
          expect(Math.abs((norm.price * quantity) / 1000 - price)).toBeLessThanOrEqual(quantity / 2000 + 1e-6);
      }),
    );
  });
});

describe('the norm price after a new price', () => {
  test.each([
    [990, 1320, '1 l', 1290, 1720], // 750 ml
    [990, 1320, 'l', 1500, 2000],
    [199, 398, '1 kg', 99, 198],
    [250, 100, '100 g', 300, 120], // 250 g
    [1290, 258, '1 m', 1500, 300], // 5 m
    [11_000, 1100, '1 Stück', 9900, 990],
    [990, 1320, '1 l', 0, 0],
  ])('of %d cents with %d per %s is, at %d, %d', (price, normPrice, normUnit, after, expected) => {
    expect(normPriceAfter({ price, normPrice, normUnit }, after)).toBe(expected);
  });

  test.each([
    ['several contents fit the old one', { price: 789, normPrice: 32, normUnit: '1 kg' }, 999],
    ['no content fits it', { price: 990, normPrice: 1321, normUnit: '100 l' }, 1290],
    ['nobody knows the unit', { price: 990, normPrice: 1320, normUnit: 'Waschladung' }, 1290],
    ['the unit is a name that objects have', { price: 990, normPrice: 1320, normUnit: 'constructor' }, 1290],
    ['the unit is nothing', { price: 990, normPrice: 1320, normUnit: '0 l' }, 1290],
    ['it was rounded to nothing', { price: 1, normPrice: 0, normUnit: '1 kg' }, 1290],
    ['the price was nothing', { price: 0, normPrice: 10, normUnit: '1 kg' }, 1290],
  ])('is unknown where %s', (_, before, after) => {
    expect(normPriceAfter(before, after)).toBeNull();
  });

  test('is never another than that of the content', () => {
    const prices = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(prices, prices, fc.integer({ min: 10, max: 100_000 }), (price, after, quantity) => {
        const content = { quantity, unit: 'ml' } as const;
        const [old, wanted] = [normPriceOf({ price, content }), normPriceOf({ price: after, content })];
        fc.pre(old.shown && wanted.shown);
        if (!old.shown || !wanted.shown) return;
        const found = normPriceAfter({ price, normPrice: old.price, normUnit: '1 l' }, after);
        expect(found === null || found === wanted.price).toBe(true);
      }),
    );
  });
});
