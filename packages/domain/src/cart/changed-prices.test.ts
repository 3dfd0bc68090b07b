import { expect, test } from 'vitest';
import { priceOf } from '../price.ts';
import { changedPrices, type SeenOffer } from './changed-prices.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

const seen =
  (gross: number, deposit: number | null = null): (() => SeenOffer) =>
  () => ({ gross, net: Math.round(gross / 1.2), deposit });
const linesAt = (price: number, unitPrice = price, taxRate = 2000) => {
  const condition = { conditionId: 'c1', price, taxRate, deposit: 25 } as ConditionForSale;
  const total = priceOf(unitPrice, taxRate, 'gross');
  const line = { condition, amount: 1, unitPrice, taxRate, normPrice: null };
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

test('a price that lost its tax and nothing else is not reported, any other without tax is', () => {
  const untaxed = (price: number) => linesAt(price, price, 0);
  expect(changedPrices(untaxed(1000).lines, seen(1200), 'gross')).toEqual([]);
  const { condition, lines } = untaxed(1001);
  expect(changedPrices(lines, seen(1200), 'gross')).toEqual([{ condition, of: 'price', before: 1200, now: 1001 }]);
  const taxed = linesAt(1000);
  expect(changedPrices(taxed.lines, seen(1200), 'gross')).toMatchObject([{ before: 1200, now: 1000 }]);
  const withoutNet = () => ({ gross: 1200, net: null, deposit: null });
  expect(changedPrices(untaxed(1000).lines, withoutNet, 'gross')).toMatchObject([{ before: 1200, now: 1000 }]);
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
