import { expect, test } from 'vitest';
import { parcelsByNote } from './parcels-by-note.ts';

const two = [{ line: 0, amount: 2 }];
const three = [{ line: 0, amount: 3 }];
const parcel = (number: number, pieces = two, isUndone = false) => ({ number, pieces, isUndone });
const note = (number: string, delivered: typeof two | null = two, isWithdrawn = false) => ({
  ...{ number, delivered, isWithdrawn },
});

test.each<[string, ReturnType<typeof parcel>[], ReturnType<typeof note>[], [string, number][]]>([
  ['the note with its content', [parcel(1), parcel(2, three)], [note('L1', three)], [['L1', 2]]],
  ['none where no content fits', [parcel(1)], [note('L1', three), note('R1', null)], []],
  [
    'the first note for the first of two alike',
    [parcel(1), parcel(2)],
    [note('L1'), note('L2')],
    [
      ['L1', 1],
      ['L2', 2],
    ],
  ],
  ['one note only', [parcel(1)], [note('L1'), note('L2')], [['L1', 1]]],
  [
    'the withdrawn note where the shipment was undone',
    [parcel(1, two, true), parcel(2)],
    [note('L1', two, true), note('L2')],
    [
      ['L1', 1],
      ['L2', 2],
    ],
  ],
  [
    'no note that was issued after its shipment was undone',
    [parcel(1, two, true), parcel(2)],
    [note('L1')],
    [['L1', 2]],
  ],
  ['no withdrawn note once it is shipped anew', [parcel(2)], [note('L1', two, true)], []],
])('a parcel has %s', (_, parcels, notes, expected) => {
  expect([...parcelsByNote(parcels, notes)].map(([number, found]) => [number, found.number])).toEqual(expected);
});
