import { expect, test } from 'vitest';
import { printedPrice } from './printed-price.ts';

test.each([
  ['as agreed', 1000, 2, 1, 2000, 1000],
  ['what an allowance of 5.00 left', 1000, 2, 1, 1500, 750],
  ['of a piece that comes back after it', 1000, -1, 1, -750, 750],
  ['of a hundred, of which few are bought', 999, 3, 100, 30, 999],
  ['of a hundred, with the line a cent less', 999, 3, 100, 29, 999],
  ['of a hundred, after an allowance', 999, 200, 100, 1500, 750],
  ['rounded for a piece, as nets are', 833, 300, 1, 250_000, 833],
  ['of what was given back wholly', 1000, 2, 1, 0, 0],
])('the printed price is %s', (_, unitPrice, quantity, priceQuantity, declared, price) => {
  expect(printedPrice({ unitPrice, quantity, priceQuantity, declared })).toBe(price);
});
