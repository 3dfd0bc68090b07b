import { expect, test } from 'vitest';
import { productTexts } from './product.de.ts';

test.each([
  ['Flasche', 'ab 6 Flaschen'],
  ['Packung', 'ab 6 Packungen'],
  ['Schachtel à 100 Stück', 'ab 6 Schachteln à 100 Stück'],
  ['Kanister', 'ab 6 Kanistern'],
  ['Karton', 'ab 6 Kartons'],
  ['Stück', 'ab 6 Stück'],
  ['Paar', 'ab 6 Paar'],
  ['Laufmeter', 'ab 6 Laufmeter'],
  ['10er-Pack', 'ab 6 10er-Pack'],
  ['Kleinpack 50 Stück', 'ab 6 Kleinpack 50 Stück'],
  ['m', 'ab 6 m'],
])('scales of the unit %j begin %j', (unit, said) => {
  expect(productTexts.scaleFrom('6', unit)).toBe(said);
});
