import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import type { IndexedGroups } from '../shapes/indexed-product.ts';
import { find, idsOf, indexOf, testCategories, testProduct } from '../testing/catalogue.ts';

const products = [
  testProduct({ id: 'a', firstPrice: 100, firstTaxRate: 2000 }),
  testProduct({ id: 'b', firstPrice: 250, firstTaxRate: 2000, stockStatus: 'yellow' }),
  testProduct({ id: 'c', firstPrice: 250, firstTaxRate: 1000, stockStatus: 'red' }),
  testProduct({
    id: 'd',
    firstPrice: 900,
    firstTaxRate: 2000,
    groupOffers: [{ customerGroup: 'Fachbetrieb', price: 80, taxRate: 2000 }],
  }),
  testProduct({ id: 'free', firstPrice: null, stockStatus: 'red' }),
];
const shop = await indexOf(products);

describe('the price as a range', () => {
  test('lets through what costs as much by its first condition, both ends included', () => {
    expect(idsOf(shop, { price: { min: 100, max: 250 } })).toEqual(['a', 'b', 'c']);
    expect(idsOf(shop, { price: { min: 101, max: 249 } })).toEqual([]);
    expect(idsOf(shop, { price: { min: 250 } })).toEqual(['b', 'c', 'd']);
    expect(idsOf(shop, { price: { max: 100 } })).toEqual(['a']);
  });

  test('a product that cannot be bought is in no price range, but in every list without one', () => {
    expect(idsOf(shop, { price: { min: 0 } })).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf(shop, { price: {} })).toContain('free');
  });

  test('is bounded by what all the rest of the filter leaves', () => {
    expect(find(shop, { price: { min: 900, max: 900 } }).bounds.price).toEqual({ min: 100, max: 900 });
    expect(find(shop, { price: { min: 900 }, availability: 'now' }).bounds.price).toEqual({ min: 100, max: 900 });
    expect(find(shop, { searchText: 'free' }).bounds.price).toBeNull();
  });

  test('upside down, or beyond all prices, finds nothing and harms nothing', () => {
    for (const price of [
      { min: 250, max: 100 },
      { min: 1e308 },
      { max: -1 },
      { min: 100.5, max: 249.5 },
      { min: Number.NaN },
    ]) {
      expect(find(shop, { price })).toMatchObject({ productIds: [], bounds: { price: { min: 100, max: 900 } } });
    }
    expect(idsOf(shop, { price: { min: -5, max: 1e308 } })).toHaveLength(4);
  });

  test('is a price of the visitor’s group', async () => {
    const index = createInMemoryIndex();
    const groups: IndexedGroups = {
      shopDeclaration: 'gross',
      groups: [{ name: 'Fachbetrieb', priceDeclaration: 'net', discounts: [] }],
    };
    await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, groups });
    const asked = { price: { max: 100 }, customerGroup: 'Fachbetrieb' };
    // Net: 1.00 becomes 0.83, 2.50 becomes 2.08 or 2.27, and the group’s own 0.80 becomes 0.67.
    expect(find(index, asked)).toMatchObject({ productIds: ['a', 'd'], bounds: { price: { min: 67, max: 227 } } });
    expect(idsOf(index, { price: { max: 100 } })).toEqual(['a']);
    expect(idsOf(index, { ...asked, customerGroup: 'früher' })).toEqual(['a']);
  });

  test('is computed by the rate that is charged, once that is another than the product’s', async () => {
    const index = createInMemoryIndex();
    const groups: IndexedGroups = {
      shopDeclaration: 'gross',
      groups: [{ name: 'Fachbetrieb', priceDeclaration: 'net', discounts: [] }],
    };
    const asked = { customerGroup: 'Fachbetrieb' };
    await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, groups });
    expect(find(index, asked)).toMatchObject({ bounds: { price: { min: 67, max: 227 } } });
    const raised = { ...groups, changedRates: [[1000, 1100] as const, [2000, 2500] as const] };
    await index.apply({ version: 2, products: [], removedIds: [], groups: raised });
    expect(find(index, asked)).toMatchObject({ bounds: { price: { min: 64, max: 225 } } });
  });
});

describe('availability', () => {
  test('follows from the light of the stock', () => {
    expect(idsOf(shop, { availability: 'deliverable' })).toEqual(['a', 'b', 'd']);
    expect(idsOf(shop, { availability: 'now' })).toEqual(['a', 'd']);
  });

  test('is counted without itself, with all the rest of the filter', () => {
    expect(find(shop).availabilityCounts).toEqual({ deliverable: 3, now: 2 });
    const found = find(shop, { availability: 'now', price: { max: 250 } });
    expect(found).toMatchObject({ productIds: ['a'], availabilityCounts: { deliverable: 2, now: 1 } });
  });

  test('follows the stock', async () => {
    const index = createInMemoryIndex();
    const categories = testCategories;
    await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories });
    await index.apply({ version: 2, products: [testProduct({ id: 'a', stockStatus: 'red' })], removedIds: ['d'] });
    expect(find(index, { availability: 'now' })).toMatchObject({
      productIds: [],
      availabilityCounts: { deliverable: 1, now: 0 },
    });
  });
});
