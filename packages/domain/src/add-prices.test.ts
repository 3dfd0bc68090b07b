import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPrices, negatePrice } from './add-prices.ts';
import { isPrice, type Price, priceOf, zeroPrice } from './price.ts';
import { anyCents, anyDeclaration, anyRate } from './testing/arbitraries.ts';

const anyPrices = fc.array(
  fc.tuple(anyCents, anyRate, anyDeclaration).map((of) => priceOf(...of)),
  { maxLength: 20 },
);

describe('the sum of prices', () => {
  test('of none is nothing', () => {
    expect(addPrices([])).toEqual(zeroPrice);
  });

  test('of one is that one', () => {
    expect(addPrices([priceOf(999, 490, 'gross')])).toEqual(priceOf(999, 490, 'gross'));
  });

  test('groups rates, ascending, whatever order they come in [SPEC §4.3.13]', () => {
    const cart = [
      priceOf(1234, 2000, 'gross'),
      priceOf(999, 490, 'gross'),
      priceOf(500, 0, 'gross'),
      priceOf(1, 2000, 'gross'),
    ];
    const sum: Price = {
      gross: 2734,
      net: 2481,
      tax: 253,
      taxRates: [
        { rate: 0, net: 500, amount: 0 },
        { rate: 490, net: 952, amount: 47 },
        { rate: 2000, net: 1029, amount: 206 },
      ],
    };
    expect(addPrices(cart)).toEqual(sum);
    expect(addPrices(cart.toReversed())).toEqual(sum);
  });

  test.each([
    ['three cents at 20 %, three times: each holds half a cent, rounded up', 3, 2000, 3, 3],
    ['one cent at 20 %, six times: each holds a sixth, rounded down', 1, 2000, 6, 0],
    ['0.99 at 4.9 %, ten times', 99, 490, 10, 50],
    ['0.99 at 13 %, ten times', 99, 1300, 10, 110],
  ])('sums the tax of lines and never rounds again: %s', (_, gross, rate, times, tax) => {
    const sum = addPrices(Array.from({ length: times }, () => priceOf(gross, rate, 'gross')));
    expect(sum.gross).toBe(gross * times);
    expect(sum.tax).toBe(tax);
    expect(sum.taxRates).toEqual([{ rate, net: gross * times - tax, amount: tax }]);
  });

  test('keeps a rate whose amounts cancel out, so that an invoice can show it', () => {
    const price = priceOf(120, 2000, 'gross');
    expect(addPrices([price, negatePrice(price)])).toEqual({
      gross: 0,
      net: 0,
      tax: 0,
      taxRates: [{ rate: 2000, net: 0, amount: 0 }],
    });
  });

  test('keeps money without tax effect out of the rates', () => {
    const balance: Price = { gross: -50, net: -50, tax: 0, taxRates: [] };
    expect(addPrices([priceOf(120, 2000, 'gross'), balance])).toEqual({
      gross: 70,
      net: 50,
      tax: 20,
      taxRates: [{ rate: 2000, net: 100, amount: 20 }],
    });
  });

  test('takes any iterable', () => {
    expect(addPrices(new Set([priceOf(120, 2000, 'gross'), priceOf(119, 1900, 'gross')])).gross).toBe(239);
  });

  test('leaves what it sums untouched', () => {
    const prices = [priceOf(120, 2000, 'gross'), priceOf(240, 2000, 'gross')];
    const before = structuredCloneOf(prices);
    addPrices(prices);
    expect(prices).toEqual(before);
  });

  test('throws instead of losing a cent past 2^53', () => {
    const huge: Price = { gross: 2 ** 52, net: 2 ** 52, tax: 0, taxRates: [] };
    expect(() => addPrices([huge, huge, huge])).toThrow(RangeError);
  });

  test('is a price again, gross, net and tax being the sums', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const sum = addPrices(prices);
        expect(isPrice(sum)).toBe(true);
        for (const part of ['gross', 'net', 'tax'] as const) {
          expect(sum[part]).toBe(prices.reduce((total, price) => total + price[part], 0));
        }
        expect(sum.taxRates.map(({ rate }) => rate)).toEqual(
          [...new Set(prices.flatMap(ratesOf))].sort((a, b) => a - b),
        );
      }),
    );
  });

  test('does not depend on the order or the grouping of the parts', () => {
    fc.assert(
      fc.property(anyPrices, anyPrices, (some, others) => {
        const all = addPrices([...some, ...others]);
        expect(addPrices([...others, ...some])).toEqual(all);
        expect(addPrices([addPrices(some), addPrices(others)])).toEqual(all);
      }),
    );
  });
});

describe('a price given back', () => {
  test('has every sign turned and no minus zero', () => {
    expect(negatePrice(priceOf(999, 490, 'gross'))).toEqual({
      gross: -999,
      net: -952,
      tax: -47,
      taxRates: [{ rate: 490, net: -952, amount: -47 }],
    });
    expect(negatePrice(zeroPrice)).toEqual(zeroPrice);
    expect(negatePrice(priceOf(5, 0, 'net')).taxRates).toEqual([{ rate: 0, net: -5, amount: 0 }]);
  });

  test('and taken again is the price', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const sum = addPrices(prices);
        expect(negatePrice(negatePrice(sum))).toEqual(sum);
        expect(isPrice(negatePrice(sum))).toBe(true);
        expect(addPrices([sum, negatePrice(sum)])).toMatchObject({ gross: 0, net: 0, tax: 0 });
      }),
    );
  });
});

function ratesOf(price: Price): number[] {
  return price.taxRates.map(({ rate }) => rate);
}

function structuredCloneOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
