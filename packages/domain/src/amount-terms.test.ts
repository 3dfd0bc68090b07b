import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxAmount } from './amount.ts';
import {
  type AmountTerms,
  amountTerms,
  areAmountsSellable,
  isAmountSold,
  largestAmount,
  nearestAmount,
} from './amount-terms.ts';

const any: AmountTerms = { min: 1, step: 1, max: maxAmount };
const oddFromFive: AmountTerms = { min: 5, step: 2, max: 12 };

test.each([
  [{}, any],
  [{ minAmount: null, amountStep: null, maxAmount: null }, any],
  [{ minAmount: 8 }, { ...any, min: 8 }],
  [{ amountStep: 10 }, { ...any, min: 10, step: 10 }],
  [
    { minAmount: 1, amountStep: 10 },
    { ...any, step: 10 },
  ],
  [{ minAmount: 5, amountStep: 2, maxAmount: 12 }, oddFromFive],
])('%j are the terms %j', (stated, terms) => {
  expect(amountTerms(stated)).toEqual(terms);
  expect(areAmountsSellable(stated)).toBe(true);
});

test.each([
  { minAmount: 5, maxAmount: 4 },
  { amountStep: 10, maxAmount: 9 },
  { minAmount: 0 },
  { amountStep: 0 },
  { maxAmount: 0 },
  { minAmount: 1.5 },
  { maxAmount: maxAmount + 1 },
])('of %j nothing could be sold', (stated) => {
  expect(areAmountsSellable(stated)).toBe(false);
});

describe('a minimum of 5 in steps of 2, at most 12', () => {
  test.each([5, 7, 9, 11])('sells %d', (amount) => expect(isAmountSold(amount, oddFromFive)).toBe(true));
  test.each([0, 1, 4, 6, 12, 13, 5.5, Number.NaN])('does not sell %d', (amount) =>
    expect(isAmountSold(amount, oddFromFive)).toBe(false),
  );
  test.each([
    [1, 5],
    [5, 5],
    [6, 7],
    [11, 11],
    [12, 11],
    [1_000_000, 11],
  ])('who wants %d gets %d', (wanted, sold) => expect(nearestAmount(wanted, oddFromFive)).toBe(sold));
  test.each([
    [4, 0],
    [0, 0],
    [5, 5],
    [8, 7],
    [12, 11],
    [99, 11],
  ])('of %d in stock %d can be sold', (stock, sold) => expect(largestAmount(stock, oddFromFive)).toBe(sold));
});

const anyTerms = fc
  .record({ min: fc.integer({ min: 1, max: 500 }), step: fc.integer({ min: 1, max: 500 }), more: fc.nat(2000) })
  .map(({ min, step, more }) => ({ min, step, max: min + more }));

test('the nearest and the largest amount are always sold, and nobody who wants a sold one gets another', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 3000 }), (terms, wanted) => {
      const nearest = nearestAmount(wanted, terms);
      expect(isAmountSold(nearest, terms)).toBe(true);
      if (isAmountSold(wanted, terms)) expect(nearest).toBe(wanted);
      const largest = largestAmount(wanted, terms);
      expect(largest === 0 || (isAmountSold(largest, terms) && largest <= wanted)).toBe(true);
      expect(isAmountSold(largest + terms.step, terms) && largest + terms.step <= wanted).toBe(false);
    }),
  );
});
