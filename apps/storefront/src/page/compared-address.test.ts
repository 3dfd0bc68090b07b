import { expect, test } from 'vitest';
import { addressToCompare, comparedIn } from './compared-address.ts';

test.each<[string, string[], boolean]>([
  ['?artikel=a&artikel=b', ['a', 'b'], false],
  ['?artikel=a&artikel=a&x=1&artikel=', ['a'], false],
  ['?artikel=a&artikel=b&artikel=c&artikel=d&artikel=a', ['a', 'b', 'c', 'd'], false],
  ['?artikel=a&artikel=b&artikel=c&artikel=d&artikel=e', ['a', 'b', 'c', 'd'], true],
  [`?artikel=${'x'.repeat(201)}`, [], false],
  ['', [], false],
])('%s compares %j', (query, ids, isCut) => {
  expect(comparedIn(query)).toEqual({ ids, isCut });
});

test('an address is read as it was written', () => {
  const ids = ['4 × 40', 'a&b', 'ä/ö'];
  const [path, query = ''] = addressToCompare(ids).split('?');
  expect([path, comparedIn(query).ids]).toEqual(['/vergleich', ids]);
  expect(addressToCompare([])).toBe('/vergleich');
});
