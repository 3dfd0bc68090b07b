import { expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { testCategories, testProduct } from '../testing/catalogue.ts';

/** Ten presents in as many groups as said: one has a length, two have a width, one has a cover. */
async function presents(groups: number) {
  const products = Array.from({ length: 10 }, (_, i) =>
    testProduct({
      ...{ id: `p${i}`, name: i === 0 ? 'Säge' : 'Geschenk', categoryId: 'obst' },
      attributes: [
        ...Array.from({ length: groups - 3 }, (_, group) => ({ name: `Art ${group}`, value: i % 2 === 0 ? 'a' : 'b' })),
        ...(i === 0 ? [{ name: 'Länge', value: '250 mm' }] : []),
        ...(i < 2 ? [{ name: 'Breite', value: `${i + 1} mm` }] : []),
        ...(i === 2 ? [{ name: 'Einband', value: 'Leinen' }] : []),
      ],
    }),
  );
  const index = createInMemoryIndex();
  await index.apply({ version: 1, products, removedIds: [], categories: testCategories });
  return (searchText?: string) => {
    const found = index.attributes('obst', searchText);
    if ('code' in found) throw new Error(found.code);
    return found.map(({ name }) => name).filter((name) => !name.startsWith('Art'));
  };
}

test('of many groups measured values that few products have are not offered; other groups are', async () => {
  expect((await presents(7))().toSorted()).toEqual(['Breite', 'Einband']);
  expect((await presents(6))().toSorted()).toEqual(['Breite', 'Einband', 'Länge']);
});

test('a search offers what it finds', async () => {
  const names = await presents(8);
  expect(names('säge').toSorted()).toEqual(['Breite', 'Länge']);
  expect(names('geschenk')).toEqual(['Einband']);
});
