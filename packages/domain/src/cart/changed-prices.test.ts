import { expect, test } from 'vitest';
import { priceOf } from '../price.ts';
import { changedPrices } from './changed-prices.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

const condition = { conditionId: 'c1', taxRate: 2000 } as ConditionForSale;
const line = {
  line: { condition, amount: 1, unitPrice: 1200, taxRate: 2000 },
  price: priceOf(1200, 2000, 'gross'),
  total: priceOf(1200, 2000, 'gross'),
};

test('a price is told before and now, as its reader’s prices are declared', () => {
  expect(changedPrices([line], () => 1080, 'gross')).toEqual([{ condition, before: 1080, now: 1200 }]);
  expect(changedPrices([line], () => 1080, 'net')).toEqual([{ condition, before: 900, now: 1000 }]);
});

test('nothing is told of a price that is the same, or that the cart does not name', () => {
  expect(changedPrices([line], () => 1200, 'gross')).toEqual([]);
  expect(changedPrices([line], () => null, 'gross')).toEqual([]);
});
