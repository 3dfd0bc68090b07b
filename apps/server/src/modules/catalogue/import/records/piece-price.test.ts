import { expect, test } from 'vitest';
import { asPieces } from './piece-price.ts';

const unsaid = { gross: undefined, salePrice: undefined, listPrice: undefined };

test.each([
  [24.9167, 24.92],
  [24.916666666667, 24.92],
  [29.90004, 29.9],
  [1.005, 1.01],
  [1, 1],
  [0.99996, 1],
  [0.0345, 0.0345],
  [0.033333333, 0.0333],
  [0, 0],
  [Number.NaN, Number.NaN],
  [-3.456, -3.456],
])('%d of one piece is %d', (written, paid) => {
  expect(asPieces({ ...unsaid, net: written, isOfPiece: true }).net).toBe(paid);
  expect(asPieces({ ...unsaid, net: written }).net).toBe(written);
});
