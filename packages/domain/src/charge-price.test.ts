import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPrices } from './add-prices.ts';
import { chargePrice } from './charge-price.ts';
import { declaredAmount, isPrice, type PriceDeclaration, priceOf, zeroPrice } from './price.ts';
import { anyDeclaration, anyRate } from './testing/arbitraries.ts';

/** Goods from pairs of a tax rate and an amount, declared gross or net. */
function goodsOf(declaration: PriceDeclaration, ...parts: [rate: number, amount: number][]) {
  return addPrices(parts.map(([rate, amount]) => priceOf(amount, rate, declaration)));
}

describe('shipping in a gross shop', () => {
  test.each([
    ['of one rate follows it', 590, [[2000, 12_000]], [[2000, 492, 98]]],
    [
      'of two rates leaves its net in the ratio of theirs',
      575,
      [
        [1000, 11_000],
        [2000, 12_000],
      ],
      [
        [1000, 250, 25],
        [2000, 250, 50],
      ],
    ],
    [
      'splits an odd cent by the largest remainder',
      590,
      [
        [1000, 11_000],
        [2000, 12_000],
      ],
      [
        [1000, 256, 26],
        [2000, 257, 51],
      ],
    ],
    [
      'gives next to nothing to a rate of next to nothing',
      490,
      [
        [490, 1],
        [1300, 4711],
        [2000, 9999],
      ],
      [
        [490, 0, 0],
        [1300, 139, 18],
        [2000, 277, 56],
      ],
    ],
    [
      'of one cent goes to one rate',
      1,
      [
        [490, 500],
        [2000, 500],
      ],
      [
        [490, 1, 0],
        [2000, 0, 0],
      ],
    ],
    [
      'keeps the share of untaxed goods untaxed',
      690,
      [
        [0, 3334],
        [490, 3333],
        [2000, 3333],
      ],
      [
        [0, 230, 0],
        [490, 219, 11],
        [2000, 192, 38],
      ],
    ],
    ['of untaxed goods is untaxed', 590, [[0, 500]], [[0, 590, 0]]],
    [
      'can be enormous',
      10 ** 12,
      [
        [490, 2],
        [2000, 1],
      ],
      [
        [490, 635_525_897_681, 31_140_768_986],
        [2000, 277_777_777_777, 55_555_555_556],
      ],
    ],
  ] as [string, number, [number, number][], [number, number, number][]][])('%s', (_, cost, parts, shares) => {
    const price = chargePrice(cost, goodsOf('gross', ...parts), 'gross');
    expect(price.gross).toBe(cost);
    expect(price.taxRates).toEqual(shares.map(([rate, net, amount]) => ({ rate, net, amount })));
    expect(isPrice(price)).toBe(true);
  });
});

describe('shipping in a net shop', () => {
  test.each([
    ['of one rate follows it', 590, [[2000, 12_000]], [[2000, 590, 118]]],
    [
      'is split by net',
      590,
      [
        [1000, 10_000],
        [2000, 10_000],
      ],
      [
        [1000, 295, 30],
        [2000, 295, 59],
      ],
    ],
    [
      'of odd numbers',
      490,
      [
        [490, 1],
        [1300, 4711],
        [2000, 9999],
      ],
      [
        [490, 0, 0],
        [1300, 157, 20],
        [2000, 333, 67],
      ],
    ],
  ] as [string, number, [number, number][], [number, number, number][]][])('%s', (_, cost, parts, shares) => {
    const price = chargePrice(cost, goodsOf('net', ...parts), 'net');
    expect(price.net).toBe(cost);
    expect(price.taxRates).toEqual(shares.map(([rate, net, amount]) => ({ rate, net, amount })));
    expect(isPrice(price)).toBe(true);
  });
});

describe('shipping', () => {
  test('of no goods costs nothing, whatever the rules say', () => {
    expect(chargePrice(590, zeroPrice, 'gross')).toEqual(zeroPrice);
    expect(chargePrice(590, zeroPrice, 'net')).toEqual(zeroPrice);
  });

  test('that is free still names the rates it would have', () => {
    expect(chargePrice(0, goodsOf('gross', [490, 100], [2000, 100]), 'gross')).toEqual({
      gross: 0,
      net: 0,
      tax: 0,
      taxRates: [
        { rate: 490, net: 0, amount: 0 },
        { rate: 2000, net: 0, amount: 0 },
      ],
    });
  });

  test('of goods that cost nothing is taxed at their highest rate', () => {
    expect(chargePrice(600, goodsOf('gross', [490, 0], [2000, 0]), 'gross')).toEqual(priceOf(600, 2000, 'gross'));
    expect(chargePrice(600, goodsOf('net', [490, 0], [2000, 0]), 'net')).toEqual(priceOf(600, 2000, 'net'));
  });

  const anyParts = fc.array(fc.tuple(anyRate, fc.nat(10 ** 9)), { minLength: 1, maxLength: 8 });

  test('always costs what it costs, at no other rates than the goods', () => {
    fc.assert(
      fc.property(fc.nat(100_000), anyParts, anyDeclaration, (cost, parts, declaration) => {
        const goods = goodsOf(declaration, ...parts);
        const price = chargePrice(cost, goods, declaration);
        expect(isPrice(price)).toBe(true);
        expect(declaredAmount(price, declaration)).toBe(cost);
        const rates = goods.taxRates.map(({ rate }) => rate);
        expect(price.taxRates.every(({ rate }) => rates.includes(rate))).toBe(true);
        expect(price.taxRates.every(({ net, amount }) => net >= 0 && amount >= 0)).toBe(true);
      }),
    );
  });

  test('has its net in the ratio of the goods’ net, but for the rounding of a cent or two [LAW T7]', () => {
    const dear = fc.array(fc.tuple(anyRate, fc.integer({ min: 1_000_000, max: 10_000_000 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.nat(10_000), dear, anyDeclaration, (cost, parts, declaration) => {
        const goods = goodsOf(declaration, ...parts);
        const price = chargePrice(cost, goods, declaration);
        price.taxRates.forEach((share, i) => {
          const exact = (price.net * (goods.taxRates[i]?.net ?? 0)) / goods.net;
          expect(Math.abs(share.net - exact)).toBeLessThan(4);
        });
      }),
    );
  });
});
