import { createInMemoryIndex, type FollowingIndex, type SnapshotSection } from '@kontor/search';
import { expect, test, vi } from 'vitest';
import { categoryFinder } from '../../apps/server/src/modules/catalogue/category-finder.ts';
import { suggestions } from '../../apps/server/src/modules/catalogue/suggestions.ts';
import { NameCutter } from '../../packages/search/src/text/name-words.ts';
import { generatedCatalogue, generatedTree, indexedCategories, indexedProduct } from '../generated-catalogue.ts';

/**
 * The most bytes of an index for a product: texts, postings and columns, without sets and orders. A million products
 * then take 270 MB. Small catalogues take more for each, because every word is stored once.
 */
const mostBytesOfProduct = 280;

const count = 20_000;
const categories = indexedCategories(generatedTree());

async function generatedIndex(): Promise<FollowingIndex> {
  const index = createInMemoryIndex();
  const products = [...generatedCatalogue(count)].flatMap((line) =>
    line.type === 'product' ? [indexedProduct(line)] : [],
  );
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories });
  return index;
}

const index = await generatedIndex();

test('an index keeps few bytes of a product, most postings of descriptions in one', () => {
  const sections = [...index.snapshot().sections].filter(([name]) => name !== 'byId' && !name.startsWith('order '));
  const ending = (name: string) => sections.filter(([one]) => one.endsWith(name)).map(([, section]) => section);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  expect(sum(sections.map(([, { byteLength }]) => byteLength)) / count).toBeLessThan(mostBytesOfProduct);
  const postings = sum(ending('.weak.count').map(([number = 0]) => number));
  expect(postings / count).toBeGreaterThan(30);
  expect(sum(ending('.weak.postings').map(({ length }) => length)) / postings).toBeLessThan(1.05);
});

/** An index with the same content, which counts the bytes of postings it reads. */
async function counting(): Promise<{ index: FollowingIndex; read: () => number }> {
  let bytes = 0;
  const watched = (section: SnapshotSection) =>
    new Proxy(section, {
      get(target, key) {
        if (typeof key === 'string' && /^\d/.test(key)) bytes += 1;
        return Reflect.get(target, key, target);
      },
    });
  const { version, sections } = index.snapshot();
  const own = [...sections].map(([name, section]) => [name, isPostings(name) ? watched(section) : section] as const);
  const next = createInMemoryIndex();
  next.restore({ version, sections: new Map(own) });
  await next.apply({ version: 2, products: [], removedIds: [], categories });
  bytes = 0;
  return { index: next, read: () => bytes };
}

test('suggestions compare the names of a hundred products at most, however many begin so', async () => {
  const cut = vi.spyOn(NameCutter.prototype, 'wordsOf');
  const sources = {
    index,
    finder: categoryFinder(generatedTree()),
    links: [],
    productsOf: async () => [],
    rootId: 'root',
  };
  const found = await suggestions(sources, { searchText: 's' });
  expect('count' in found && found.count).toBeGreaterThan(5000);
  const names = categories.map(({ name }) => name);
  const [ofCategories, ofProducts] = [true, false].map((isCategory) =>
    cut.mock.calls.filter(([name]) => names.includes(name) === isCategory),
  );
  expect(ofProducts).toHaveLength(100);
  expect(new Set(ofCategories?.flat()).size).toBe(ofCategories?.length); // once for all of its products
});

test('suggestions read the rows of two dozen products at most, and no more postings than a list', async () => {
  const { index: one, read } = await counting();
  const rows: string[] = [];
  const productsOf = async (ids: readonly string[]) => {
    rows.push(...ids);
    return [];
  };
  const sources = { finder: categoryFinder(generatedTree()), links: [], productsOf, rootId: 'root' };
  for (const searchText of ['schrau', 'Bohr', 'rohr', 's', 'Bergmann Sch']) {
    const { index: other, read: readByOther } = await counting();
    other.products({ categoryId: 'root', searchText, limit: 50, offset: 0 });
    const before = read();
    await suggestions({ ...sources, index: one }, { searchText });
    expect([searchText, rows.splice(0).length]).toEqual([searchText, 24]);
    expect(read() - before).toBeGreaterThan(0);
    expect(read() - before).toBeLessThanOrEqual(readByOther());
  }
});

function isPostings(name: string): boolean {
  return name.endsWith('.postings');
}

test('the postings of a beginning that each product has are read once, for whatever is asked of it', async () => {
  const { index: one, read } = await counting();
  const ask = (searchText: string, categoryId: string) => {
    const before = read();
    one.products({ categoryId, searchText, limit: 50, offset: 0 });
    return read() - before;
  };
  const postings = [...index.snapshot().sections].filter(([name]) => isPostings(name));
  const all = postings.reduce((sum, [, { length }]) => sum + length, 0);
  const digit = ask('2', 'root'); // every GTIN has this beginning
  expect(digit).toBeGreaterThan(131_072);
  expect(digit).toBeLessThan(all / 8);
  expect(ask('2', 'c3')).toBe(0);
  expect(ask('2', 'root')).toBe(0);
});
