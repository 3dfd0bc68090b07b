import { expect, test } from 'vitest';
import { compareNaturally, naturalKey } from './natural-order.ts';

const sorted = (values: readonly string[]): string[] =>
  values
    .map(naturalKey)
    .sort(compareNaturally)
    .map(({ value }) => value);

test.each([
  ['0,25 mm', '0,5 mm', '2 mm', '2,5 mm', '10 mm', '1.000 mm', '1.250,5 mm'],
  ['0.25', '0.5', '1.5', '2'],
  ['1/4 Zoll', '1/2 Zoll', '3/4 Zoll', '1 Zoll', '1 1/4 Zoll', '2 Zoll'],
  ['-20 °C', '-5 °C', '0 °C', '5 °C'],
  ['10-20 mm', '10-30 mm', '20-30 mm'],
  ['M4', 'M8', 'M10', 'M12 x 20', 'M12 x 100'],
  ['IP 44', 'IP 54', 'IP X4'],
  ['blau', 'grün', 'Gruppe', 'Öl', 'rot'],
  ['2', '10', 'rot'],
  ['230/400 V', '230 V', '400 V'],
  ['10', '10 mm', '10 mm lang'],
  ['', 'a'],
])('%s … stand in this order', (...values) => {
  expect(sorted(values.toReversed())).toEqual(values);
});

test('values that look alike have one order', () => {
  expect(sorted(['1,50', '1,5', '1.5'])).toEqual(sorted(['1.5', '1,50', '1,5']));
});

test('numbers of a thousand digits are no harm', () => {
  const huge = '9'.repeat(1000);
  expect(sorted([`${huge} b`, '5', `${huge} a`])).toEqual(['5', `${huge} a`, `${huge} b`]);
});
