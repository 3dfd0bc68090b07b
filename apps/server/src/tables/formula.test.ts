import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asItWas, defused } from './formula.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ["'=1", "''=1"],
  ['\n=1', "'\n=1"],
  ['-3,50', '-3,50'],
  ['+5', '+5'],
  ["Bauer's", "Bauer's"],
  ["'n Abend", "'n Abend"],
])('%j is written %j', (cell, written) => {
  expect(defused(cell)).toBe(written);
});

test('a defused cell is read back unchanged', () => {
  const anyCell = fc.string({ unit: fc.constantFrom("'", '=', '-', '+', '5', 'a', '\n') });
  fc.assert(fc.property(anyCell, (cell) => asItWas(defused(cell)) === cell));
});
