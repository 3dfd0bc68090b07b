import { expect, test } from 'vitest';
import { lastLineTotal } from './last-line-total.ts';
import { calculationOf, priceOf, sampleCart, sampleLine } from './testing/sample-cart.ts';

const hammer = sampleLine('h1', 2, priceOf(24, 20, 4));
const saw = sampleLine('s1', 1, priceOf(9.9, 8.25, 1.65));
const { items: lastLines } = calculationOf(sampleCart(hammer, saw));

test('a line keeps its total while another one has no amount, and only while its own is the one that was asked about', () => {
  expect(lastLineTotal(hammer, lastLines)).toEqual(priceOf(24, 20, 4));
  expect(lastLineTotal({ ...saw, amount: 0 }, lastLines)).toBeUndefined();
  expect(lastLineTotal({ ...hammer, amount: 3 }, lastLines)).toBeUndefined();
});

test('a line that no answer knows has no total', () => {
  expect(lastLineTotal(hammer, [])).toBeUndefined();
  expect(lastLineTotal(sampleLine('new', 2), lastLines)).toBeUndefined();
});
