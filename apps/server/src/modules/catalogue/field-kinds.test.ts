import { expect, test } from 'vitest';
import { FieldReader } from '../../tables/field-reader.ts';
import { line, lineOrLeftOut, measure, wholeNumber, wholeNumberOrLeftOut } from './field-kinds.ts';

/** A reader's result for a value, and its messages. */
function readBy<Value>(check: (read: FieldReader, value: unknown, heading: string) => Value, value: unknown) {
  const read = new FieldReader();
  const made = check(read, value, 'Feld');
  const said = (list: FieldReader['reasons']) => list.map(({ reason }) => reason);
  return { value: made, refused: said(read.reasons), leftOut: said(read.warnings) };
}

const months = wholeNumberOrLeftOut(1, 120, ['Monate', 'Monat', 'Mon']);

test.each<[unknown, number | null]>([
  [24, 24],
  ['24', 24],
  [' 24 Monate ', 24],
  ['1 Monat', 1],
  ['24monate', 24],
  ['24 Mon.', 24],
  [120, 120],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is a number of months', (said, number) => {
  expect(readBy(months.check, said)).toEqual({ value: number, refused: [], leftOut: [] });
});

const speed = wholeNumberOrLeftOut(1, 60_000, ['U/min', '1/min']);

test.each<[unknown, number | null]>([
  ['2800 1/min', 2800],
  ['2800 U/min', 2800],
  ['2800', 2800],
  ['2800 1/h', null],
])('a unit may begin with a digit: %j', (said, number) => {
  expect(readBy(speed.check, said).value).toBe(number);
});

test.each([0, 121, 1.5, '24,5', '2 Jahre', '24 Monate Garantie', 'Monate', 'lebenslang', true, Number.NaN])(
  '%j is none, and left out: another unit is another number',
  (said) => {
    const leftOut = ['Feld: keine ganze Zahl von 1 bis 120 (Monate), nicht übernommen.'];
    expect(readBy(months.check, said)).toEqual({ value: null, refused: [], leftOut });
  },
);

test('a wrong whole number is left out or refuses the article, as its kind says', () => {
  expect(readBy(wholeNumberOrLeftOut(0, 9).check, 10)).toEqual({
    ...{ value: null, refused: [] },
    leftOut: ['Feld: keine ganze Zahl von 0 bis 9, nicht übernommen.'],
  });
  expect(readBy(wholeNumber(0, 9).check, 10)).toEqual({
    ...{ value: null, leftOut: [] },
    refused: ['Feld: keine gültige Zahl.'],
  });
});

test('a text that is too long is left out or refuses the article, as its kind says', () => {
  expect(readBy(lineOrLeftOut(5).check, ' Seide ')).toEqual({ value: 'Seide', refused: [], leftOut: [] });
  expect(readBy(lineOrLeftOut(5).check, 'Baumwolle')).toEqual({
    ...{ value: null, refused: [] },
    leftOut: ['Feld: länger als 5 Zeichen, nicht übernommen.'],
  });
  expect(readBy(lineOrLeftOut(5).check, 7)).toEqual({
    ...{ value: null, refused: [] },
    leftOut: ['Feld: kein gültiger Text, nicht übernommen.'],
  });
  expect(readBy(line(5).check, 'Baumwolle')).toEqual({
    ...{ value: null, leftOut: [] },
    refused: ['Feld: länger als 5 Zeichen.'],
  });
});

test('an amount is rounded to its decimals, and has one of its own units or none', () => {
  const strength = measure({ max: 100, decimals: 1, units: ['% vol', 'vol', '%'] });
  const all = ['5,2 % vol', '5,2%Vol.', '5,24', '5,2 vol', '5,2 %', 5.16].map((said) => readBy(strength, said).value);
  expect(all).toEqual([5.2, 5.2, 5.2, 5.2, 5.2, 5.2]);
  expect(readBy(strength, '5,2 g')).toEqual({
    ...{ value: null, refused: [] },
    leftOut: ['Feld: keine Zahl von 0 bis 100 (% vol), nicht übernommen.'],
  });
});
