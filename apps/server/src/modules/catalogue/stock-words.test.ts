import { expect, test } from 'vitest';
import { fewLeftText } from './texts/products.de.ts';

test.each([
  ['sofort lieferbar', 'sofort lieferbar, noch 3'],
  ['sofort lieferbar, noch 5 Stück', 'sofort lieferbar, noch 3'],
  ['sofort lieferbar, noch 12 Flaschen', 'sofort lieferbar, noch 3'],
  ['noch 14 Tage Lieferzeit', 'noch 14 Tage Lieferzeit, noch 3'],
])('the counted number takes the place of one that the operator wrote: %s', (words, said) => {
  expect(fewLeftText(words, 3)).toBe(said);
});
