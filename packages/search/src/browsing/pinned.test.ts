import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import type { SearchSteering } from '../steering/search-steering.ts';
import { find, idsOf, testCategories, testProduct } from '../testing/catalogue.ts';

const red = [{ name: 'Farbe', value: 'rot' }];
const products = [
  testProduct({ id: 'plain', name: 'Hammer', categoryId: 'bohrer', internalRating: 9 }),
  testProduct({ id: 'smith', name: 'Schlosserhammer', categoryId: 'bohrer', attributes: red }),
  testProduct({ id: 'wood', name: 'Holzhammer', categoryId: 'sägen', attributes: red }),
  testProduct({ id: 'mallet', name: 'Fäustel', categoryId: 'sägen' }),
];

async function shop(steering: Partial<SearchSteering>) {
  const index = createInMemoryIndex();
  const more = { steering: { synonyms: [], ...steering } };
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, ...more });
  return index;
}

const rule = (phrases: string[], ...productIds: string[]) => ({ phrases, productIds });

describe('a pinned product', () => {
  test('comes first in the operator’s order, found or not, only once, and counts as a hit', async () => {
    const index = await shop({ pins: [rule(['Hammer', 'Schlägel'], 'mallet', 'wood', 'unknown', 'wood')] });
    expect(idsOf(index, { searchText: 'hämmer' })).toEqual(['mallet', 'wood', 'plain', 'smith']);
    expect(find(index, { searchText: 'hammer' }).count).toBe(4);
    expect(idsOf(index, { searchText: 'schlägel' })).toEqual(['mallet', 'wood']);
    expect(idsOf(index, { searchText: 'wo gibt es hammer' })).toEqual(['mallet', 'wood', 'plain', 'smith']);
  });

  test('comes first only for that text', async () => {
    const index = await shop({ pins: [rule(['Hammer'], 'mallet')] });
    for (const other of ['holzhammer', 'hammer holz', 'fäustel', 'hamm'])
      expect(idsOf(index, { searchText: other })[0], other).not.toBe(other === 'fäustel' ? 'wood' : 'mallet');
  });

  test('keeps its place over pages, each product once', async () => {
    const index = await shop({ pins: [rule(['Hammer'], 'mallet', 'wood')] });
    const all = idsOf(index, { searchText: 'hammer' });
    for (const limit of [1, 2, 3]) {
      const pages = all.map((_, page) => idsOf(index, { searchText: 'hammer', limit, offset: page * limit }));
      expect(pages.flat()).toEqual(all);
    }
  });

  test('is subject to category and filter, and to any other order', async () => {
    const index = await shop({ pins: [rule(['Hammer'], 'mallet', 'wood')] });
    expect(idsOf(index, { searchText: 'hammer', categoryId: 'bohrer' })).toEqual(['plain', 'smith']);
    const filter = [{ name: 'Farbe', values: ['rot'] }];
    expect(idsOf(index, { searchText: 'hammer', filter })).toEqual(['wood', 'smith']);
    const orderBy = [{ field: 'name', direction: 'asc' }] as const;
    expect(idsOf(index, { searchText: 'hammer', orderBy })).toEqual(['mallet', 'plain', 'wood', 'smith']);
  });

  test('that left the catalogue is gone from there too, and one that changed is not', async () => {
    const index = await shop({ pins: [rule(['Hammer'], 'mallet', 'wood')] });
    const changed = testProduct({ id: 'wood', name: 'Schonhammer', categoryId: 'sägen' });
    await index.apply({ version: 2, products: [changed], removedIds: ['mallet'] });
    expect(idsOf(index, { searchText: 'hammer' })).toEqual(['wood', 'plain', 'smith']);
  });
});

describe('a barred product', () => {
  test('is not found by that text, and by others is', async () => {
    const index = await shop({ bars: [rule(['Hammer'], 'smith', 'mallet')] });
    expect(find(index, { searchText: 'hammer' })).toMatchObject({ count: 2, productIds: ['plain', 'wood'] });
    expect(find(index, { searchText: 'hammer' }).attributeCounts).toEqual({ Farbe: { rot: 1 } });
    expect(idsOf(index, { searchText: 'schlosserhammer' })).toEqual(['smith', 'plain', 'wood']);
    expect(idsOf(index)).toHaveLength(4);
  });

  test('is barred even where it is pinned', async () => {
    const both = [rule(['Hammer'], 'smith')];
    const index = await shop({ pins: both, bars: both });
    expect(idsOf(index, { searchText: 'hammer' })).toEqual(['plain', 'wood']);
  });
});

test('an explanation says what is pinned and what is barred', async () => {
  const index = await shop({ pins: [rule(['Hammer'], 'mallet')], bars: [rule(['Hammer'], 'smith')] });
  const { barred, hits } = index.explain('hammer', 9);
  expect(barred).toEqual(['Schlosserhammer']);
  expect(hits.map(({ id, isPinned }) => [id, isPinned])).toEqual([
    ['mallet', true],
    ['plain', false],
    ['wood', false],
  ]);
});

describe('weights of the operator', () => {
  const two = [
    testProduct({ id: 'says so', name: 'Kanne', descriptionText: 'Eine Gießkanne', attributes: red }),
    testProduct({ id: 'is red', name: 'Gießer', attributes: [{ name: 'Art', value: 'Kanne' }] }),
  ];
  const ids = async (searchText: string, weights: SearchSteering['weights'] = {}) => {
    const index = createInMemoryIndex();
    const more = { steering: { synonyms: [], weights }, categories: testCategories };
    await index.apply({ version: 1, isComplete: true, products: two, removedIds: [], ...more });
    return idsOf(index, { searchText });
  };

  test('change which products come first', async () => {
    expect(await ids('kanne')).toEqual(['says so', 'is red']);
    expect(await ids('kanne', { name: 0.1, attributes: 3 })).toEqual(['is red', 'says so']);
  });

  test('of nothing leave a part out', async () => {
    expect(await ids('rot')).toEqual(['says so']);
    expect(await ids('rot', { attributes: 0 })).toEqual([]);
  });
});
