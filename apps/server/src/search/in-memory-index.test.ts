import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from './in-memory-index.ts';
import { find, idsOf, indexOf, testCategories, testProduct } from './test-catalogue.ts';

const rot = { name: 'Farbe', value: 'rot' };
const blau = { name: 'Farbe', value: 'blau' };
const alpha = { name: 'Marke', value: 'Alpha' };
const beta = { name: 'Marke', value: 'Beta' };

const products = [
  testProduct({
    id: 'p1',
    categoryId: 'bohrer',
    name: 'Bohrer 10 mm',
    internalRating: 5,
    firstPrice: 900,
    attributes: [alpha, rot],
  }),
  testProduct({
    id: 'p2',
    categoryId: 'bohrer',
    name: 'Bohrer 2 mm',
    internalRating: 9,
    firstPrice: 300,
    attributes: [alpha, blau],
  }),
  testProduct({
    id: 'p3',
    categoryId: 'sägen',
    name: 'Säge',
    internalRating: 5,
    firstPrice: null,
    attributes: [beta, rot],
  }),
  testProduct({
    id: 'p4',
    categoryId: 'obst',
    name: 'Äpfel',
    internalRating: 5,
    firstPrice: 300,
    attributes: [rot, blau],
  }),
  testProduct({ id: 'p5', categoryId: 'obst', name: 'Apfel', internalRating: 1, firstPrice: 300 }),
  testProduct({
    id: 'p6',
    categoryId: 'obst',
    name: 'Zwetschke',
    internalRating: 9,
    firstPrice: 250,
    attributes: [blau],
  }),
  testProduct({ id: 'p7', categoryId: 'obst', name: 'Apfel', internalRating: 1, firstPrice: 300 }),
  testProduct({ id: 'p8', categoryId: 'root', name: 'Maßband', internalRating: 5, firstPrice: 900 }),
];
const shop = await indexOf(products);

describe('sort orders', () => {
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
    expect(find(shop, { categoryId: 'leer' })).toEqual({ productIds: [], count: 0, attributeCounts: {} });
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
        { id: 'x', parentId: 'y' },
        { id: 'y', parentId: 'x' },
        { id: 'z', parentId: 'missing' },
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
      categories: [...testCategories, { id: 'neu', parentId: 'obst' }],
    });
    expect(idsOf(index, { categoryId: 'obst' })).toEqual(['a']);
  });
});

describe('filters and their counts', () => {
  test('without a selection every value is counted in the category', () => {
    expect(find(shop).attributeCounts).toEqual({ Marke: { Alpha: 2, Beta: 1 }, Farbe: { blau: 3, rot: 3 } });
    expect(find(shop, { categoryId: 'bohrer' }).attributeCounts).toEqual({
      Marke: { Alpha: 2 },
      Farbe: { blau: 1, rot: 1 },
    });
  });

  test('values of a group are alternatives, groups narrow each other', () => {
    const found = find(shop, {
      filter: [
        { name: 'Marke', values: ['Alpha', 'Beta'] },
        { name: 'Farbe', values: ['rot'] },
      ],
    });
    expect(found).toEqual({
      productIds: ['p1', 'p3'],
      count: 2,
      attributeCounts: { Marke: { Alpha: 1, Beta: 1 }, Farbe: { blau: 1, rot: 2 } },
    });
  });

  test('a group named twice is one group', () => {
    const filter = [
      { name: 'Farbe', values: ['rot'] },
      { name: 'Farbe', values: ['blau', 'rot'] },
    ];
    expect(find(shop, { filter })).toEqual(find(shop, { filter: [{ name: 'Farbe', values: ['rot', 'blau'] }] }));
    expect(find(shop, { filter }).count).toBe(5);
  });

  test('a group without values restricts nothing; a value or group that nobody has lets nothing through', () => {
    expect(find(shop, { filter: [{ name: 'Farbe', values: [] }] })).toEqual(find(shop));
    expect(find(shop, { filter: [{ name: 'Farbe', values: ['lila'] }] })).toEqual({
      productIds: [],
      count: 0,
      attributeCounts: { Marke: { Alpha: 0, Beta: 0 }, Farbe: { blau: 3, rot: 3 } },
    });
    expect(find(shop, { filter: [{ name: 'constructor', values: ['x'] }] }).count).toBe(0);
  });

  test('values that a search leaves without products are counted as 0', () => {
    expect(find(shop, { categoryId: 'bohrer', searchText: '10' }).attributeCounts).toEqual({
      Marke: { Alpha: 1 },
      Farbe: { blau: 0, rot: 1 },
    });
  });

  test('decomposed umlauts choose the same value', async () => {
    const index = await indexOf([
      testProduct({ id: 'a', attributes: [{ name: 'Größe', value: 'Übergröße'.normalize('NFD') }] }),
    ]);
    const filter = [{ name: 'Größe'.normalize('NFD'), values: ['Übergröße'] }];
    expect(find(index, { filter })).toMatchObject({ count: 1, attributeCounts: { Größe: { Übergröße: 1 } } });
  });

  test('groups and values may have the names of object properties', async () => {
    const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const index = await indexOf([
      testProduct({ id: 'a', attributes: hostile.map((name) => ({ name, value: name })) }),
      testProduct({ id: 'b', attributes: [{ name: '__proto__', value: 'constructor' }] }),
    ]);
    const { attributeCounts } = find(index, { filter: [{ name: '__proto__', values: ['__proto__'] }] });
    expect(Object.keys(attributeCounts)).toEqual(hostile);
    expect(Object.entries(Object.values(attributeCounts)[0] ?? {})).toEqual([
      ['__proto__', 1],
      ['constructor', 1],
    ]);
    expect(JSON.parse(JSON.stringify(attributeCounts)).toString).toEqual({ toString: 1 });
    expect(index.attributes('root')).toEqual(
      hostile.map((name) => ({ name, values: name === '__proto__' ? ['__proto__', 'constructor'] : [name] })),
    );
  });
});

describe('attributes of a category', () => {
  const sized = (id: string, ...attributes: [string, string][]) =>
    testProduct({ id, categoryId: 'bohrer', attributes: attributes.map(([name, value]) => ({ name, value })) });

  test('come in the order of the products’ own lists, then by name; values naturally', async () => {
    const index = await indexOf([
      sized('a', ['Zoll', '1/2'], ['Durchmesser', '10 mm'], ['Länge', '100 mm']),
      sized('b', ['Zoll', '1/4'], ['Durchmesser', '2 mm'], ['Länge', '20 mm']),
      sized('c', ['Durchmesser', '0,5 mm'], ['Länge', '1.000 mm']),
      sized('d', ['Äste', 'ja']),
    ]);
    expect(index.attributes('werkzeug')).toEqual([
      { name: 'Äste', values: ['ja'] },
      { name: 'Zoll', values: ['1/4', '1/2'] },
      { name: 'Durchmesser', values: ['0,5 mm', '2 mm', '10 mm'] },
      { name: 'Länge', values: ['20 mm', '100 mm', '1.000 mm'] },
    ]);
    expect(index.attributes('obst')).toEqual([]);
  });

  test('of a search are those of its hits', () => {
    expect(shop.attributes('root', 'bohrer 10')).toEqual([
      { name: 'Marke', values: ['Alpha'] },
      { name: 'Farbe', values: ['rot'] },
    ]);
    expect(shop.attributes('root', 'gibt es nicht')).toEqual([]);
    expect(shop.attributes('root', ' – ')).toEqual(shop.attributes('root'));
  });
});

describe('before and after changes', () => {
  test('an index without a catalogue knows no category', () => {
    const index = createInMemoryIndex();
    expect(index.version).toBe(-1);
    expect(index.productCount).toBe(0);
    expect(index.products({ categoryId: 'root', limit: 50, offset: 0 })).toEqual({ code: 'category-not-found' });
  });

  test('changed, new, moved and removed products are where they belong', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories });
    await index.apply({
      version: 2,
      products: [
        testProduct({
          id: 'p1',
          categoryId: 'obst',
          name: 'Birne',
          internalRating: 7,
          attributes: [{ name: 'Farbe', value: 'gelb' }],
        }),
        testProduct({ id: 'p9', categoryId: 'bohrer', name: 'Bohrer 3 mm', attributes: [alpha] }),
      ],
      removedIds: ['p2', 'p4', 'unknown'],
    });
    expect(index.version).toBe(2);
    expect(index.productCount).toBe(7);
    expect(idsOf(index)).toEqual(['p6', 'p1', 'p8', 'p3', 'p5', 'p7', 'p9']);
    expect(idsOf(index, { categoryId: 'bohrer' })).toEqual(['p9']);
    expect(idsOf(index, { searchText: 'bohrer' })).toEqual(['p9']);
    expect(find(index).attributeCounts).toEqual({ Marke: { Alpha: 1, Beta: 1 }, Farbe: { blau: 1, gelb: 1, rot: 1 } });
  });

  test('a moved category takes its products along', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, products, removedIds: [], categories: testCategories });
    const moved = testCategories.map((category) =>
      category.id === 'sägen' ? { ...category, parentId: 'obst' } : category,
    );
    await index.apply({ version: 2, products: [], removedIds: [], categories: moved });
    expect(idsOf(index, { categoryId: 'werkzeug' })).toEqual(['p2', 'p1']);
    expect(find(index, { categoryId: 'obst' }).attributeCounts).toEqual({
      Marke: { Beta: 1 },
      Farbe: { blau: 2, rot: 2 },
    });
    expect(find(index, { categoryId: 'werkzeug' }).attributeCounts).toEqual({
      Marke: { Alpha: 2 },
      Farbe: { blau: 1, rot: 1 },
    });
  });

  test('a complete catalogue replaces the one before', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories });
    await index.apply({
      version: 2,
      isComplete: true,
      products: products.slice(0, 1),
      removedIds: [],
      categories: testCategories,
    });
    expect(idsOf(index)).toEqual(['p1']);
  });

  test('a version that changes nothing of the catalogue is noted, and answers stay', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, products, removedIds: [], categories: testCategories });
    const before = find(index);
    await index.apply({ version: 2, products: [], removedIds: [], categories: testCategories.toReversed() });
    expect(index.version).toBe(2);
    expect(find(index)).toEqual(before);
  });

  test('of several products with one id the last counts', async () => {
    const index = await indexOf([testProduct({ id: 'a', name: 'Alt' }), testProduct({ id: 'a', name: 'Neu' })]);
    expect(index.productCount).toBe(1);
    expect(idsOf(index, { searchText: 'alt' })).toEqual([]);
    expect(idsOf(index, { searchText: 'neu' })).toEqual(['a']);
  });

  test('changes asked for at once are taken in one after the other', async () => {
    const index = createInMemoryIndex();
    const apply = (version: number, id: string, removedIds: string[] = []) =>
      index.apply({ version, products: [testProduct({ id })], removedIds, categories: testCategories });
    await Promise.all([apply(1, 'a'), apply(2, 'b'), apply(3, 'c', ['a'])]);
    expect(idsOf(index)).toEqual(['b', 'c']);
    expect(index.version).toBe(3);
  });

  test('changes that break off change nothing, and the next ones are taken in', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, products, removedIds: [], categories: testCategories });
    const before = find(index);
    async function* broken() {
      yield testProduct({ id: 'half', attributes: [{ name: 'Neu', value: 'neu' }] });
      throw new Error('connection lost');
    }
    await expect(index.apply({ version: 2, products: broken(), removedIds: ['p1'] })).rejects.toThrow(
      'connection lost',
    );
    expect(index.version).toBe(1);
    expect(find(index)).toEqual(before);
    await index.apply({ version: 2, products: [], removedIds: ['p1'] });
    expect(find(index).count).toBe(7);
  });

  test('while changes are taken in, answers are of the state before', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, products, removedIds: [], categories: testCategories });
    const before = find(index);
    const answers: unknown[] = [];
    async function* watched() {
      for (let i = 0; i < 20; i++) {
        yield testProduct({ id: `n${i}`, attributes: [rot, { name: 'Neu', value: `${i}` }] });
        answers.push(find(index));
      }
    }
    await index.apply({ version: 2, products: watched(), removedIds: ['p1'] });
    expect(answers).toHaveLength(20);
    for (const answer of answers) expect(answer).toEqual(before);
    expect(find(index).count).toBe(27);
  });
});
