import { expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { find, idsOf, indexOf, testCategories, testProduct } from '../testing/catalogue.ts';
import { placeId } from './places.ts';

const brand = (value: string) => [{ name: 'Marke', value }];
const drill = testProduct({ id: 'drill', categoryId: 'bohrer', attributes: brand('Alpha') });
const apple = testProduct({ id: 'apple', categoryId: 'obst', attributes: brand('Beta') });
/** In a category, in a sibling of it, and in one of another branch. */
const both = testProduct({
  ...{ id: 'both', categoryId: 'sägen', furtherCategoryIds: ['obst', 'bohrer', 'obst'] },
  attributes: brand('Alpha'),
});

test('a product is in each of its categories, and counts once in those above', async () => {
  const index = await indexOf([drill, apple, both]);
  const found = (categoryId: string) => idsOf(index, { categoryId }).toSorted();
  expect(['sägen', 'bohrer', 'obst'].map(found)).toEqual([['both'], ['both', 'drill'], ['apple', 'both']]);
  expect([found('werkzeug'), found('root')]).toEqual([
    ['both', 'drill'],
    ['apple', 'both', 'drill'],
  ]);
  expect(find(index, { categoryId: 'werkzeug' })).toMatchObject({ count: 2, attributeCounts: { Marke: { Alpha: 2 } } });
  expect(find(index).attributeCounts).toEqual({ Marke: { Alpha: 2, Beta: 1 } });
  expect(idsOf(index, { categoryId: 'werkzeug', searchText: 'obst' })).toEqual(['both']);
});

test('its other categories come and go with it, also after a snapshot', async () => {
  const index = await indexOf([drill, apple]);
  const apply = (version: number, some: object) =>
    index.apply({ version, products: [], removedIds: [], categories: testCategories, ...some });
  await apply(2, { products: [both] });
  expect(find(index, { categoryId: 'obst' })).toMatchObject({
    count: 2,
    attributeCounts: { Marke: { Alpha: 1, Beta: 1 } },
  });

  const again = createInMemoryIndex();
  again.restore(index.snapshot());
  await again.apply({ version: 2, products: [], removedIds: [], categories: testCategories });
  expect(idsOf(again, { categoryId: 'bohrer' }).toSorted()).toEqual(['both', 'drill']);

  await apply(3, { products: [{ ...both, furtherCategoryIds: ['leer'] }] });
  expect(find(index, { categoryId: 'obst' })).toMatchObject({ count: 1, attributeCounts: { Marke: { Beta: 1 } } });
  expect(idsOf(index, { categoryId: 'leer' })).toEqual(['both']);
  await apply(4, { removedIds: ['both'] });
  expect(['leer', 'sägen', 'root'].map((categoryId) => find(index, { categoryId }).count)).toEqual([0, 0, 2]);
});

test('one that no tree has is as if it were not named; without its main category a product is nowhere', async () => {
  const lost = testProduct({ id: 'lost', categoryId: 'nowhere', furtherCategoryIds: ['obst'] });
  const index = await indexOf([lost, { ...both, furtherCategoryIds: ['nowhere', 'leer'] }]);
  expect(['obst', 'leer', 'root'].map((categoryId) => idsOf(index, { categoryId }))).toEqual([[], ['both'], ['both']]);
});

test('the same categories in another order are the same place, with another main one another', () => {
  expect(placeId({ categoryId: 'a', furtherCategoryIds: ['c', 'b', 'a', 'c'] })).toBe('a\nb\nc');
  expect(placeId({ categoryId: 'b', furtherCategoryIds: ['a', 'c'] })).toBe('b\na\nc');
  expect(placeId({ categoryId: 'a', furtherCategoryIds: ['a'] })).toBe(placeId({ categoryId: 'a' }));
});
