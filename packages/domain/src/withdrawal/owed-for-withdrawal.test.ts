import { expect, test } from 'vitest';
import { owedForWithdrawal } from './owed-for-withdrawal.ts';

/**
 * Two hammers cost 20 € each, a crate 10 € and 1,50 € deposit. A voucher takes 5 € off. The delivery costs 4,90 €.
 */
const worth = {
  toPay: 51_40,
  discount: 5_00,
  lines: [
    { total: 40_00, amount: 2, deposit: 0 },
    { total: 10_00, amount: 1, deposit: 1_50 },
  ],
};
const lines = (returned: number, cancelled = 0) => [
  { ordered: 2, cancelled: 0, returned },
  { ordered: 1, cancelled, returned: 0 },
];

const everyPiece = [
  { line: 0, amount: 2 },
  { line: 1, amount: 1 },
];

test.each([
  ['the whole order: with delivery', lines(0), null, 51_40, true],
  ['each piece by itself: the same', lines(0), everyPiece, 51_40, true],
  ['one of two: its share after the voucher, without delivery', lines(0), [{ line: 0, amount: 1 }], 18_00, false],
  ['what has a deposit: with the deposit', lines(0), [{ line: 1, amount: 1 }], 10_50, false],
  ['the rest of what came back before: with delivery', lines(2), null, 15_40, true],
  ['more than was bought: no more than is left', lines(1), [{ line: 0, amount: 5 }], 18_00, false],
  ['what is back already: nothing', lines(2), [{ line: 0, amount: 1 }], 0, false],
  ['what was cancelled before is not given twice', lines(0, 1), null, 40_90, true],
] as const)('%s [LAW R2, R3]', (_, life, declared, amount, hasDelivery) => {
  expect(owedForWithdrawal(worth, life, declared)).toEqual({ amount, hasDelivery });
});
