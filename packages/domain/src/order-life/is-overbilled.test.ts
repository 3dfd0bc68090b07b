import { expect, test } from 'vitest';
import { isOverbilled, keptPieces } from './is-overbilled.ts';

const lines = [
  { ordered: 3, cancelled: 1, returned: 0 },
  { ordered: 2, cancelled: 0, returned: 2 },
];

test('kept is what was neither cancelled nor sent back', () => {
  expect(keptPieces({ lines })).toEqual([2, 0]);
});

test.each<[string, boolean, readonly number[], readonly number[], boolean]>([
  ['all that is billed is kept', false, [3, 2], [3, 2], true],
  ['a cancelled piece is billed', true, [2, 2], [3, 2], true],
  ['it was corrected', false, [2, 0], [2, 0], true],
  ['less is billed than is kept, as in part', false, [3, 2], [1, 0], true],
  ['nothing is kept, and shipping is billed', true, [0, 0], [0, 0], true],
  ['nothing is kept, and nothing is billed', false, [0, 0], [0, 0], false],
])('an invoice bills too much if %s: %s', (_, isTooMuch, kept, billed, hasCharges) => {
  const pieces = billed.map((amount, line) => ({ line, amount }));
  expect(isOverbilled(kept, { pieces, hasCharges })).toBe(isTooMuch);
});
