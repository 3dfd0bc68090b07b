import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import type { SearchSteering } from '../steering/search-steering.ts';
import { testCategories, testProduct } from '../testing/catalogue.ts';

const member = (id: string, key: string, place: number, size: string, more: Partial<IndexedProduct> = {}) =>
  testProduct({
    ...{ id, name: 'Hemd', nameSuffix: size, categoryId: 'obst', family: { key, place } },
    attributes: [{ name: 'Größe', value: size }],
    ...more,
  });
const shirts = [
  member('s', 'hemd', 1, 'S', { firstPrice: 900, stockStatus: 'red' }),
  member('m', 'hemd', 2, 'M', { firstPrice: 300 }),
  member('l', 'hemd', 3, 'L', { firstPrice: 200, internalRating: 1 }),
];
const products = [
  ...shirts,
  member('only', 'allein', 1, 'M', { name: 'Hose', firstPrice: 250 }),
  testProduct({ id: 'belt', name: 'Gürtel zum Hemd', categoryId: 'obst', firstPrice: 280 }),
];

async function shop(steering: SearchSteering = { synonyms: [] }, some = products) {
  const index = createInMemoryIndex();
  await index.apply({ version: 1, products: some, removedIds: [], categories: testCategories, steering });
  const ask = (query: Partial<BrowsingQuery> = {}) => {
    const found = index.products({ categoryId: 'root', limit: 50, offset: 0, ...query });
    if ('code' in found) throw new Error(found.code);
    return found;
  };
  return { index, ask };
}

describe('a family is one hit', () => {
  test('counts as one, by any of its members for a value and for what can be delivered', async () => {
    const { ask } = await shop();
    const { productIds, count, attributeCounts, availabilityCounts } = ask();
    expect([productIds, count]).toEqual([['l', 'belt', 'only'], 3]);
    expect(attributeCounts).toEqual({ Größe: { L: 1, M: 2, S: 1 } });
    expect(availabilityCounts).toEqual({ deliverable: 3, now: 3 });
  });

  test('is shown by the best of those that the filter leaves', async () => {
    const { ask } = await shop();
    const filtered = ask({ filter: [{ name: 'Größe', values: ['S', 'M'] }] });
    expect([filtered.productIds, filtered.count]).toEqual([['m', 'only'], 2]);
    expect(filtered.attributeCounts).toEqual({ Größe: { L: 1, M: 2, S: 1 } });
    expect(ask({ filter: [{ name: 'Größe', values: ['S'] }] }).productIds).toEqual(['s']);
    expect(ask({ price: { min: 800 } }).productIds).toEqual(['s']);
  });

  test('tells which of its members search and filter leave', async () => {
    const { ask } = await shop();
    expect(ask().membersFound).toBeUndefined();
    const left = (query: Partial<BrowsingQuery>) => [...(ask(query).membersFound ?? [])];
    expect(left({ filter: [{ name: 'Größe', values: ['S', 'M'] }] })).toEqual([
      ['m', ['s', 'm']],
      ['only', ['only']],
    ]);
    expect(left({ price: { min: 250, max: 800 } })).toEqual([
      ['m', ['m']],
      ['only', ['only']],
    ]);
    expect(left({ searchText: 'gürtel' })).toEqual([]);
    const { index } = await shop();
    const found = index.find({ categoryId: 'root', searchText: 'hemd', limit: 5, offset: 0 });
    expect('code' in found ? null : [...(found.membersFound ?? [])]).toEqual([['m', ['s', 'm', 'l']]]);
    const few = index.find({ categoryId: 'root', limit: 5, offset: 0 });
    expect('membersFound' in few).toBe(false);
    const { ask: askApart } = await shop({ synonyms: [], membersApart: true });
    expect(askApart({ price: { min: 250 } }).membersFound).toBeUndefined();
  });

  test('has the place of its cheapest deliverable member in both orders by price', async () => {
    const { ask } = await shop();
    const by = (direction: 'asc' | 'desc') => ask({ orderBy: [{ field: 'price', direction }] }).productIds;
    expect(by('asc')).toEqual(['l', 'only', 'belt']);
    expect(by('desc')).toEqual(['belt', 'only', 'l']);
  });

  test('is found by the member that has all words, though it is sold out', async () => {
    const { ask } = await shop(undefined, [
      ...products.slice(1),
      member('s', 'hemd', 1, 'S', { stockStatus: 'red', articleNumber: 'H-4711' }),
    ]);
    expect(ask({ searchText: 'H-4711' }).productIds).toEqual(['s']);
    const all = ask({ searchText: 'hemd' });
    expect([all.productIds, all.count]).toEqual([['m', 'belt'], 2]);
  });

  test('is shown by the one that the operator pinned', async () => {
    const { ask } = await shop({ synonyms: [], pins: [{ phrases: ['hemd'], productIds: ['s'] }] });
    expect(ask({ searchText: 'hemd' }).productIds).toEqual(['s', 'belt']);
  });

  test('pages hold families, each once', async () => {
    const many = Array.from({ length: 90 }, (_, i) => member(`p${i}`, `f${i % 30}`, i, `${i}`, { internalRating: i }));
    const { ask } = await shop(undefined, many);
    const pages = [0, 10, 20].flatMap((offset) => [...ask({ limit: 10, offset }).productIds]);
    expect(pages).toEqual(Array.from({ length: 30 }, (_, i) => `p${89 - i}`));
    expect(ask({ limit: 10, offset: 30 }).productIds).toEqual([]);
  });

  test('follows what changes: another best, one that leaves, one that stays alone', async () => {
    const { index, ask } = await shop();
    const change = (version: number, some: readonly IndexedProduct[], removedIds: string[] = []) =>
      index.apply({ version, products: some, removedIds });
    await change(2, [member('l', 'hemd', 3, 'L', { stockStatus: 'red' })]);
    expect(ask().productIds).toEqual(['belt', 'm', 'only']);
    await change(3, [], ['m']);
    expect(ask().productIds).toEqual(['belt', 's', 'only']);
    await change(4, [testProduct({ id: 'l', name: 'Hemd', categoryId: 'obst' })]);
    expect(ask().count).toBe(4);
  });

  test('is found in suggestions and counts without a page likewise', async () => {
    const { index } = await shop();
    const find = (limit: number) => index.find({ categoryId: 'root', searchText: 'hemd', limit, offset: 0 });
    expect(find(1)).toMatchObject({ productIds: ['m'], count: 2 });
    expect(find(0)).toMatchObject({ productIds: [], count: 2 });
  });

  test('survives a snapshot', async () => {
    const { index } = await shop();
    const restored = createInMemoryIndex();
    restored.restore(index.snapshot());
    await restored.apply({ version: 2, products: [], removedIds: [], categories: testCategories });
    const asked = { categoryId: 'root', limit: 50, offset: 0 };
    expect(restored.products(asked)).toEqual(index.products(asked));
  });
});

test('the members stand apart where the operator wants them so', async () => {
  const { ask } = await shop({ synonyms: [], membersApart: true });
  const { productIds, count, attributeCounts } = ask();
  expect([productIds, count]).toEqual([['l', 'belt', 'm', 's', 'only'], 5]);
  expect(attributeCounts).toEqual({ Größe: { L: 1, M: 2, S: 1 } });
});
