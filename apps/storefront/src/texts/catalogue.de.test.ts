import { expect, test } from 'vitest';
import { catalogueTexts } from './catalogue.de.ts';

test.each([
  ['Monate', 'Garantie in Monaten', 'ab 13\u00a0Monaten', '13 bis 24\u00a0Monate'],
  ['Teile', 'Garantie in Teilen', 'ab 13\u00a0Teilen', '13 bis 24\u00a0Teile'],
  ['mm', 'Garantie in mm', 'ab 13\u00a0mm', '13 bis 24\u00a0mm'],
  ['°C', 'Garantie in °C', 'ab 13\u00a0°C', '13 bis 24\u00a0°C'],
  ['', 'Garantie', 'ab 13', '13 bis 24'],
])('a range in %j is said in the right case', (unit, legend, from, both) => {
  const said = [
    catalogueTexts.rangeIn('Garantie', unit),
    catalogueTexts.range({ min: 13 }, unit),
    catalogueTexts.range({ min: 13, max: 24 }, unit),
  ];
  expect(said).toEqual([legend, from, both]);
  expect(catalogueTexts.range({ max: 24 }, 'Monate')).toBe('bis 24\u00a0Monate');
});
