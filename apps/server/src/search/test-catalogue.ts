import type {
  BrowsingQuery,
  BrowsingResult,
  CatalogueIndex,
  IndexedCategory,
  IndexedProduct,
} from './catalogue-index.ts';
import { createInMemoryIndex } from './in-memory-index.ts';

/** A product for tests: only what the test is about has to be named. */
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
  { id: 'root', parentId: null },
  { id: 'werkzeug', parentId: 'root' },
  { id: 'bohrer', parentId: 'werkzeug' },
  { id: 'sägen', parentId: 'werkzeug' },
  { id: 'obst', parentId: 'root' },
  { id: 'leer', parentId: 'root' },
];

/** An index over products in the small shop. */
export async function indexOf(
  products: readonly IndexedProduct[],
  categories = testCategories,
): Promise<CatalogueIndex> {
  const index = createInMemoryIndex();
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories });
  return index;
}

/** Asks for products of the whole shop, the first 50 unless told; fails when the category is unknown. */
export function find(index: CatalogueIndex, query: Partial<BrowsingQuery> = {}): BrowsingResult {
  const found = index.products({ categoryId: 'root', limit: 50, offset: 0, ...query });
  if ('code' in found) throw new Error(found.code);
  return found;
}

/** The ids of the products found, in their order. */
export function idsOf(index: CatalogueIndex, query: Partial<BrowsingQuery> = {}): readonly string[] {
  return find(index, query).productIds;
}
