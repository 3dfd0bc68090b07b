import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import type { IndexedGroups } from '../shapes/indexed-product.ts';
import { find, idsOf, testCategories, testProduct } from '../testing/catalogue.ts';

const group = 'Fachbetrieb';
const groups: IndexedGroups = {
  shopDeclaration: 'gross',
  groups: [{ name: group, priceDeclaration: 'gross', discounts: [] }],
};
const during = { from: 100, until: 200 };
const products = [
  testProduct({ id: 'a', firstPrice: 500 }),
  testProduct({ id: 'b', firstPrice: 900, firstSale: { price: 300, ...during } }),
  testProduct({
    id: 'c',
    firstPrice: 700,
    groupOffers: [{ customerGroup: group, price: 600, taxRate: 2000, sale: { price: 100, ...during } }],
  }),
];
const byPrice = [{ field: 'price', direction: 'asc' }] as const;

async function shopAt(now: number) {
  const index = createInMemoryIndex();
  await index.apply({
    version: 1,
    now,
    isComplete: true,
    products,
    removedIds: [],
    categories: testCategories,
    groups,
  });
  const at = (moment: number, version: number) => index.apply({ version, now: moment, products: [], removedIds: [] });
  const orders = () => [idsOf(index, { orderBy: byPrice }), idsOf(index, { orderBy: byPrice, customerGroup: group })];
  return { index, at, orders };
}

describe('a sale in the index', () => {
  test('starts and ends only by time, for everybody and for a group', async () => {
    const { index, at, orders } = await shopAt(99);
    expect(orders()).toEqual([
      ['a', 'c', 'b'],
      ['a', 'c', 'b'],
    ]);
    await at(100, 2);
    expect([index.version, index.pricedAt]).toEqual([2, 100]);
    expect(orders()).toEqual([
      ['b', 'a', 'c'],
      ['c', 'b', 'a'],
    ]);
    expect(find(index).bounds.price).toEqual({ min: 300, max: 700 });
    expect(idsOf(index, { price: { max: 300 } })).toEqual(['b']);
    expect(idsOf(index, { price: { max: 100 }, customerGroup: group })).toEqual(['c']);
    await at(200, 3);
    expect(orders()).toEqual([
      ['a', 'c', 'b'],
      ['a', 'c', 'b'],
    ]);
    expect(find(index).bounds.price).toEqual({ min: 500, max: 900 });
  });

  test('is a filter of lists, with its count, for everybody to whom it applies', async () => {
    const { index, at } = await shopAt(99);
    const reduced = (customerGroup: string | null = null) => {
      const found = find(index, { reduced: true, customerGroup });
      expect(found.reducedCount).toBe(find(index, { customerGroup }).reducedCount);
      return [found.productIds, found.reducedCount];
    };
    expect([reduced(), reduced(group)]).toEqual([
      [[], 0],
      [[], 0],
    ]);
    await at(100, 2);
    expect([reduced(), reduced(group), reduced('früher')]).toEqual([
      [['b'], 1],
      [['b', 'c'], 2],
      [['b'], 1],
    ]);
    expect(find(index, { reduced: true, price: { min: 301 } })).toMatchObject({ productIds: [], reducedCount: 0 });
    expect(idsOf(index, { reduced: false })).toHaveLength(3);
    await at(200, 3);
    expect([reduced(), reduced(group)]).toEqual([
      [[], 0],
      [[], 0],
    ]);
  });

  test('is none where it is not below the price, and a group’s own condition hides everybody’s', async () => {
    const index = createInMemoryIndex();
    const own = { customerGroup: group, price: 300, taxRate: 2000 };
    const some = [
      testProduct({ id: 'dear', firstPrice: 500, firstSale: { price: 500, ...during } }),
      testProduct({ id: 'own', firstPrice: 500, firstSale: { price: 400, ...during }, groupOffers: [own] }),
    ];
    await index.apply({
      ...{ version: 1, now: 150, isComplete: true, products: some },
      ...{ removedIds: [], categories: testCategories, groups },
    });
    expect(idsOf(index, { reduced: true })).toEqual(['own']);
    expect(idsOf(index, { reduced: true, customerGroup: group })).toEqual([]);
  });

  test('of a family counts once, whichever member has it', async () => {
    const index = createInMemoryIndex();
    const member = (id: string, place: number, isReduced: boolean) =>
      testProduct({
        ...{ id, firstPrice: 500, family: { key: 'f', place } },
        ...(isReduced && { firstSale: { price: 400, ...during } }),
      });
    const alone = testProduct({ id: 'x', firstPrice: 700, firstSale: { price: 600, ...during } });
    const some = [member('m1', 0, false), member('m2', 1, true), member('m3', 2, true), alone];
    await index.apply({ version: 1, now: 150, products: some, removedIds: [], categories: testCategories });
    expect(find(index)).toMatchObject({ productIds: ['m1', 'x'], count: 2, reducedCount: 2 });
    expect(find(index, { reduced: true })).toMatchObject({ productIds: ['m2', 'x'], count: 2, reducedCount: 2 });
    await index.apply({ version: 2, now: 160, products: [member('m2', 1, false)], removedIds: ['x', 'm3'] });
    expect(find(index)).toMatchObject({ count: 1, reducedCount: 0 });
  });

  test('runs at once in an index that is built while it runs, and ends in it', async () => {
    const { at, orders } = await shopAt(150);
    expect(orders()[0]).toEqual(['b', 'a', 'c']);
    await at(250, 2);
    expect(orders()[0]).toEqual(['a', 'c', 'b']);
  });

  test('belongs to the product as it is now: changed, removed and numbered anew', async () => {
    const { index, at, orders } = await shopAt(50);
    await index.apply({ version: 2, now: 60, products: [testProduct({ id: 'b', firstPrice: 900 })], removedIds: [] });
    await at(150, 3);
    expect(orders()[0]).toEqual(['a', 'c', 'b']);
    for (let version = 4; version < 10; version++)
      await index.apply({ version, now: 160, products: [testProduct({ id: 'a', firstPrice: 500 })], removedIds: [] });
    expect(orders()).toEqual([
      ['a', 'c', 'b'],
      ['c', 'a', 'b'],
    ]);
    await index.apply({ version: 10, now: 160, products: [], removedIds: ['c'] });
    await at(300, 11);
    expect(orders()).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('outlives a restart from a snapshot, and what came to pass meanwhile counts', async () => {
    const { index } = await shopAt(150);
    const next = createInMemoryIndex();
    next.restore(index.snapshot());
    await next.apply({ version: 2, now: 250, products: [], removedIds: [], categories: testCategories, groups });
    expect(idsOf(next, { orderBy: byPrice })).toEqual(['a', 'c', 'b']);
    await next.apply({ version: 3, now: 120, products: [], removedIds: [] });
    expect(idsOf(next, { orderBy: byPrice })).toEqual(['b', 'a', 'c']);
    expect(idsOf(next, { orderBy: byPrice, customerGroup: group })).toEqual(['c', 'b', 'a']);
  });

  test('orders and bounds as an index that was built at that moment', async () => {
    const moment = fc.integer({ min: 0, max: 20 });
    const sale = fc.option(fc.record({ price: fc.integer({ min: 0, max: 9 }), from: moment, until: moment }), {
      nil: null,
    });
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), sale), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(some, fc.array(moment, { minLength: 1, maxLength: 4 }), async (prices, moments) => {
        const all = prices.map(([firstPrice, firstSale], i) => testProduct({ id: `p${i}`, firstPrice, firstSale }));
        const built = async (now: number) => {
          const index = createInMemoryIndex();
          await index.apply({
            version: 1,
            now,
            isComplete: true,
            products: all,
            removedIds: [],
            categories: testCategories,
          });
          return index;
        };
        const followed = await built(0);
        for (const [i, now] of moments.entries()) {
          await followed.apply({ version: 2 + i, now, products: [], removedIds: [] });
          const fresh = await built(now);
          for (const query of [{ orderBy: byPrice }, { price: { max: 4 } }, {}])
            expect(idsOf(followed, query)).toEqual(idsOf(fresh, query));
          expect(find(followed).bounds.price).toEqual(find(fresh).bounds.price);
        }
      }),
      { numRuns: 60 },
    );
  });
});
