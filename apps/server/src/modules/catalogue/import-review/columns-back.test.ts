import { expect, test } from 'vitest';
import { columnsBack, stockBack } from './columns-back.ts';

test.each([
  ['goes back', { name: 'B' }, { name: ['A', 'B'] }, { name: 'A' }, []],
  ['stays where it was changed since', { name: 'C' }, { name: ['A', 'B'] }, {}, ['name']],
  ['is as it was already', { name: 'A' }, { name: ['A', 'B'] }, {}, []],
  ['goes back alone', { name: 'B', brand: 'X' }, { name: ['A', 'B'], brand: [null, 'Y'] }, { name: 'A' }, ['brand']],
  ['goes back to nothing', { brand: 'X' }, { brand: [null, 'X'] }, { brand: null }, []],
  // A scale that was added since could be above the old price.
  ['stays with what goes with it', { price: 12, scales: '[]' }, { price: [10, 12] }, {}, ['price']],
  [
    'goes back with what goes with it',
    { price: 12, scales: null },
    { price: [10, 12], scales: ['[]', null] },
    { price: 10, scales: '[]' },
    [],
  ],
] as const)('a column %s', (_, current, changes, values, left) => {
  expect(columnsBack(current, structuredClone(changes) as never)).toEqual({ values, left });
});

test.each([
  ['the difference', 47, [100, 50], 3, false, { change: 50 }],
  ['pieces that came', 12, [10, 15], 3, false, { change: -5 }],
  ['nothing of a stock that was counted anew', 80, [100, 50], 3, false, 'left'],
  ['a stock that was not counted', 47, [null, 50], 3, false, { stock: null }],
  ['what is left of one that was not counted meanwhile', null, [5, null], 3, false, { stock: 2 }],
  ['none where more was sold meanwhile', null, [2, null], 3, false, { stock: 0 }],
  ['what was sold beyond it', null, [2, null], 3, true, { stock: -1 }],
  ['nothing where it is counted again', 7, [5, null], 0, false, 'left'],
] as const)('of a stock goes back %s', (_, current, change, sold, isBackordered, back) => {
  expect(stockBack(current, change, { sold, isBackordered })).toEqual(back);
});
