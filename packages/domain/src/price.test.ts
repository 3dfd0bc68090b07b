import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declaredAmount, isPrice, type Price, priceOf, priceOfShare, taxOn, zeroPrice } from './price.ts';
import { anyCents, anyDeclaration, anyRate } from './testing/arbitraries.ts';

describe('the tax in a gross amount: gross × r / (100 + r), half up', () => {
  test.each([
    [3, 0, 0],
    [9, 0, 0],
    [99, 0, 0],
    [999, 0, 0],
    [99_999, 0, 0],
    [123_456_789, 0, 0],
    [999_999_999_999, 0, 0],
    [-3, 0, 0],
    [-999, 0, 0],
    [1, 490, 0],
    [3, 490, 0],
    [9, 490, 0],
    [10, 490, 0],
    [99, 490, 5],
    [100, 490, 5],
    [199, 490, 9],
    [999, 490, 47],
    [1_000, 490, 47],
    [1_049, 490, 49],
    [1_234, 490, 58],
    [4_711, 490, 220],
    [99_999, 490, 4_671],
    [123_456_789, 490, 5_766_809],
    [1_000_000_000_000, 490, 46_711_153_480],
    [999_999_999_999, 490, 46_711_153_479],
    [-3, 490, 0],
    [-999, 490, -47],
    [1_049, 700, 69],
    [1_049, 1_000, 95],
    [1, 1_300, 0],
    [3, 1_300, 0],
    [9, 1_300, 1],
    [10, 1_300, 1],
    [99, 1_300, 11],
    [100, 1_300, 12],
    [199, 1_300, 23],
    [999, 1_300, 115],
    [1_000, 1_300, 115],
    [1_049, 1_300, 121],
    [1_234, 1_300, 142],
    [4_711, 1_300, 542],
    [99_999, 1_300, 11_504],
    [123_456_789, 1_300, 14_202_993],
    [1_000_000_000_000, 1_300, 115_044_247_788],
    [999_999_999_999, 1_300, 115_044_247_787],
    [-3, 1_300, 0],
    [-999, 1_300, -115],
    [1_049, 1_900, 167],
    [1, 2_000, 0],
    [3, 2_000, 1],
    [9, 2_000, 2],
    [10, 2_000, 2],
    [99, 2_000, 17],
    [100, 2_000, 17],
    [199, 2_000, 33],
    [999, 2_000, 167],
    [1_000, 2_000, 167],
    [1_049, 2_000, 175],
    [1_234, 2_000, 206],
    [4_711, 2_000, 785],
    [99_999, 2_000, 16_667],
    [123_456_789, 2_000, 20_576_132],
    [1_000_000_000_000, 2_000, 166_666_666_667],
    [999_999_999_999, 2_000, 166_666_666_667],
    [-3, 2_000, -1],
    [-999, 2_000, -167],
    [1_049, 10_000, 525],
  ])('%d cents at %d bp hold %d of tax', (gross, rate, tax) => {
    expect(taxOn(gross, rate, 'gross')).toBe(tax);
    expect(priceOf(gross, rate, 'gross')).toEqual({
      gross,
      net: gross - tax,
      tax,
      taxRates: [{ rate, net: gross - tax, amount: tax }],
    });
  });
});

describe('the tax on a net amount: net × r / 100, half up', () => {
  test.each([
    [3, 0, 0],
    [99, 0, 0],
    [1_500, 0, 0],
    [999, 0, 0],
    [99_999, 0, 0],
    [123_456_789, 0, 0],
    [999_999_999_999, 0, 0],
    [-999, 0, 0],
    [1, 490, 0],
    [2, 490, 0],
    [3, 490, 0],
    [5, 490, 0],
    [25, 490, 1],
    [50, 490, 2],
    [99, 490, 5],
    [100, 490, 5],
    [500, 490, 25],
    [1_500, 490, 74],
    [999, 490, 49],
    [1_049, 490, 51],
    [1_234, 490, 60],
    [4_711, 490, 231],
    [99_999, 490, 4_900],
    [123_456_789, 490, 6_049_383],
    [1_000_000_000_000, 490, 49_000_000_000],
    [999_999_999_999, 490, 49_000_000_000],
    [-500, 490, -25],
    [-999, 490, -49],
    [2, 700, 0],
    [5, 700, 0],
    [50, 700, 4],
    [500, 700, 35],
    [1_049, 700, 73],
    [2, 1_000, 0],
    [5, 1_000, 1],
    [50, 1_000, 5],
    [500, 1_000, 50],
    [1_049, 1_000, 105],
    [1, 1_300, 0],
    [2, 1_300, 0],
    [3, 1_300, 0],
    [5, 1_300, 1],
    [25, 1_300, 3],
    [50, 1_300, 7],
    [99, 1_300, 13],
    [100, 1_300, 13],
    [500, 1_300, 65],
    [1_500, 1_300, 195],
    [999, 1_300, 130],
    [1_049, 1_300, 136],
    [1_234, 1_300, 160],
    [4_711, 1_300, 612],
    [99_999, 1_300, 13_000],
    [123_456_789, 1_300, 16_049_383],
    [1_000_000_000_000, 1_300, 130_000_000_000],
    [999_999_999_999, 1_300, 130_000_000_000],
    [-500, 1_300, -65],
    [-999, 1_300, -130],
    [2, 1_900, 0],
    [5, 1_900, 1],
    [50, 1_900, 10],
    [500, 1_900, 95],
    [1_049, 1_900, 199],
    [1, 2_000, 0],
    [2, 2_000, 0],
    [3, 2_000, 1],
    [5, 2_000, 1],
    [25, 2_000, 5],
    [50, 2_000, 10],
    [99, 2_000, 20],
    [100, 2_000, 20],
    [500, 2_000, 100],
    [1_500, 2_000, 300],
    [999, 2_000, 200],
    [1_049, 2_000, 210],
    [1_234, 2_000, 247],
    [4_711, 2_000, 942],
    [99_999, 2_000, 20_000],
    [123_456_789, 2_000, 24_691_358],
    [1_000_000_000_000, 2_000, 200_000_000_000],
    [999_999_999_999, 2_000, 200_000_000_000],
    [-500, 2_000, -100],
    [-999, 2_000, -200],
    [2, 10_000, 2],
    [5, 10_000, 5],
    [50, 10_000, 50],
    [500, 10_000, 500],
    [1_049, 10_000, 1_049],
  ])('%d cents at %d bp get %d of tax', (net, rate, tax) => {
    expect(taxOn(net, rate, 'net')).toBe(tax);
    expect(priceOf(net, rate, 'net')).toEqual({
      gross: net + tax,
      net,
      tax,
      taxRates: [{ rate, net, amount: tax }],
    });
  });
});

describe('a price', () => {
  test('keeps its invariants at every amount, rate and declaration [SPEC §3.7]', () => {
    fc.assert(
      fc.property(anyCents, anyRate, anyDeclaration, (amount, rate, declaration) => {
        const price = priceOf(amount, rate, declaration);
        expect(price.gross).toBe(price.net + price.tax);
        expect(price.tax).toBe(price.taxRates.reduce((sum, share) => sum + share.amount, 0));
        expect(price.net).toBe(price.taxRates.reduce((sum, share) => sum + share.net, 0));
        expect(declaredAmount(price, declaration)).toBe(amount + 0);
        expect(isPrice(price)).toBe(true);
      }),
    );
  });

  test('given back is the mirror of the price sold', () => {
    fc.assert(
      fc.property(anyCents, anyRate, anyDeclaration, (amount, rate, declaration) => {
        const [sold, back] = [priceOf(amount, rate, declaration), priceOf(-amount, rate, declaration)];
        expect([sold.gross + back.gross, sold.net + back.net, sold.tax + back.tax]).toEqual([0, 0, 0]);
      }),
    );
  });

  test('taxes no more than half a cent off the exact tax', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (amount, rate) => {
        const twiceOff = 2n * (BigInt(taxOn(amount, rate, 'net')) * 10_000n - BigInt(amount) * BigInt(rate));
        expect(twiceOff >= -10_000n && twiceOff <= 10_000n).toBe(true);
      }),
    );
  });

  test.each([
    ['half a cent', 0.5, 2000],
    ['no number', Number.NaN, 2000],
    ['an amount past the limit', 10 ** 15, 2000],
    ['a rate below zero', 100, -1],
    ['a rate above 100 %', 100, 10_001],
    ['a rate in whole percent by mistake as a fraction', 100, 4.9],
  ])('of %s is a fault of the caller', (_, amount, rate) => {
    expect(() => priceOf(amount, rate, 'gross')).toThrow(RangeError);
    expect(() => priceOf(amount, rate, 'net')).toThrow(RangeError);
  });

  test('of a share takes the tax it is given', () => {
    expect(priceOfShare(100, 2000, 16, 'gross')).toEqual({
      gross: 100,
      net: 84,
      tax: 16,
      taxRates: [{ rate: 2000, net: 84, amount: 16 }],
    });
    expect(priceOfShare(100, 2000, 21, 'net')).toEqual({
      gross: 121,
      net: 100,
      tax: 21,
      taxRates: [{ rate: 2000, net: 100, amount: 21 }],
    });
  });

  test('declares its gross or its net, and so does each of its shares', () => {
    const price = priceOf(119, 1900, 'gross');
    const [share] = price.taxRates;
    expect(share).toEqual({ rate: 1900, net: 100, amount: 19 });
    expect([declaredAmount(price, 'gross'), declaredAmount(price, 'net')]).toEqual([119, 100]);
    expect(price.taxRates.map((part) => [declaredAmount(part, 'gross'), declaredAmount(part, 'net')])).toEqual([
      [119, 100],
    ]);
  });
});

describe('a stored value is a price', () => {
  const share = { rate: 2000, net: 100, amount: 20 };
  const good: Price = { gross: 120, net: 100, tax: 20, taxRates: [share] };

  test.each([
    ['nothing', zeroPrice],
    ['one rate', good],
    ['a rate without tax', { gross: 5, net: 5, tax: 0, taxRates: [{ rate: 0, net: 5, amount: 0 }] }],
    ['a discount', { gross: -120, net: -100, tax: -20, taxRates: [{ rate: 2000, net: -100, amount: -20 }] }],
    ['a gift balance, which has no rate', { gross: -50, net: -50, tax: 0, taxRates: [] }],
    [
      'two rates, ascending',
      { gross: 231, net: 200, tax: 31, taxRates: [{ rate: 1100, net: 100, amount: 11 }, share] },
    ],
    ['a price with more on it', { ...good, currency: 'EUR' }],
  ])('%s', (_, value) => {
    expect(isPrice(value)).toBe(true);
    expect(isPrice(JSON.parse(JSON.stringify(value)))).toBe(true);
  });

  test.each([
    ['null', null],
    ['nothing at all', undefined],
    ['a number', 120],
    ['a text', '120'],
    ['an empty object', {}],
    ['gross other than net + tax', { ...good, gross: 121 }],
    ['tax other than the sum of its rates', { gross: 121, net: 100, tax: 21, taxRates: [share] }],
    ['no list of rates', { gross: 120, net: 100, tax: 20 }],
    ['rates that are no list', { ...good, taxRates: { 2000: 20 } }],
    ['a rate that is nothing', { ...good, taxRates: [null] }],
    ['a rate of the wire, without net', { ...good, taxRates: [{ rate: 20, amount: 20 }] }],
    ['a rate in fractions of basis points', { ...good, taxRates: [{ ...share, rate: 4.9 }] }],
    ['EUR instead of cents', { gross: 1.2, net: 1, tax: 0.2, taxRates: [{ rate: 2000, net: 1, amount: 0.2 }] }],
    ['amounts as text', { gross: '120', net: '100', tax: '20', taxRates: [share] }],
    ['rates out of order', { gross: 231, net: 200, tax: 31, taxRates: [share, { rate: 1100, net: 100, amount: 11 }] }],
    ['one rate twice', { gross: 240, net: 200, tax: 40, taxRates: [share, share] }],
    ['amounts past the limit', { gross: 10 ** 15, net: 10 ** 15, tax: 0, taxRates: [] }],
  ])('but not %s', (_, value) => {
    expect(isPrice(value)).toBe(false);
  });
});
