import { expect, test } from 'vitest';
import { priceOf } from '../price.ts';
import { changedPrices, type SeenOffer } from './changed-prices.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

const seen =
  (gross: number, deposit: number | null = null): (() => SeenOffer) =>
  () => ({ gross, deposit });
const linesAt = (price: number, unitPrice = price) => {
  const condition = { conditionId: 'c1', price, taxRate: 2000, deposit: 25 } as ConditionForSale;
  const total = priceOf(unitPrice, 2000, 'gross');
  const line = { condition, amount: 1, unitPrice, taxRate: 2000, normPrice: null };
  return { condition, lines: [{ line, price: total, total }] };
};

test('a price is reported before and now, declared as its reader’s prices', () => {
  const [gross, net] = [linesAt(1200), linesAt(1000)];
  expect(changedPrices(gross.lines, seen(1080), 'gross')).toEqual([
    { condition: gross.condition, of: 'price', before: 1080, now: 1200 },
  ]);
  expect(changedPrices(net.lines, seen(1080), 'net')).toEqual([
    { condition: net.condition, of: 'price', before: 900, now: 1000 },
  ]);
});

test('a price that is the same, or that the cart does not name, is not reported', () => {
  expect(changedPrices(linesAt(1200).lines, seen(1200), 'gross')).toEqual([]);
  expect(changedPrices(linesAt(1200).lines, () => null, 'gross')).toEqual([]);
});

test('a scale that the amount has reached is no changed price', () => {
  const { condition, lines } = linesAt(1200, 990);
  expect(changedPrices(lines, seen(1200), 'gross')).toEqual([]);
  expect(changedPrices(lines, seen(990), 'gross')).toEqual([{ condition, of: 'price', before: 990, now: 1200 }]);
});

test('a deposit is reported like a price, with the amount paid however prices are declared, unless the cart does not name it', () => {
  const { condition, lines } = linesAt(1000);
  expect(changedPrices(lines, seen(1200, 25), 'net')).toEqual([]);
  expect(changedPrices(lines, seen(1200, 0), 'net')).toEqual([{ condition, of: 'deposit', before: 0, now: 25 }]);
  expect(changedPrices(lines, seen(1080, 15), 'net')).toEqual([
    { condition, of: 'price', before: 900, now: 1000 },
    { condition, of: 'deposit', before: 15, now: 25 },
  ]);
});
