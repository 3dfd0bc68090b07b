import type { Condition } from '@kontor/contract';
import { expect, test } from 'vitest';
import { besideOf, reductionOf } from './reduction.ts';

const condition = (gross: number, lowestPrice30?: number): Condition => ({
  _id: 'c',
  price: { gross, net: gross, tax: 0, taxRates: [] },
  ...(lowestPrice30 !== undefined && { lowestPrice30 }),
});

test.each([
  ['measured by the lowest price of the 30 days before', 19.9, 24.9, { percent: 20, before: 24.9 }],
  ['rounded down', 0.67, 1, { percent: 33, before: 1 }],
  ['exact where it is whole', 80, 100, { percent: 20, before: 100 }],
])('a reduction is %s', (_, gross, lowest, reduction) => {
  expect(reductionOf(condition(gross, lowest))).toEqual(reduction);
});

test.each([
  ['a price that was not lowered', 19.9, undefined],
  ['a price that was raised first and lowered again', 19.9, 19.9],
  ['a price that had been lower', 19.9, 15],
  ['less than a percent', 99.5, 100],
])('%s is no reduction to speak of', (_, gross, lowest) => {
  expect(reductionOf(condition(gross, lowest))).toBeNull();
});

test('a price shows its former price and the maker’s recommended one; a net price shows no reduction', () => {
  const onSale = { ...condition(14.9, 19.9), listPrice: 24.9 };
  expect(besideOf(onSale, 'gross')).toEqual({ reduction: { percent: 25, before: 19.9 }, listPrice: 24.9 });
  expect(besideOf(onSale, 'net')).toEqual({ listPrice: 24.9 });
  expect(besideOf(condition(14.9), 'gross')).toEqual({});
});
