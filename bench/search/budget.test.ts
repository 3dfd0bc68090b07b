import { createInMemoryIndex } from '@kontor/search';
import { expect, test } from 'vitest';
import { generatedCatalogue, generatedTree, indexedCategories, indexedProduct } from '../generated-catalogue.ts';

/**
 * Bytes of what an index keeps of a product: texts, postings and columns, without sets and orders. A million products
 * then take 270 MB. Small catalogues take more, since words are kept once.
 */
const mostBytesOfProduct = 280;

test('an index keeps few bytes of a product, most postings of descriptions in one', async () => {
  const count = 20_000;
  const index = createInMemoryIndex();
  const products = [...generatedCatalogue(count)].flatMap((line) =>
    line.type === 'product' ? [indexedProduct(line)] : [],
  );
  const categories = indexedCategories(generatedTree());
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories });
  const sections = [...index.snapshot().sections].filter(([name]) => name !== 'byId' && !name.startsWith('order '));
  const ending = (name: string) => sections.filter(([one]) => one.endsWith(name)).map(([, section]) => section);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  expect(sum(sections.map(([, { byteLength }]) => byteLength)) / count).toBeLessThan(mostBytesOfProduct);
  const postings = sum(ending('.weak.count').map(([number = 0]) => number));
  expect(postings / count).toBeGreaterThan(30);
  expect(sum(ending('.weak.postings').map(({ length }) => length)) / postings).toBeLessThan(1.05);
});
