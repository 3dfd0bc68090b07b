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
import type { ConditionForSale } from '@kontor/domain';
import { categoryOnceAtPath, categoryPath, foldCase, rootSegment } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import { VersionedCache } from '../../concurrency/versioned-cache.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { CatalogueIndex, CategoryNotFound } from '../../search/catalogue-index.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import { findAlternatives } from './alternatives.ts';
import { categoryRows, conditionsForSale, productRecords } from './catalogue.repository.ts';
import { type CategoryFinder, categoryFinder } from './category-finder.ts';
import { type CategoryTree, categoryTree } from './category-tree.ts';
import { readFormerNames } from './former-names.ts';
import { type GroupPrices, groupPrices } from './group-prices.ts';
import { ReadyProducts } from './ready-products.ts';
import { relatedCandidates, relatedOf } from './related-products.ts';
import { suggestions } from './suggestions.ts';
import { wireProduct } from './wire-product.ts';

export type { GroupPrices } from './group-prices.ts';
export { productFields } from './product-fields.ts';
export { stockTexts } from './texts/de.ts';

/** What the shop's pages and calls read of the catalogue (CONTRACT §2). */
export interface CatalogueService {
  /**
   * Reads what pages need of the current version beside products, so that none of them waits for it, or for a database
   * that is away.
   */
  readAhead(): Promise<void>;
  /** The category tree from its root. */
  categories(): Promise<Category>;
  /**
   * Where a category path leads that named one before names or places changed; null when it never did, or leads out of
   * the shop (SPEC §2).
   */
  movedTo(path: string): Promise<string | null>;
  /**
   * One product, or null when the catalogue has none of that id. Prices are those of the customer group; without one
   * everybody's.
   */
  product(id: string, customerGroup?: string | null): Promise<Product | null>;
  /** The products of these ids that the catalogue has, in their order. */
  named(ids: readonly string[], customerGroup?: string | null): Promise<Product[]>;
  products(conditions: BrowsingConditions, customerGroup?: string | null): Promise<ProductList | CategoryNotFound>;
  /** Some others of a product's category, see {@link relatedOf}; null when the catalogue has no such product. */
  related(id: string, customerGroup?: string | null): Promise<Product[] | null>;
  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound;
  /** What to offer while somebody types; nothing while there is no letter or digit to go by. */
  suggestions(typed: Body<'suggestions'>, customerGroup?: string | null): Promise<Suggestions | CategoryNotFound>;
  /** What would be found with less to ask for. */
  alternatives(sought: Body<'alternatives'>): Promise<Alternatives | CategoryNotFound>;
  /** By what a customer group's prices are made (null: everybody's), as of the version that lists are of. */
  pricesOf(customerGroup: string | null): Promise<GroupPrices>;
  /**
   * What an order needs to know of conditions, by their ids, as the given side of the database has it now. What the
   * group is not offered is missing.
   */
  forSale(
    queryable: Queryable,
    conditionIds: readonly string[],
    prices: GroupPrices,
  ): Promise<Map<string, ConditionForSale>>;
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
  const tree = new VersionedCache<CategoryTree>(
    () => index.version,
    async () => categoryTree(await categoryRows(database.read)),
  );
  const finder = new VersionedCache<CategoryFinder>(
    () => index.version,
    async () => categoryFinder((await tree.get()).root),
  );
  const formerNames = new VersionedCache(
    () => index.version,
    () => readFormerNames(database.read),
  );
  const ready = new ReadyProducts();

  async function pricesOf(customerGroup: string | null): Promise<GroupPrices> {
    return groupPrices(await configuration.current(), await tree.get(), customerGroup);
  }

  /** Records in the order of the ids; what left the catalogue a moment ago is left out. */
  async function productsOf(ids: readonly string[], customerGroup: string | null): Promise<Product[]> {
    const { version } = index;
    const prices = await pricesOf(customerGroup);
    const group = prices.terms?.name ?? null;
    const found = new Map(ids.map((id) => [id, ready.get(version, id, group)]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0) {
      const { pathOf } = await tree.get();
      const sources = { prices, pathOf, now: clock() };
      for (const record of await productRecords(database.read, missing)) {
        const product = wireProduct(record, sources);
        ready.keep(version, product, group);
        found.set(product._id, product);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  return {
    async readAhead() {
      await Promise.all([tree.get(), finder.get(), formerNames.get()]);
    },
    categories: async () => (await tree.get()).root,
    async movedTo(path) {
      const [{ root, categoryOf, pathOf }, former] = await Promise.all([tree.get(), formerNames.get()]);
      // Below a root of another name there are no pages: who looks for one would be sent round and round.
      if (foldCase(root.name) !== rootSegment) return null;
      const category = categoryOnceAtPath(root, path, (parent, name) => categoryOf(former(parent?._id ?? null, name)));
      return category === null ? null : categoryPath(pathOf(category._id));
    },
    product: async (id, customerGroup = null) => (await productsOf([id], customerGroup))[0] ?? null,
    named: (ids, customerGroup = null) => productsOf([...new Set(ids)], customerGroup),
    async products({ limit = defaultLimit, offset = 0, ...conditions }, customerGroup = null) {
      const page = index.products({ ...conditions, limit, offset, customerGroup });
      if ('code' in page) return page;
      const { productIds, count, attributeCounts } = page;
      return { products: await productsOf(productIds, customerGroup), count, attributeCounts };
    },
    async related(id, customerGroup = null) {
      const [product] = await productsOf([id], customerGroup);
      if (product === undefined) return null;
      const categoryId = product.categoryPath.at(-1)?._id ?? '';
      const best = index.find({ categoryId, limit: relatedCandidates, offset: 0 });
      return 'code' in best ? [] : relatedOf(product, await productsOf(best.productIds, customerGroup));
    },
    attributes: (categoryId, searchText) => index.attributes(categoryId, searchText),
    async suggestions(typed, customerGroup = null) {
      const sources = { index, finder: await finder.get(), rootId: (await tree.get()).root._id };
      return suggestions({ ...sources, productsOf: (ids) => productsOf(ids, customerGroup) }, typed);
    },
    alternatives: async (sought) => findAlternatives(index, (await tree.get()).root._id, sought),
    pricesOf,
    forSale: async (queryable, conditionIds, prices) => {
      const conditions = await conditionsForSale(queryable, conditionIds, prices);
      return new Map(conditions.map((condition) => [condition.conditionId, condition]));
    },
  };
}
