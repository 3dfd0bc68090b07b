import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['12,50', 12.5],
  [' 1.234,5 ', 1234.5],
  ['1234567', 1234567],
  ['-3,00', -3],
  ['−3', -3],
  ['1.5', null],
  ['12,345', null],
  ['12.50', null],
  ['', null],
  ['zehn', null],
])('%j is the amount %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});
