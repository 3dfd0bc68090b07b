import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { idsOf, testCategories, testProduct } from '../testing/catalogue.ts';
import { spreadSizes } from './spread-sizes.ts';

const found = (thing: string, points: number, tier = 3) => ({ thing, points, tier });
const things = (spread: readonly { readonly thing: string }[]) => spread.map(({ thing }) => thing).join('');

describe('sizes of one thing', () => {
  test('stand behind what fits about as well, two of them before', () => {
    const ranked = [...'aaaaa'].map((thing) => found(thing, 100)).concat(found('b', 97), found('c', 96));
    expect(things(spreadSizes(ranked))).toBe('aabcaaa');
  });

  test('stand before what fits worse, and before what a later step found', () => {
    expect(things(spreadSizes([found('a', 100), found('a', 100), found('a', 100), found('b', 94)]))).toBe('aaab');
    expect(things(spreadSizes([found('a', 9), found('a', 9), found('a', 9), found('b', 9, 2)]))).toBe('aaab');
  });

  test('keep their order after the first ten, and none is lost', () => {
    const ranked = [...'aaaabcdefghijaaak'].map((thing) => found(thing, 100));
    expect(things(spreadSizes(ranked))).toBe('aabcdefghiaajaaak');
    expect(spreadSizes([])).toEqual([]);
  });
});

async function shop(sizesTogether = false) {
  const index = createInMemoryIndex();
  const sizes = ['3 x 20', '3 x 30', '4 x 30', 'M5', '6x80 mm'].map((size, i) =>
    testProduct({ id: `screw ${i}`, name: `Schraube ${size}`, internalRating: 9 - i }),
  );
  const products = [...sizes, testProduct({ id: 'other', name: 'Schraube verzinkt 4 x 30' })];
  const steering = { synonyms: [], sizesTogether };
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, steering });
  return index;
}

test('a search shows two sizes of a thing before another one, unless a number or all of them were asked for', async () => {
  const first = ['screw 0', 'screw 1', 'other'];
  expect(idsOf(await shop(), { searchText: 'schraube' }).slice(0, 3)).toEqual(first);
  expect(idsOf(await shop(true), { searchText: 'schraube' }).at(-1)).toBe('other');
  expect(idsOf(await shop(), { searchText: 'schraube 4' }).slice(0, 2)).toEqual(['screw 2', 'other']);
});

test('pages of a search that was spread show each product once', async () => {
  const index = await shop();
  const all = idsOf(index, { searchText: 'schraube' });
  const pages = all.map((_, offset) => idsOf(index, { searchText: 'schraube', offset, limit: 1 }));
  expect(pages.flat()).toEqual(all);
  expect(new Set(all).size).toBe(6);
});

test('a product that cannot be delivered comes after equally good hits, and before worse ones', async () => {
  const index = createInMemoryIndex();
  const products = [
    testProduct({ id: 'gone', name: 'Dorn', stockStatus: 'red', internalRating: 9 }),
    testProduct({ id: 'there', name: 'Dorn', stockStatus: 'yellow' }),
    testProduct({ id: 'worse', name: 'Hülse für Dorn', stockStatus: 'green' }),
  ];
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories });
  expect(idsOf(index, { searchText: 'dorn' })).toEqual(['there', 'gone', 'worse']);
});
