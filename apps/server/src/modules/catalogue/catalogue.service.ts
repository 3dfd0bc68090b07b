import type {
  Alternatives,
  Body,
  BrowsingConditions,
  Category,
  Product,
  ProductAttributes,
  ProductList,
  Suggestions,
} from '@kontor/contract';
import { categoryOnceAtPath, categoryPath, foldCase, rootSegment } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { PerVersion } from '../../per-version.ts';
import type { CatalogueIndex, CategoryNotFound } from '../../search/catalogue-index.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import { findAlternatives } from './alternatives.ts';
import { categoryRows, conditionsForSale, productRecords } from './catalogue.repository.ts';
import { type CategoryFinder, categoryFinder } from './category-finder.ts';
import { type CategoryTree, categoryTree } from './category-tree.ts';
import type { ConditionForSale } from './condition-for-sale.ts';
import { readFormerNames } from './former-names.ts';
import { ReadyProducts } from './ready-products.ts';
import { relatedCandidates, relatedOf } from './related-products.ts';
import { suggestions } from './suggestions.ts';
import { wireProduct } from './wire-product.ts';

/** What the shop's pages and calls read of the catalogue (CONTRACT §2). */
export interface CatalogueService {
  /** The category tree from its root. */
  categories(): Promise<Category>;
  /** Where a category path leads that named one before names or places changed; null when it never did, or leads out of the shop (SPEC §2). */
  movedTo(path: string): Promise<string | null>;
  /** One product, or null when the catalogue has none of that id. */
  product(id: string): Promise<Product | null>;
  /** The products of these ids that the catalogue has, in their order. */
  named(ids: readonly string[]): Promise<Product[]>;
  products(conditions: BrowsingConditions): Promise<ProductList | CategoryNotFound>;
  /** Some others of a product's category, see {@link relatedOf}; null when the catalogue has no such product. */
  related(id: string): Promise<Product[] | null>;
  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound;
  /** What to offer while somebody types; nothing while there is no letter or digit to go by. */
  suggestions(typed: Body<'suggestions'>): Promise<Suggestions | CategoryNotFound>;
  /** What would be found with less to ask for. */
  alternatives(sought: Body<'alternatives'>): Promise<Alternatives | CategoryNotFound>;
  /** What an order needs to know of conditions, by their ids, as the given side of the database has it now. */
  forSale(queryable: Queryable, conditionIds: readonly string[]): Promise<Map<string, ConditionForSale>>;
}

/** What the service is made of. */
export interface CatalogueSources {
  readonly database: Database;
  readonly index: CatalogueIndex;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly clock: Clock;
}

const defaultLimit = 50;

/** Makes the service. */
export function createCatalogueService({ database, index, configuration, clock }: CatalogueSources): CatalogueService {
  const tree = new PerVersion<CategoryTree>(
    () => index.version,
    async () => categoryTree(await categoryRows(database.read)),
  );
  const finder = new PerVersion<CategoryFinder>(
    () => index.version,
    async () => categoryFinder((await tree.get()).root),
  );
  const formerNames = new PerVersion(
    () => index.version,
    () => readFormerNames(database.read),
  );
  const ready = new ReadyProducts();

  /** Records in the order of the ids; what left the catalogue a moment ago is left out. */
  async function productsOf(ids: readonly string[]): Promise<Product[]> {
    const { version } = index;
    const found = new Map(ids.map((id) => [id, ready.get(version, id)]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0) {
      const { uiSettings } = await configuration.current();
      const { pathOf } = await tree.get();
      const sources = { declaration: uiSettings.priceDeclaration, pathOf, now: clock() };
      for (const record of await productRecords(database.read, missing)) {
        const product = wireProduct(record, sources);
        ready.keep(version, product);
        found.set(product._id, product);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  return {
    categories: async () => (await tree.get()).root,
    async movedTo(path) {
      const [{ root, categoryOf, pathOf }, former] = await Promise.all([tree.get(), formerNames.get()]);
      // Below a root of another name there are no pages: who looks for one would be sent round and round.
      if (foldCase(root.name) !== rootSegment) return null;
      const category = categoryOnceAtPath(root, path, (parent, name) => categoryOf(former(parent?._id ?? null, name)));
      return category === null ? null : categoryPath(pathOf(category._id));
    },
    product: async (id) => (await productsOf([id]))[0] ?? null,
    named: (ids) => productsOf([...new Set(ids)]),
    async products({ limit = defaultLimit, offset = 0, ...conditions }) {
      const page = index.products({ ...conditions, limit, offset });
      if ('code' in page) return page;
      const { productIds, count, attributeCounts } = page;
      return { products: await productsOf(productIds), count, attributeCounts };
    },
    async related(id) {
      const [product] = await productsOf([id]);
      if (product === undefined) return null;
      const categoryId = product.categoryPath.at(-1)?._id ?? '';
      const best = index.find({ categoryId, limit: relatedCandidates, offset: 0 });
      return 'code' in best ? [] : relatedOf(product, await productsOf(best.productIds));
    },
    attributes: (categoryId, searchText) => index.attributes(categoryId, searchText),
    suggestions: async (typed) =>
      suggestions({ index, productsOf, finder: await finder.get(), rootId: (await tree.get()).root._id }, typed),
    alternatives: async (sought) => findAlternatives(index, (await tree.get()).root._id, sought),
    forSale: async (queryable, conditionIds) => {
      const conditions = await conditionsForSale(queryable, conditionIds);
      return new Map(conditions.map((condition) => [condition.conditionId, condition]));
    },
  };
}
