import { expect, test } from 'vitest';
import { priceOf } from '../price.ts';
import { changedPrices } from './changed-prices.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

const linesAt = (price: number, unitPrice = price) => {
  const condition = { conditionId: 'c1', price, taxRate: 2000 } as ConditionForSale;
  const total = priceOf(unitPrice, 2000, 'gross');
  const line = { condition, amount: 1, unitPrice, taxRate: 2000, normPrice: null };
  return { condition, lines: [{ line, price: total, total }] };
};

test('a price is told before and now, as its reader’s prices are declared', () => {
  const [gross, net] = [linesAt(1200), linesAt(1000)];
  expect(changedPrices(gross.lines, () => 1080, 'gross')).toEqual([
    { condition: gross.condition, before: 1080, now: 1200 },
  ]);
  expect(changedPrices(net.lines, () => 1080, 'net')).toEqual([{ condition: net.condition, before: 900, now: 1000 }]);
});

test('nothing is told of a price that is the same, or that the cart does not name', () => {
  expect(changedPrices(linesAt(1200).lines, () => 1200, 'gross')).toEqual([]);
  expect(changedPrices(linesAt(1200).lines, () => null, 'gross')).toEqual([]);
});

test('a scale that the amount has reached is no changed price', () => {
  const { condition, lines } = linesAt(1200, 990);
  expect(changedPrices(lines, () => 1200, 'gross')).toEqual([]);
  expect(changedPrices(lines, () => 990, 'gross')).toEqual([{ condition, before: 990, now: 1200 }]);
});
