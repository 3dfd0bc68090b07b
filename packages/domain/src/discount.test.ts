import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPrices, negatePrice } from './add-prices.ts';
import { discountPrice } from './discount.ts';
import { declaredAmount, isPrice, priceOf, zeroPrice } from './price.ts';
import { anyDeclaration, anyRate } from './testing/arbitraries.ts';

const threeCents = priceOf(3, 2000, 'gross'); // holds half a cent of tax, rounded up to one

describe('a discount', () => {
  test('on one rate is taxed like a line', () => {
    expect(discountPrice(1000, priceOf(11_999, 2000, 'gross'), 'gross')).toEqual(
      negatePrice(priceOf(1000, 2000, 'gross')),
    );
    expect(discountPrice(1000, priceOf(11_999, 490, 'net'), 'net')).toEqual(negatePrice(priceOf(1000, 490, 'net')));
  });

  test('is spread over the rates of a gross shop by their gross', () => {
    const goods = addPrices([
      priceOf(10_000, 490, 'gross'),
      priceOf(5000, 1300, 'gross'),
      priceOf(10_000, 2000, 'gross'),
    ]);
    expect(discountPrice(1000, goods, 'gross')).toEqual({
      gross: -1000,
      net: -891,
      tax: -109,
      taxRates: [
        { rate: 490, net: -381, amount: -19 },
        { rate: 1300, net: -177, amount: -23 },
        { rate: 2000, net: -333, amount: -67 },
      ],
    });
  });

  test('is spread over the rates of a net shop by their net', () => {
    const goods = addPrices([priceOf(10_000, 490, 'net'), priceOf(5000, 1300, 'net'), priceOf(10_000, 2000, 'net')]);
    expect(discountPrice(1000, goods, 'net')).toEqual({
      gross: -1126,
      net: -1000,
      tax: -126,
      taxRates: [
        { rate: 490, net: -400, amount: -20 },
        { rate: 1300, net: -200, amount: -26 },
        { rate: 2000, net: -400, amount: -80 },
      ],
    });
  });

  test('of an odd cent goes to the largest remainder [LAW T8]', () => {
    const goods = addPrices([priceOf(100, 490, 'gross'), priceOf(200, 2000, 'gross')]);
    expect(discountPrice(1, goods, 'gross').taxRates).toEqual([
      { rate: 490, net: 0, amount: 0 },
      { rate: 2000, net: -1, amount: 0 },
    ]);
  });

  test.each([
    ['exactly the price', 1500],
    ['a cent more than the price', 1501],
    ['much more than the price', 10 ** 12],
  ])('of %s takes the price and no more', (_, amount) => {
    const goods = addPrices([priceOf(999, 490, 'gross'), priceOf(501, 2000, 'gross')]);
    expect(discountPrice(amount, goods, 'gross')).toEqual(negatePrice(goods));
  });

  test('of nothing is nothing at each rate', () => {
    expect(discountPrice(0, priceOf(100, 2000, 'gross'), 'gross')).toMatchObject({ gross: 0, net: 0, tax: 0 });
  });

  test('on nothing is nothing', () => {
    expect(discountPrice(500, zeroPrice, 'gross')).toEqual(zeroPrice);
    expect(discountPrice(500, priceOf(0, 2000, 'gross'), 'gross')).toMatchObject({ gross: 0, net: 0, tax: 0 });
  });

  test('takes the tax that many rounded lines hold, not what their sum would', () => {
    const goods = addPrices([threeCents, threeCents, threeCents]);
    expect(goods).toMatchObject({ gross: 9, net: 6, tax: 3 }); // the tax in 9 alone is 2
    expect(discountPrice(9, goods, 'gross')).toEqual(negatePrice(goods));
    // 7 and 1 would leave a net of -1.
    expect(discountPrice(8, goods, 'gross')).toMatchObject({ gross: -8, net: -6, tax: -2 });
  });

  test('takes no tax that rounding has already dropped', () => {
    const cent = priceOf(2, 2000, 'gross'); // a third of a cent, rounded down
    const goods = addPrices([cent, cent, cent, cent]);
    expect(goods).toMatchObject({ gross: 8, net: 8, tax: 0 });
    expect(discountPrice(7, goods, 'gross')).toMatchObject({ gross: -7, net: -7, tax: 0 });
  });

  test('in a net shop leaves no tax behind without goods', () => {
    const cents = Array.from({ length: 5 }, () => priceOf(3, 2000, 'net')); // 0.6 cents, rounded up to one each
    const goods = addPrices(cents);
    expect(goods).toMatchObject({ gross: 20, net: 15, tax: 5 });
    expect(discountPrice(15, goods, 'net')).toEqual(negatePrice(goods));
    expect(discountPrice(14, goods, 'net')).toMatchObject({ gross: -17, net: -14, tax: -3 });
  });

  test('below zero is a fault of the caller', () => {
    expect(() => discountPrice(-1, threeCents, 'gross')).toThrow(RangeError);
  });

  const anyGoods = fc.tuple(
    fc.array(fc.tuple(fc.oneof(fc.nat(20), fc.nat(10 ** 9)), anyRate), { maxLength: 12 }),
    anyDeclaration,
    fc.oneof(fc.nat(100), fc.nat(10 ** 10)),
  );

  test('never takes more than is there, at any rate', () => {
    fc.assert(
      fc.property(anyGoods, ([parts, declaration, amount]) => {
        const goods = addPrices(parts.map(([cents, rate]) => priceOf(cents, rate, declaration)));
        const discount = discountPrice(amount, goods, declaration);
        const rest = addPrices([goods, discount]);
        expect(isPrice(discount)).toBe(true);
        expect(isPrice(rest)).toBe(true);
        for (const share of rest.taxRates) {
          expect(share.net).toBeGreaterThanOrEqual(0);
          expect(share.amount).toBeGreaterThanOrEqual(0);
        }
        for (const share of discount.taxRates) {
          expect(share.net).toBeLessThanOrEqual(0);
          expect(share.amount).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('takes what it says, or all there is', () => {
    fc.assert(
      fc.property(anyGoods, ([parts, declaration, amount]) => {
        const goods = addPrices(parts.map(([cents, rate]) => priceOf(cents, rate, declaration)));
        const there = declaredAmount(goods, declaration);
        expect(declaredAmount(discountPrice(amount, goods, declaration), declaration)).toBe(
          0 - Math.min(amount, there),
        );
      }),
    );
  });
});
