import type { CatalogueIndex, FollowingIndex } from '../catalogue-index.ts';
import { createInMemoryIndex } from '../in-memory-index.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { BrowsingResult } from '../shapes/browsing-result.ts';
import type { IndexedCategory, IndexedProduct } from '../shapes/indexed-product.ts';

/** A product for tests. A test names only the fields it is about. */
export function testProduct(product: Partial<IndexedProduct> & Pick<IndexedProduct, 'id'>): IndexedProduct {
  return {
    categoryId: 'root',
    name: `Produkt ${product.id}`,
    nameSuffix: null,
    articleNumber: '',
    gtin: null,
    attributes: [],
    descriptionText: '',
    internalRating: 0,
    firstPrice: 100,
    ...product,
  };
}

/** A small shop: root with tools (drills, saws) and fruit. */
export const testCategories: readonly IndexedCategory[] = [
  { id: 'root', name: 'root', parentId: null },
  { id: 'werkzeug', name: 'werkzeug', parentId: 'root' },
  { id: 'bohrer', name: 'bohrer', parentId: 'werkzeug' },
  { id: 'sägen', name: 'sägen', parentId: 'werkzeug' },
  { id: 'obst', name: 'obst', parentId: 'root' },
  { id: 'leer', name: 'leer', parentId: 'root' },
];

const rot = { name: 'Farbe', value: 'rot' };
const blau = { name: 'Farbe', value: 'blau' };
const alpha = { name: 'Marke', value: 'Alpha' };
const beta = { name: 'Marke', value: 'Beta' };

/** Products of the small shop: ties in rating, price and name, one product without conditions, one in two colours. */
export const testProducts: readonly IndexedProduct[] = [
  testProduct({
    id: 'p1',
    categoryId: 'bohrer',
    name: 'Bohrer 10 mm',
    internalRating: 5,
    firstPrice: 900,
    attributes: [alpha, rot],
  }),
  testProduct({
    id: 'p2',
    categoryId: 'bohrer',
    name: 'Bohrer 2 mm',
    internalRating: 9,
    firstPrice: 300,
    attributes: [alpha, blau],
  }),
  testProduct({
    id: 'p3',
    categoryId: 'sägen',
    name: 'Säge',
    internalRating: 5,
    firstPrice: null,
    attributes: [beta, rot],
  }),
  testProduct({
    id: 'p4',
    categoryId: 'obst',
    name: 'Äpfel',
    internalRating: 5,
    firstPrice: 300,
    attributes: [rot, blau],
  }),
  testProduct({ id: 'p5', categoryId: 'obst', name: 'Apfel', internalRating: 1, firstPrice: 300 }),
  testProduct({
    id: 'p6',
    categoryId: 'obst',
    name: 'Zwetschke',
    internalRating: 9,
    firstPrice: 250,
    attributes: [blau],
  }),
  testProduct({ id: 'p7', categoryId: 'obst', name: 'Apfel', internalRating: 1, firstPrice: 300 }),
  testProduct({ id: 'p8', categoryId: 'root', name: 'Maßband', internalRating: 5, firstPrice: 900 }),
];

/** An index of products in the small shop. */
export async function indexOf(
  products: readonly IndexedProduct[],
  categories = testCategories,
): Promise<FollowingIndex> {
  const index = createInMemoryIndex();
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories });
  return index;
}

/** Queries products of the whole shop, the first 50 by default. Throws for an unknown category. */
export function find(index: CatalogueIndex, query: Partial<BrowsingQuery> = {}): BrowsingResult {
  const found = index.products({ categoryId: 'root', limit: 50, offset: 0, ...query });
  if ('code' in found) throw new Error(found.code);
  return found;
}

/** The ids of the products found, in their order. */
export function idsOf(index: CatalogueIndex, query: Partial<BrowsingQuery> = {}): readonly string[] {
  return find(index, query).productIds;
}
