import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from './in-memory-index.ts';
import { find, idsOf, indexOf, testCategories, testProduct, testProducts } from './testing/catalogue.ts';

const shop = await indexOf(testProducts);

describe('sort orders [SPEC §4.1.14, §4.1.16, §9.4]', () => {
  test.each([
    ['none: rating, then name, then _id', undefined, 'p2 p6 p4 p1 p8 p3 p5 p7'],
    ['rating ascending', [{ field: 'internalRating', direction: 'asc' }], 'p5 p7 p4 p1 p8 p3 p2 p6'],
    ['name ascending', [{ field: 'name', direction: 'asc' }], 'p5 p7 p4 p1 p2 p8 p3 p6'],
    ['name descending', [{ field: 'name', direction: 'desc' }], 'p6 p3 p8 p2 p1 p4 p5 p7'],
    ['price ascending: then rating, then name', [{ field: 'price', direction: 'asc' }], 'p6 p2 p4 p5 p7 p1 p8 p3'],
    ['price descending: then rating, then name', [{ field: 'price', direction: 'desc' }], 'p1 p8 p2 p4 p5 p7 p6 p3'],
    [
      'price, then name downwards',
      [
        { field: 'price', direction: 'asc' },
        { field: 'name', direction: 'desc' },
      ],
      'p6 p2 p4 p5 p7 p8 p1 p3',
    ],
    [
      'a field named twice counts where it comes first',
      [
        { field: 'name', direction: 'desc' },
        { field: 'name', direction: 'asc' },
      ],
      'p6 p3 p8 p2 p1 p4 p5 p7',
    ],
  ] as const)('%s', (_, orderBy, ids) => {
    expect(idsOf(shop, { orderBy }).join(' ')).toBe(ids);
  });
});

describe('paging', () => {
  test('every page of every size continues where the last one ended', () => {
    const all = idsOf(shop);
    for (const limit of [1, 3, 8]) {
      const pages = Array.from({ length: 9 }, (_, page) => idsOf(shop, { limit, offset: page * limit }));
      expect(pages.flat()).toEqual(all);
    }
  });

  test.each([8, 9, 1e6, 2 ** 32, Number.MAX_SAFE_INTEGER])(
    'nothing lies at offset %d, and the count stays',
    (offset) => {
      expect(find(shop, { offset })).toMatchObject({ productIds: [], count: 8 });
    },
  );
});

describe('categories', () => {
  test('hold the products of all categories below them', () => {
    expect(idsOf(shop, { categoryId: 'werkzeug' })).toEqual(['p2', 'p1', 'p3']);
    expect(find(shop, { categoryId: 'bohrer' }).count).toBe(2);
    expect(find(shop, { categoryId: 'leer' })).toEqual({
      productIds: [],
      count: 0,
      attributeCounts: {},
      bounds: { price: null, attributes: [] },
      availabilityCounts: { deliverable: 0, now: 0 },
      reducedCount: 0,
    });
  });

  test('that nobody knows are refused', () => {
    for (const categoryId of ['unbekannt', '', '__proto__', 'Bohrer']) {
      expect(shop.products({ categoryId, limit: 50, offset: 0 })).toEqual({ code: 'category-not-found' });
      expect(shop.attributes(categoryId)).toEqual({ code: 'category-not-found' });
    }
  });

  test('in a circle, or below a parent that is missing, still hold their own products', async () => {
    const index = await indexOf(
      [
        testProduct({ id: 'a', categoryId: 'x' }),
        testProduct({ id: 'b', categoryId: 'y' }),
        testProduct({ id: 'c', categoryId: 'z' }),
      ],
      [
        { id: 'x', name: 'x', parentId: 'y' },
        { id: 'y', name: 'y', parentId: 'x' },
        { id: 'z', name: 'z', parentId: 'missing' },
      ],
    );
    expect(idsOf(index, { categoryId: 'x' })).toEqual(['a', 'b']);
    expect(idsOf(index, { categoryId: 'y' })).toEqual(['a', 'b']);
    expect(idsOf(index, { categoryId: 'z' })).toEqual(['c']);
  });

  test('products of a category that no tree has are found nowhere, until it comes', async () => {
    const index = createInMemoryIndex();
    await index.apply({
      version: 1,
      products: [testProduct({ id: 'a', categoryId: 'neu' })],
      removedIds: [],
      categories: testCategories,
    });
    expect(idsOf(index)).toEqual([]);
    await index.apply({
      version: 2,
      products: [],
      removedIds: [],
      categories: [...testCategories, { id: 'neu', name: 'neu', parentId: 'obst' }],
    });
    expect(idsOf(index, { categoryId: 'obst' })).toEqual(['a']);
  });
});
