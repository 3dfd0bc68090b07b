import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnitPrice, lineTotal, mostAt } from './line-total.ts';
import { maxUnitPrice, multiplyDivideHalfUp } from './money.ts';
import { isPrice, priceOf } from './price.ts';
import { anyDeclaration, anyLine } from './testing/arbitraries.ts';

describe('the total of a line in a gross shop [SPEC §4.3.14]', () => {
  test.each([
    [99, 2000, 3, 297, 50], // 3 × 0.17 would be 0.51
    [99, 2000, 1, 99, 17],
    [3, 2000, 2, 6, 1], // each unit alone would round its half cent up
    [3, 2000, 3, 9, 2],
    [1, 2000, 7, 7, 1],
    [1, 490, 10, 10, 0],
    [1, 490, 11, 11, 1],
    [199, 490, 7, 1393, 65],
    [149, 1300, 13, 1937, 223],
    [1049, 490, 100, 104_900, 4900],
    [199, 2000, 1_000_000, 199_000_000, 33_166_667],
    [4711, 1900, 9999, 47_105_289, 7_521_013],
    [500, 0, 5, 2500, 0],
    [0, 2000, 9999, 0, 0],
    [100_000_000, 2000, 9999, 999_900_000_000, 166_650_000_000],
    [100_000_000, 490, 9999, 999_900_000_000, 46_706_482_364],
  ])('%d cents at %d bp, %d times: %d gross with %d tax', (unitPrice, taxRate, amount, gross, tax) => {
    expect(lineTotal({ unitPrice, taxRate, amount }, 'gross')).toEqual({
      gross,
      net: gross - tax,
      tax,
      taxRates: [{ rate: taxRate, net: gross - tax, amount: tax }],
    });
  });
});

describe('the total of a line in a net shop', () => {
  test.each([
    [99, 2000, 3, 297, 59], // 3 × 0.20 would be 0.60
    [99, 2000, 1, 99, 20],
    [1, 2000, 2, 2, 0],
    [1, 2000, 3, 3, 1],
    [5, 490, 2, 10, 0],
    [50, 490, 10, 500, 25],
    [149, 1300, 13, 1937, 252],
    [500, 0, 5, 2500, 0],
    [100_000_000, 490, 9999, 999_900_000_000, 48_995_100_000],
  ])('%d cents at %d bp, %d times: %d net with %d tax', (unitPrice, taxRate, amount, net, tax) => {
    expect(lineTotal({ unitPrice, taxRate, amount }, 'net')).toEqual({
      gross: net + tax,
      net,
      tax,
      taxRates: [{ rate: taxRate, net, amount: tax }],
    });
  });
});

describe('a line', () => {
  test('is taxed once, as the price of what it declares [SPEC §3.19, §4.3.14]', () => {
    fc.assert(
      fc.property(anyLine, anyDeclaration, (line, declaration) => {
        const total = lineTotal(line, declaration);
        expect(total).toEqual(priceOf(line.unitPrice * line.amount, line.taxRate, declaration));
        expect(isPrice(total)).toBe(true);
        expect(total.net).toBeGreaterThanOrEqual(0);
        expect(total.tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('of one unit costs the unit', () => {
    fc.assert(
      fc.property(anyLine, anyDeclaration, (line, declaration) => {
        expect(lineTotal({ ...line, amount: 1 }, declaration)).toEqual(
          priceOf(line.unitPrice, line.taxRate, declaration),
        );
      }),
    );
  });

  test.each([
    ['of nothing', { unitPrice: 100, taxRate: 2000, amount: 0 }],
    ['of less than nothing', { unitPrice: 100, taxRate: 2000, amount: -1 }],
    ['of one and a half', { unitPrice: 100, taxRate: 2000, amount: 1.5 }],
    ['of a million and one', { unitPrice: 100, taxRate: 2000, amount: 1_000_001 }],
    ['for more than a line can cost', { unitPrice: maxUnitPrice, taxRate: 2000, amount: 10_000 }],
    ['priced for no units', { unitPrice: 100, priceQuantity: 0, taxRate: 2000, amount: 1 }],
    ['of 10^12', { unitPrice: 100, taxRate: 2000, amount: 10 ** 12 }],
    ['at a negative price', { unitPrice: -1, taxRate: 2000, amount: 1 }],
    ['at half a cent', { unitPrice: 0.5, taxRate: 2000, amount: 2 }],
    ['past the dearest unit', { unitPrice: maxUnitPrice + 1, taxRate: 2000, amount: 1 }],
    ['at a rate of 4.9 instead of 490', { unitPrice: 100, taxRate: 4.9, amount: 1 }],
  ])('%s should have been refused before', (_, line) => {
    expect(() => lineTotal(line, 'gross')).toThrow(RangeError);
    expect(() => lineTotal(line, 'net')).toThrow(RangeError);
  });

  test.each([0, 1, 1999, maxUnitPrice])('can cost %d cents a unit', (price) => {
    expect(isUnitPrice(price)).toBe(true);
  });

  test.each([-1, 0.5, maxUnitPrice + 1, 10 ** 12, Number.NaN, '100', null])('can not cost %s cents a unit', (price) => {
    expect(isUnitPrice(price)).toBe(false);
  });
});

describe('a line priced by the hundred', () => {
  test.each([
    ['gross', 150, 518, 86], // 517.5 cents
    ['net', 150, 518, 104],
    ['gross', 1, 3, 1], // 3.45 cents
  ] as const)('declared %s, %d pieces at 3.45 € cost %d cents with %d tax', (declaration, amount, cost, tax) => {
    const total = lineTotal({ unitPrice: 345, priceQuantity: 100, taxRate: 2000, amount }, declaration);
    expect([total[declaration], total.tax]).toEqual([cost, tax]);
  });

  test('is taxed once, whatever the price is for', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(1, 10, 100, 1000), anyDeclaration, (line, priceQuantity, declaration) => {
        const cost = multiplyDivideHalfUp(line.unitPrice, line.amount, priceQuantity);
        expect(lineTotal({ ...line, priceQuantity }, declaration)).toEqual(priceOf(cost, line.taxRate, declaration));
      }),
    );
  });
});

test.each([
  [100_000_000, 1, 9999],
  [100_000_000, 100, 999_900],
  [199, 1, 1_000_000],
  [0, 1, 1_000_000],
])('at %d cents for %d no more than %d are one line', (unitPrice, priceQuantity, most) => {
  expect(mostAt(unitPrice, priceQuantity)).toBe(most);
  expect(() => lineTotal({ unitPrice, priceQuantity, taxRate: 10_000, amount: most }, 'net')).not.toThrow();
});
