import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { find, idsOf, indexOf, testCategories, testProduct, testProducts } from '../testing/catalogue.ts';

const rot = { name: 'Farbe', value: 'rot' };
const alpha = { name: 'Marke', value: 'Alpha' };

describe('before and after changes', () => {
  test('an index without a catalogue knows no category', () => {
    const index = createInMemoryIndex();
    expect(index.version).toBe(-1);
    expect(index.productCount).toBe(0);
    expect(index.products({ categoryId: 'root', limit: 50, offset: 0 })).toEqual({ code: 'category-not-found' });
  });

  test('changed, new, moved and removed products are where they belong', async () => {
    const index = createInMemoryIndex();
    await index.apply({
      version: 1,
      isComplete: true,
      products: testProducts,
      removedIds: [],
      categories: testCategories,
    });
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
    await index.apply({ version: 1, products: testProducts, removedIds: [], categories: testCategories });
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
    await index.apply({
      version: 1,
      isComplete: true,
      products: testProducts,
      removedIds: [],
      categories: testCategories,
    });
    await index.apply({
      version: 2,
      isComplete: true,
      products: testProducts.slice(0, 1),
      removedIds: [],
      categories: testCategories,
    });
    expect(idsOf(index)).toEqual(['p1']);
  });

  test('a version without changes to the catalogue is noted, and answers stay the same', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, products: testProducts, removedIds: [], categories: testCategories });
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

  test('changes that break off change nothing, and the next ones are applied', async () => {
    const index = createInMemoryIndex();
    await index.apply({ version: 1, products: testProducts, removedIds: [], categories: testCategories });
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
    await index.apply({ version: 1, products: testProducts, removedIds: [], categories: testCategories });
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
