import { createInMemoryIndex } from '@kontor/search';
import { expect, test } from 'vitest';
import { findAlternatives } from './alternatives.ts';

/** How often the index is asked. */
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
