import type { Category, PageLink, Product } from '@kontor/contract';
import { createInMemoryIndex } from '@kontor/search';
import { expect, test } from 'vitest';
import { categoryFinder } from './category-finder.ts';
import { suggestions } from './suggestions.ts';
import { testProduct } from './testing/catalogue.ts';

/** A shop with nine products and nine categories with similar names. It records which products were requested. */
async function crowdedShop(nameOf = (id: string) => id) {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const index = createInMemoryIndex();
  await index.apply({
    ...{ version: 1, isComplete: true, removedIds: [] },
    products: numbers.map((i) => ({
      ...testProduct(`p${i}`, { name: `Andrang ${i}`, categoryId: 'root' }),
      ...{ descriptionText: '', firstPrice: 1000 },
    })),
    categories: [{ id: 'root', name: 'Shop', parentId: null }],
  });
  const children = numbers.map((i): Category => ({ _id: `c${i}`, name: `Andrang ${i}`, children: [] }));
  const asked: string[][] = [];
  const productsOf = async (ids: readonly string[]) => {
    asked.push([...ids]);
    const rest = { htmlDescription: 'long', stockStatusText: 'Lagernd', articleNumber: 'A', attributes: [] };
    const files = [{ content: 'first' }, { content: 'second' }];
    return ids.map((_id) => ({ _id, name: nameOf(_id), files, conditions: [], ...rest }) as unknown as Product);
  };
  const finder = categoryFinder({ _id: 'root', name: 'Shop', children });
  return { asked, sources: { index, finder, productsOf, rootId: 'root', links: [] } };
}

test('six products with their first picture alone, and four categories, are suggested and no more', async () => {
  const { asked, sources } = await crowdedShop();
  const answer = await suggestions(sources, { searchText: 'andr' });
  if ('code' in answer) throw new Error(answer.code);
  expect(asked).toEqual([['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']]);
  expect(answer.products).toHaveLength(6);
  expect(answer.products[0]).toEqual({ _id: 'p1', name: 'p1', files: [{ content: 'first' }], conditions: [] });
  expect(answer.categories.map(({ _id }) => _id)).toEqual(['c1', 'c2', 'c3', 'c4']);
  expect(answer.count).toBe(9);
});

test('an article in many sizes leaves room for the others', async () => {
  const { sources } = await crowdedShop((id) => (Number(id.slice(1)) < 6 ? 'Bohrer' : id));
  const answer = await suggestions(sources, { searchText: 'andr' });
  if ('code' in answer) throw new Error(answer.code);
  expect(answer.products.map(({ _id }) => _id)).toEqual(['p1', 'p6', 'p7', 'p8', 'p9', 'p2']);
});

test('a text without letters and digits reads no product', async () => {
  const { asked, sources } = await crowdedShop();
  expect(await suggestions(sources, { searchText: ' – ' })).toEqual({ products: [], categories: [], count: 0 });
  expect(asked).toEqual([[]]);
});

test('where nothing is found, the category of that kind of thing is suggested', async () => {
  const { sources } = await crowdedShop();
  const root = { _id: 'root', name: 'Shop', children: [{ _id: 'pliers', name: 'Zangen', children: [] }] };
  const categoriesFor = async (searchText: string, links: readonly PageLink[] = []) => {
    const answer = await suggestions({ ...sources, finder: categoryFinder(root), links }, { searchText });
    if ('code' in answer) throw new Error(answer.code);
    return answer.categories.map(({ _id }) => _id);
  };
  expect(await categoriesFor('Beißzange')).toEqual(['pliers']);
  expect(await categoriesFor('Andrang')).toEqual([]); // there are products
  expect(await categoriesFor('Beißzange', [{ title: 'Kauf', href: '/T/kauf' }])).toEqual([]); // there is a page
});
