import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FollowingIndex } from './catalogue-index.ts';
import { createInMemoryIndex } from './in-memory-index.ts';
import type { BrowsingQuery } from './shapes/browsing-query.ts';
import type { IndexedCategory, IndexedProduct } from './shapes/indexed-product.ts';
import { testProduct } from './testing/catalogue.ts';
import { allFoundIn, Reference } from './testing/reference.ts';

/** Enough products that rare values and small categories are stored as lists and frequent ones as bits. */
const productCount = 2000;
const categories: IndexedCategory[] = [
  { id: 'root', name: 'root', parentId: null },
  ...Array.from({ length: 90 }, (_, i) => ({ id: `c${i}`, name: `c${i}`, parentId: i < 9 ? 'root' : `c${i % 9}` })),
];

function product(number: number, edition: number): IndexedProduct {
  const mixed = Math.imul(number + 1 + edition * 7, 2654435761) >>> 8;
  return testProduct({
    id: `p${number}`,
    categoryId: `c${mixed % 90}`,
    name: `${['Bohrer', 'Säge', 'Zange', 'Öler'][mixed % 4]} ${mixed % 300}`,
    articleNumber: `AB-${number}.${edition}`,
    attributes: [
      { name: 'Marke', value: `Marke ${mixed % 5}` },
      { name: 'Charge', value: `${mixed % 700}` },
      ...(mixed % 3 === 0 ? [{ name: 'Länge', value: `${mixed % 40} mm` }] : []),
    ],
    descriptionText: mixed % 2 === 0 ? 'Für den Profi' : 'Für zu Hause',
    internalRating: mixed % 50,
    firstPrice: mixed % 97 === 0 ? null : mixed % 1000,
    stockStatus: (['green', 'green', 'yellow', 'red'] as const)[mixed % 4] ?? 'green',
  });
}

const queries: Partial<BrowsingQuery>[] = [
  {},
  { categoryId: 'c3', orderBy: [{ field: 'price', direction: 'asc' }], offset: 120 },
  { categoryId: 'c80' },
  {
    filter: [{ name: 'Marke', values: ['Marke 1', 'Marke 2'] }],
    orderBy: [{ field: 'name', direction: 'desc' }],
    offset: 500,
  },
  {
    filter: [
      { name: 'Charge', values: ['13', '14', '15'] },
      { name: 'Marke', values: ['Marke 0'] },
    ],
  },
  {
    categoryId: 'c5',
    filter: [
      { name: 'Länge', values: ['12 mm', '3 mm'] },
      { name: 'Marke', values: ['Marke 4'] },
    ],
  },
  { searchText: 'profi', orderBy: [{ field: 'price', direction: 'desc' }], offset: 950 },
  { searchText: 'säge 1', offset: 40 },
  { searchText: 'AB-42', categoryId: 'root' },
  { price: { min: 200, max: 400 }, ranges: [{ name: 'Länge', min: 5, max: 12.5 }], availability: 'deliverable' },
  {
    categoryId: 'c5',
    price: { max: 333 },
    ranges: [{ name: 'Charge', min: 600 }],
    filter: [{ name: 'Charge', values: ['7'] }],
    orderBy: [{ field: 'price', direction: 'desc' }],
  },
  { searchText: 'zange', availability: 'now', price: { min: 990 } },
  { searchText: 'bohrer hause', filter: [{ name: 'Charge', values: ['200', '201'] }] },
];

describe('a catalogue of 2,000 products', () => {
  const products = new Map(Array.from({ length: productCount }, (_, i) => [`p${i}`, product(i, 0)]));
  const index = createInMemoryIndex();

  beforeAll(() => index.apply({ version: 0, products: products.values(), removedIds: [], categories }));

  test('answers as one who looks at every product each time', () => expectSame(index, products));

  test('still does so after changes, and after so many that it is written anew', async () => {
    for (const [version, count] of [
      [1, 5],
      [2, 300],
      [3, 900],
      [4, 1],
    ] as const) {
      const changed = Array.from({ length: count }, (_, i) => product((i * 7 + version) % productCount, version));
      const removedIds = Array.from({ length: count >> 2 }, (_, i) => `p${(i * 11 + version) % productCount}`);
      await index.apply({ version, products: changed, removedIds });
      for (const id of removedIds) products.delete(id);
      for (const one of changed) products.set(one.id, one);
    }
    expectSame(index, products);
  });

  test('lets others have their turn while it changes, who see the catalogue as it was', async () => {
    const before = index.products({ categoryId: 'root', limit: 5, offset: 0 });
    let [isDone, turns] = [false, 0];
    const changes = Array.from({ length: 1500 }, (_, i) => product(i, 9));
    const applied = index.apply({ version: 9, products: changes, removedIds: [] }).then(() => {
      isDone = true;
    });
    for (;;) {
      await nextTurn();
      if (isDone) break;
      turns++;
      expect(index.version).toBe(4);
      expect(index.products({ categoryId: 'root', limit: 5, offset: 0 })).toEqual(before);
    }
    await applied;
    expect(turns).toBeGreaterThan(2);
    expect(index.version).toBe(9);
  });
});

function expectSame(index: FollowingIndex, products: ReadonlyMap<string, IndexedProduct>): void {
  const reference = new Reference([...products.values()], categories, allFoundIn(index));
  for (const query of queries) {
    const asked = { categoryId: 'root', limit: 50, offset: 0, ...query };
    const { reading: _, ...answered } = { reading: null, ...index.products(asked) };
    expect(answered).toEqual(reference.products(asked));
    expect(index.attributes(asked.categoryId, asked.searchText)).toEqual(
      reference.attributes(asked.categoryId, asked.searchText),
    );
  }
}
