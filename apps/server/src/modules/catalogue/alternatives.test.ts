import { createInMemoryIndex } from '@kontor/search';
import { expect, test } from 'vitest';
import { findAlternatives } from './alternatives.ts';

/** How many queries the index gets. */
async function looks(sought: Parameters<typeof findAlternatives>[2]): Promise<number> {
  const index = createInMemoryIndex();
  const categories = [
    { id: 'root', name: 'Shop', parentId: null },
    { id: 'tools', name: 'Tools', parentId: 'root' },
  ];
  await index.apply({ version: 1, products: [], removedIds: [], categories });
  let count = 0;
  const counting: Pick<typeof index, 'find'> = {
    find(query) {
      count += 1;
      return index.find(query);
    },
  };
  findAlternatives(counting, 'root', sought);
  return count;
}

test('the root asks once for the category and the whole shop', async () => {
  expect([await looks({ categoryId: 'tools' }), await looks({ categoryId: 'root' })]).toEqual([2, 1]);
});

test('however much an address carries, eight values and four words are tried', async () => {
  const values = Array.from({ length: 200 }, (_, i) => `${i}`);
  const searchText = 'eins zwei drei vier fünf sechs sieben';
  expect(await looks({ categoryId: 'tools', searchText, filter: [{ name: 'Marke', values }] })).toBe(2 + 8 + 4);
});

test('words that say nothing are not tried by themselves', async () => {
  expect(await looks({ categoryId: 'root', searchText: 'Geschenk für Opa' })).toBe(1 + 2);
});

test.each([
  ['Nägel ohne Kopf', ['Nägel']],
  ['Nägel -Kopf', ['Nägel']],
  ['Nägel aus Stahl ohne den Kopf', ['Nägel Stahl', 'Nägel', 'Stahl']],
  ['ohne Kopf', []],
  ['ohne', []],
])('%s: what it excludes is no way out: %j', async (searchText, expected) => {
  const index = createInMemoryIndex();
  const product = {
    ...{ id: 'nail', categoryId: 'root', name: 'Nagel Stahl mit Kopf ohne Rost', nameSuffix: null, articleNumber: '' },
    ...{ gtin: null, attributes: [], descriptionText: '', internalRating: 0, firstPrice: 1 },
  };
  const categories = [{ id: 'root', name: 'Shop', parentId: null }];
  await index.apply({ version: 1, products: [product], removedIds: [], categories });
  expect(findAlternatives(index, 'root', { categoryId: 'root', searchText })).toMatchObject({
    words: expected.map((word) => ({ word, count: 1 })),
  });
});
