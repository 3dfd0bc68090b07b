import { describe, expect, test } from 'vitest';
import { amountTerms } from '../amount-terms.ts';
import { availableLines, type CartLine } from './available-lines.ts';
import { type ConditionForSale, deliveryAt } from './condition-for-sale.ts';

const condition = (
  conditionId: string,
  stock: number | null,
  more: Partial<ConditionForSale> = {},
): ConditionForSale => ({
  conditionId,
  productId: 'hammer',
  articleNumber: 'A1',
  productName: 'Hammer',
  productNameSuffix: null,
  pictures: [],
  price: 990,
  priceQuantity: 1,
  scales: [],
  amounts: amountTerms({}),
  taxRate: 2000,
  ...{ deposit: 0, container: null },
  unit: 'Stück',
  normPrice: null,
  delivery: { stockStatusText: 'lagernd', termsOfDelivery: null },
  deliveryOfBackorder: { stockStatusText: 'wird bestellt', termsOfDelivery: null },
  weightGrams: 500,
  stock,
  isBackordered: false,
  ...more,
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
    short: shortages.map((shortage) => {
      if (shortage.kind === 'gone') return [shortage.conditionId, 'gone'];
      return shortage.kind === 'amount'
        ? [shortage.conditionId, 'amount', shortage.amount]
        : [shortage.conditionId, shortage.left];
    }),
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

test('uncounted stock is never short', () => {
  expect(judged([line(999_999)], condition('c1', null))).toEqual({ bought: [['c1', 999_999, 990, 2000]], short: [] });
});

test('a price that an operator sets takes the place of the shop’s, also of its scales, and bounds the amount', () => {
  const scales = [{ from: 10, price: 900 }];
  expect(judged([{ ...line(10), unitPrice: 750 }], condition('c1', null, { scales })).bought).toEqual([
    ['c1', 10, 750, 2000],
  ]);
  const dear = judged([{ ...line(1_000_000), unitPrice: 1_000_000_000 }], condition('c1', null));
  expect(dear.bought[0]?.[1]).toBeLessThan(1_000_000);
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

describe('sold from 5 on in steps of 2, at most 12', () => {
  const amounts = amountTerms({ minAmount: 5, amountStep: 2, maxAmount: 12 });
  test.each([
    [1, 5],
    [6, 7],
    [40, 11],
  ])('a request for %d gets %d, with a notice', (wanted, amount) => {
    expect(judged([line(wanted)], condition('c1', null, { amounts }))).toEqual({
      bought: [['c1', amount, 990, 2000]],
      short: [['c1', 'amount', amount]],
    });
  });

  test('a stock of 6 serves 5, one of 4 none', () => {
    expect(judged([line(7)], condition('c1', 6, { amounts }))).toEqual({
      bought: [['c1', 5, 990, 2000]],
      short: [['c1', 5]],
    });
    expect(judged([line(7)], condition('c1', 4, { amounts }))).toEqual({ bought: [], short: [['c1', 0]] });
  });
});

test('an amount is counted by the scale that it has reached, with the unit price of that', () => {
  const offer: Partial<ConditionForSale> = {
    price: 345,
    priceQuantity: 100,
    scales: [{ from: 500, price: 290 }],
    normPrice: { price: 690, unit: 'kg' }, // 100 pieces are 500 g
  };
  const { lines } = availableLines([line(499), line(500)], new Map([['c1', condition('c1', null, offer)]]));
  expect(lines.map(({ unitPrice, priceQuantity, normPrice }) => [unitPrice, priceQuantity, normPrice?.price])).toEqual([
    [345, 100, 690],
    [290, 100, 580],
  ]);
});

test('a scale of goods that are sold gram by gram has a unit price too [LAW P4]', () => {
  const offer: Partial<ConditionForSale> = {
    ...{ price: 59, priceQuantity: 10, scales: [{ from: 500, price: 49 }] },
    normPrice: { price: 5900, unit: '1 kg', content: { quantity: 1, unit: 'g' }, base: null },
  };
  const { lines } = availableLines([line(50), line(500)], new Map([['c1', condition('c1', null, offer)]]));
  expect(lines.map(({ normPrice }) => [normPrice?.price, normPrice?.unit])).toEqual([
    [5900, '1 kg'],
    [4900, '1 kg'],
  ]);
});

test('nobody buys for more than a line can cost', () => {
  expect(judged([line(1_000_000)], condition('c1', null, { price: 100_000_000 }))).toEqual({
    bought: [['c1', 9999, 100_000_000, 2000]],
    short: [['c1', 'amount', 9999]],
  });
});

test('nobody pays more deposit than a line can cost either', () => {
  const crates = condition('c1', null, { price: 1, deposit: 100_000 });
  expect(judged([line(1_000_000)], crates).short).toEqual([]);
  expect(judged([line(1_000_000)], condition('c1', null, { price: 1, deposit: 1_000_000 })).short).toEqual([
    ['c1', 'amount', 999_900],
  ]);
});

test('a product that can be backordered is sold beyond its stock, with the delivery of backorders', () => {
  const few = condition('c1', 2, { isBackordered: true });
  expect(judged([line(5)], few)).toEqual({ bought: [['c1', 5, 990, 2000]], short: [] });
  expect([deliveryAt(few, 2), deliveryAt(few, 3)]).toEqual([few.delivery, few.deliveryOfBackorder]);
});

test('an article whose light its operator has set to red is not sold, whatever its stock', () => {
  const stopped = { isStoppedByLight: true, isBackordered: true };
  expect(judged([line(1)], condition('c1', null, stopped))).toEqual({ bought: [], short: [['c1', 0]] });
  expect(judged([line(2)], condition('c1', 9, stopped))).toEqual({ bought: [], short: [['c1', 0]] });
});
