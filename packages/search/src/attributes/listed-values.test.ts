import { beforeAll, describe, expect, test } from 'vitest';
import type { FollowingIndex } from '../catalogue-index.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import { find, idsOf, indexOf, testProduct } from '../testing/catalogue.ts';

/** Ten thousand products. The test decides the attributes of each by its number. */
function products(attributesOf: (number: number) => IndexedProduct['attributes']): IndexedProduct[] {
  return Array.from({ length: 10_000 }, (_, i) =>
    testProduct({ id: `p${i}`, name: i < 20 ? 'Hammer' : 'Zange', attributes: attributesOf(i) }),
  );
}

const bytes = (answer: unknown) => JSON.stringify(answer).length;

describe('where every product has its own value', () => {
  let index: FollowingIndex;
  beforeAll(async () => {
    index = await indexOf(
      products((i) => [
        { name: 'Serie', value: `S ${i}` },
        { name: 'Gewicht', value: `${i} g` },
        { name: 'Marke', value: i % 10 === 0 ? 'Alpha' : 'Beta' },
      ]),
    );
  });

  test('such a group is not offered, one of numbers only by its range, and answers are short', () => {
    const offered = [
      { name: 'Gewicht', values: [], further: 10_000 },
      { name: 'Marke', values: ['Alpha', 'Beta'] },
    ];
    expect(index.attributes('root')).toEqual(offered);
    const found = find(index, { limit: 1 });
    expect(found.attributeCounts).toEqual({ Serie: {}, Gewicht: {}, Marke: { Alpha: 1000, Beta: 9000 } });
    expect(found.bounds.attributes).toEqual([{ name: 'Gewicht', unit: 'g', min: 0, max: 9999 }]);
    expect(bytes(found)).toBeLessThan(500);
  });

  test('each of them is still found, by filter, range and search', () => {
    expect(idsOf(index, { filter: [{ name: 'Serie', values: ['S 4711', 'S 12'] }] })).toEqual(['p12', 'p4711']);
    expect(idsOf(index, { ranges: [{ name: 'Gewicht', min: 4711, max: 4712 }] })).toEqual(['p4711', 'p4712']);
    expect(idsOf(index, { searchText: '"S 4711"' })).toEqual(['p4711']);
  });

  test('a search that finds few offers all that these have, whatever is ticked', () => {
    const values = Array.from({ length: 20 }, (_, i) => i);
    expect(index.attributes('root', 'hammer')).toEqual([
      { name: 'Serie', values: values.map((i) => `S ${i}`) },
      { name: 'Gewicht', values: values.map((i) => `${i} g`) },
      { name: 'Marke', values: ['Alpha', 'Beta'] },
    ]);
    const { attributeCounts } = find(index, {
      searchText: 'hammer',
      filter: [{ name: 'Marke', values: ['Alpha'] }],
    });
    const inAlpha = values.map((i) => [`S ${i}`, i % 10 === 0 ? 1 : 0]);
    expect(attributeCounts.Serie).toEqual(Object.fromEntries(inAlpha));
  });
});

test('of a thousand values the two hundred that most products have are offered, in their order, with how many more there are', async () => {
  // Of 900 series with ten products each, fifty have twenty; five hundred more have one.
  const index = await indexOf(
    products((i) => [{ name: 'Serie', value: `S ${i < 9000 ? i % 900 : i < 9500 ? 850 + (i % 50) : i}` }]),
  );
  const most = Array.from({ length: 50 }, (_, i) => `S ${850 + i}`);
  const first = Array.from({ length: 150 }, (_, i) => `S ${i}`);
  expect(index.attributes('root')).toEqual([{ name: 'Serie', values: [...first, ...most], further: 1200 }]);
  const counts = [...first.map((name) => [name, 10]), ...most.map((name) => [name, 20])];
  expect(find(index).attributeCounts).toEqual({ Serie: Object.fromEntries(counts) });
});

test('where every product has its own group, the two hundred that most products have are offered, in the operator’s order', async () => {
  const index = await indexOf(
    products((i) => [
      { name: `Eigenes ${i}`, value: 'ja' },
      { name: `Merkmal ${100 + (i % 199)}`, value: i % 2 === 0 ? 'ja' : 'nein' },
      { name: 'Marke', value: 'Alpha' },
    ]),
  );
  const offered = index.attributes('root');
  const shared = Array.from({ length: 199 }, (_, i) => ({ name: `Merkmal ${100 + i}`, values: ['ja', 'nein'] }));
  expect(offered).toEqual([...shared, { name: 'Marke', values: ['Alpha'] }]);
  const found = find(index, { filter: [{ name: 'Eigenes 77', values: ['ja'] }] });
  expect([found.productIds, Object.keys(found.attributeCounts).length]).toEqual([['p77'], 200]);
});
