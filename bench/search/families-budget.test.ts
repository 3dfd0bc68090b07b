import { type BrowsingQuery, createInMemoryIndex, type IndexedProduct } from '@kontor/search';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as collapse from '../../packages/search/src/families/collapse.ts';
import type * as grouping from '../../packages/search/src/families/group-families.ts';
import { countBits } from '../../packages/search/src/sets/bits.ts';
import { generatedCatalogue, generatedTree, indexedCategories, indexedProduct } from '../generated-catalogue.ts';

/** The number of documents processed for grouping them by families, and for counting their cards. */
const gone = { grouped: 0, counted: 0 };

vi.mock('../../packages/search/src/families/group-families.ts', async (original) => {
  const actual = await original<typeof grouping>();
  const groupFamilies: typeof actual.groupFamilies = (hits, ...more) => {
    gone.grouped += countBits(hits);
    return actual.groupFamilies(hits, ...more);
  };
  return { ...actual, groupFamilies };
});
vi.mock('../../packages/search/src/families/collapse.ts', async (original) => {
  const actual = await original<typeof collapse>();
  const countCards: typeof actual.countCards = (hits, ...more) => {
    gone.counted += countBits(hits);
    return actual.countCards(hits, ...more);
  };
  return { ...actual, countCards };
});

const products = 4000;
const index = createInMemoryIndex();

/** The generated products, in families of four neighbours. */
function* members(): Generator<IndexedProduct> {
  let number = 0;
  for (const line of generatedCatalogue(products)) {
    if (line.type !== 'product') continue;
    yield { ...indexedProduct(line), family: { key: `f${number >> 2}`, place: number & 3 } };
    number += 1;
  }
}

beforeAll(async () => {
  const categories = indexedCategories(generatedTree());
  await index.apply({ version: 1, isComplete: true, products: members(), removedIds: [], categories });
});

/** The work for a query, and its number of hits. */
function ask(query: Partial<BrowsingQuery>) {
  Object.assign(gone, { grouped: 0, counted: 0 });
  const found = index.products({ categoryId: 'root', limit: 50, offset: 0, ...query });
  if ('code' in found) throw new Error(found.code);
  return { count: found.count, ...gone };
}

test('a first page of families groups each product once, another page none', () => {
  expect(ask({})).toEqual({ count: products / 4, grouped: products, counted: 0 });
  expect(ask({ offset: 50 })).toEqual({ count: products / 4, grouped: 0, counted: 0 });
  expect(ask({ offset: 900 })).toEqual({ count: products / 4, grouped: 0, counted: 0 });
});

test('another order of families groups each product once more, its second page none', () => {
  const orderBy = [{ field: 'price', direction: 'asc' }] as const;
  expect(ask({ orderBy })).toEqual({ count: products / 4, grouped: products, counted: 0 });
  expect(ask({ orderBy, offset: 50 })).toEqual({ count: products / 4, grouped: 0, counted: 0 });
});

test('a value that is filtered by groups what has it, and for its own group all others once', () => {
  const { grouped, counted, count } = ask({ filter: [{ name: 'Marke', values: ['Bergmann'] }] });
  expect(count).toBeGreaterThan(50);
  expect(counted).toBe(0);
  expect(grouped).toBeGreaterThan(products);
  expect(grouped).toBeLessThan(products * 1.2);
});

test('a number of finds alone groups nothing', () => {
  Object.assign(gone, { grouped: 0, counted: 0 });
  expect(index.find({ categoryId: 'root', limit: 0, offset: 0 })).toMatchObject({ count: products / 4 });
  expect(gone).toEqual({ grouped: 0, counted: products });
});
