import { expect, test } from 'vitest';
import { parseGermanNumber, parsePercent, withoutThousands } from './german-number.ts';

test.each([
  ['12,90', 12.9],
  ['12.90', 12.9],
  ['12', 12],
  ['1.234,50', 1234.5],
  ['1.234.567,8', 1_234_567.8],
  ['-3,5', -3.5],
  ['19,99 €', 19.99],
  ['1 234,00', 1234],
  ['1\u2009234,00', 1234],
  ['1\u202f234,00\u00a0€', 1234],
  ['0', 0],
])('"%s" is %d', (text, value) => {
  expect(parseGermanNumber(text)).toBe(value);
});

test.each([
  '1.234',
  '',
  '-',
  '1,2,3',
  '12,34.56',
  '1e3',
  '0x10',
  'Infinity',
  'zwölf',
  '1..2',
  ',5',
  '12.34,5',
  '10 %',
  '0.123,5',
])('"%s" is no number, or could be two', (text) => {
  expect(parseGermanNumber(text)).toBeNaN();
});

test.each([
  ['3.000 U/min', '3000U/min'],
  ['12.000 1/min', '12000 1/min'],
  ['2.8001/min', '2800 1/min'],
  ['1.000', '1000'],
  ['1.234.567', '1234567'],
  ['-1\u202f.000', '-1000'],
  ['1000', '1000'],
  ['1.00', '1.00'],
  ['1.000,5', '1.000,5'],
  ['1.000 g', '1000g'],
  ['1.250 m²', '1250m²'],
  ['6 x 1.000 ml.', '6x1000ml'],
  ['1.00 g', '1.00 g'],
  ['0.750', '0.750'],
  ['0.750 l', '0.750 l'],
  ['6 x 0.330 l', '6 x 0.330 l'],
  ['1.000 g + 2', '1.000 g + 2'],
  [undefined, undefined],
])('of a whole number "%s" is %s', (text, plain) => {
  expect(withoutThousands(text)).toBe(plain);
});

test.each([
  ['4,9 %', 4.9],
  ['19%', 19],
  ['20', 20],
])('the percentage "%s" is %d', (text, value) => {
  expect(parsePercent(text)).toBe(value);
});
