import { expect, test } from 'vitest';
import { availableLines, type CartLine } from './available-lines.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

const condition = (conditionId: string, stock: number | null): ConditionForSale => ({
  conditionId,
  productId: 'hammer',
  articleNumber: 'A1',
  productName: 'Hammer',
  productNameSuffix: null,
  pictures: [],
  price: 990,
  taxRate: 2000,
  unit: 'Stück',
  normPrice: null,
  delivery: { stockStatusText: 'lagernd', termsOfDelivery: null },
  weightGrams: 500,
  stock,
});
const line = (amount: number, conditionId = 'c1', productId = 'hammer'): CartLine => ({
  productId,
  conditionId,
  amount,
});
const judged = (cart: readonly CartLine[], ...forSale: ConditionForSale[]) => {
  const { lines, shortages } = availableLines(cart, new Map(forSale.map((one) => [one.conditionId, one])));
  return {
    bought: lines.map(({ condition: { conditionId }, amount, unitPrice, taxRate }) => [
      conditionId,
      amount,
      unitPrice,
      taxRate,
    ]),
    short: shortages.map((shortage) =>
      shortage.kind === 'gone' ? [shortage.conditionId, 'gone'] : [shortage.conditionId, shortage.left],
    ),
  };
};

test('a counted stock serves the lines from the front, the last one with the rest', () => {
  expect(judged([line(3), line(2), line(1)], condition('c1', 4))).toEqual({
    bought: [
      ['c1', 3, 990, 2000],
      ['c1', 1, 990, 2000],
    ],
    short: [
      ['c1', 1],
      ['c1', 0],
    ],
  });
});

test('what is not counted is never short', () => {
  expect(judged([line(999_999)], condition('c1', null))).toEqual({ bought: [['c1', 999_999, 990, 2000]], short: [] });
});

test('a condition that is not for sale, or is another product’s, is gone', () => {
  expect(judged([line(1, 'c2'), line(1, 'c1', 'saw')], condition('c1', 5))).toEqual({
    bought: [],
    short: [
      ['c2', 'gone'],
      ['c1', 'gone'],
    ],
  });
});
