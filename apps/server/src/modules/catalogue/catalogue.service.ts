import type {
  Alternatives,
  Answer,
  Body,
  BrowsingConditions,
  Category,
  CategoryPage,
  PageLink,
  Product,
  ProductAttributes,
  ProductList,
  Suggestions,
} from '@kontor/contract';
import type { ConditionForSale } from '@kontor/domain';
import { categoryOnceAtPath, categoryPath, foldCase, rootSegment } from '@kontor/domain';
import type { CatalogueIndex, CategoryNotFound } from '@kontor/search';
import type { Clock } from '../../clock.ts';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { ReadyBody } from '../../http/ready-body.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import type { TemplateService } from '../templates/templates.service.ts';
import { findAlternatives } from './alternatives.ts';
import { attributeDefinitions } from './attributes.repository.ts';
import { browsingQuery, wireBounds } from './browsing-query.ts';
import { categoryRows, conditionsForSale, goneProduct, idsOnSale } from './catalogue.repository.ts';
import { type CategoryFinder, categoryFinder } from './category-finder.ts';
import { categoryPagesFrom } from './category-pages.ts';
import { type CategoryTree, categoryTreeFrom } from './category-tree.ts';
import { changeByTime } from './changes-by-time.ts';
import {
  createFamilyReader,
  type FamiliesRead,
  type FoundFamilies,
  jsonWithFamily,
  noFamilies,
  withFamily,
} from './family-reader.ts';
import { groupsInOrder, rangesInOrder } from './filter-groups.ts';
import { readFormerNames } from './former-names.ts';
import type { GroupPrices } from './group-prices.ts';
import { isNoList, type PageFinder, pageFinder, saleLink } from './page-finder.ts';
import { createProductReader, type ReadRecords, timeOf } from './product-reader.ts';
import { type ListAnswer, ReadyLists } from './ready-lists.ts';
import { referencesIn } from './references.ts';
import { relatedCandidates, relatedOf } from './related-products.ts';
import { countBoundaries } from './sale-boundaries.ts';
import { readingToTell } from './search-reading.ts';
import { suggestions } from './suggestions.ts';

export { attributeDefinitions } from './attributes.repository.ts';
export type { GroupPrices } from './group-prices.ts';
export { indexedFields } from './indexed-fields.ts';
export { productFields } from './product-fields.ts';
export { articleNumbersIn } from './references.ts';
export { sharedGtinSaid, sharedGtins } from './shared-gtins.ts';
export { stockTexts } from './texts/products.de.ts';

/** What pages and calls read of the catalogue (CONTRACT §2). */
export interface CatalogueService {
  /**
   * Reads what pages need of the current version beside products, so that no page waits for it, even while the database
   * is away.
   */
  readAhead(): Promise<void>;
  /**
   * Takes products on and off sale whose time has come, and makes lists and pages follow sales that began or ended.
   * Every process calls it again and again. Answers whether anything changed.
   */
  changeByTime(): Promise<boolean>;
  /** The category tree from its root. */
  categories(): Promise<Category>;
  /** What a category's page shows beside its list; null if there is none, or it is hidden. */
  category(id: string): Promise<CategoryPage | null>;
  /**
   * Where a category path leads that named a category before names or places changed; null if it never did, or leads
   * out of the shop (SPEC §2).
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
  /** The same as JSON, made once per version of the catalogue for all who ask the same. */
  productsJson(conditions: BrowsingConditions, customerGroup?: string | null): Promise<ReadyBody | CategoryNotFound>;
  /** A product that was taken off sale, with some others of its category; null for any other. */
  gone(id: string, customerGroup?: string | null): Promise<Answer<'goneProduct'> | null>;
  /**
   * The references of a product that are on sale, in the operator's order; null if the catalogue has no such product.
   */
  references(id: string, customerGroup?: string | null): Promise<Answer<'references'>['references'] | null>;
  /** Some others of a product's category, see {@link relatedOf}; null when the catalogue has no such product. */
  related(id: string, customerGroup?: string | null): Promise<Product[] | null>;
  /** How many products a search in the whole shop finds, and how many of them have all words. */
  hits(searchText: string): Promise<{ readonly count: number; readonly exact: number }>;
  attributes(categoryId: string, searchText?: string): Promise<ProductAttributes | CategoryNotFound>;
  /** Suggestions while somebody types; none while there is no letter or digit. */
  suggestions(typed: Body<'suggestions'>, customerGroup?: string | null): Promise<Suggestions | CategoryNotFound>;
  /** What would be found with fewer conditions. */
  alternatives(sought: Body<'alternatives'>, customerGroup?: string | null): Promise<Alternatives | CategoryNotFound>;
  /** What the prices of a customer group are made by (null: everybody's), at the version of the lists. */
  pricesOf(customerGroup: string | null): Promise<GroupPrices>;
  /**
   * What an order needs to know of conditions, by their ids, as the given connection sees them now. Conditions that the
   * group is not offered are missing.
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
  readonly templates: Pick<TemplateService, 'all'>;
  readonly clock: Clock;
}

const defaultLimit = 50;

/** A hidden category is answered like one that does not exist. */
const categoryNotFound: CategoryNotFound = { code: 'category-not-found' };

interface FoundList extends ReadRecords {
  readonly standFor: FoundFamilies;
  /** The rest of the answer. */
  readonly beside: Omit<ProductList, 'products'>;
}

/** Not the best compression, because few visitors get the same answer. */
const brotliLevel = 4;

/** A list as it is sent. Its records are JSON already. */
function answerOf({ records, areSettled, standFor, beside }: FoundList): ListAnswer {
  const products = records.map((record) => jsonWithFamily(record, standFor)).join(',');
  const json = `{"products":[${products}],${JSON.stringify(beside).slice(1)}`;
  return { body: new ReadyBody(Buffer.from(json), brotliLevel), isSettled: areSettled };
}

/** The finder of the shop's pages, as they are now: for commands that run beside a serving shop. */
export async function pagesNow({
  database,
  configuration,
  templates,
}: Pick<CatalogueSources, 'database' | 'configuration' | 'templates'>): Promise<PageFinder> {
  const { root } = await categoryTreeFrom(() => categoryRows(database.read))();
  return pageFinder((await templates.all()).filter(isNoList(root)), (await configuration.current()).search);
}

/** Makes the service. */
export function createCatalogueService(sources: CatalogueSources): CatalogueService {
  const { database, index, configuration, clock } = sources;
  const version = () => index.version;
  const tree = new VersionedValue<CategoryTree>(
    version,
    categoryTreeFrom(() => categoryRows(database.read)),
  );
  const finder = new VersionedValue<CategoryFinder>(version, async () => {
    const { root } = await tree.get();
    const { stopWords } = (await configuration.current()).search;
    return categoryFinder(root, stopWords, (text) => index.otherNames(text));
  });
  const pages = new VersionedValue<PageFinder>(version, () => pagesNow(sources));
  const attributes = new VersionedValue(version, () => attributeDefinitions(database.read));
  const ofPages = new VersionedValue(version, categoryPagesFrom(database));
  const formerNames = new VersionedValue(version, () => readFormerNames(database.read));
  const reader = createProductReader({
    ...{ database, index, configuration, clock },
    ...{ tree: () => tree.get(), attributes: () => attributes.get() },
  });
  const familiesOf = createFamilyReader({ read: database.read, version, clock });
  const readyLists = new ReadyLists();

  const isHidden = async (categoryId: string) => (await tree.get()).isHidden(categoryId);

  async function productsOf(ids: readonly string[], customerGroup: string | null): Promise<Product[]> {
    return (await reader.recordsOf(ids, customerGroup)).records.map(({ product }) => product);
  }

  /** The families that found products represent; none if the operator wants each member found by itself. */
  async function stoodFor({ records }: ReadRecords, customerGroup: string | null): Promise<FamiliesRead> {
    const { membersApart } = (await configuration.current()).search;
    const keys = membersApart ? [] : records.flatMap(({ familyId }) => familyId ?? []);
    return keys.length === 0 ? noFamilies : familiesOf(keys, await reader.pricesOf(customerGroup));
  }

  /** Found products with their families. */
  async function foundProducts(ids: readonly string[], customerGroup: string | null): Promise<Product[]> {
    const read = await reader.recordsOf(ids, customerGroup);
    const families = await stoodFor(read, customerGroup);
    return read.records.map((record) => withFamily(record, { families }));
  }

  /** A product with its family and the members of that. */
  async function productOf(id: string, customerGroup: string | null): Promise<Product | null> {
    const [record] = (await reader.recordsOf([id], customerGroup)).records;
    if (record === undefined) return null;
    const { familyId, product } = record;
    if (familyId === null) return product;
    const family = (await familiesOf([familyId], await reader.pricesOf(customerGroup))).get(familyId);
    return family ? { ...product, family: family.whole } : product;
  }

  /** Other products of its category to show beside a product. */
  async function othersOf(
    product: Pick<Product, '_id' | 'family' | 'references'>,
    categoryId: string,
    customerGroup: string | null,
  ): Promise<Product[]> {
    const best = index.find({ categoryId, limit: relatedCandidates(product), offset: 0 });
    return 'code' in best ? [] : relatedOf(product, await foundProducts(best.productIds, customerGroup));
  }

  /** The links without the one to what is reduced, where nothing is. */
  async function leadingNow(links: readonly (PageLink | null)[], customerGroup: string | null): Promise<PageLink[]> {
    const there = links.filter((link) => link !== null);
    if (!there.some(({ href }) => href === saleLink.href)) return there;
    if (customerGroup !== null) await index.prepareFor(customerGroup);
    const { root } = await tree.get();
    const reduced = index.find({ categoryId: root._id, reduced: true, customerGroup, limit: 0, offset: 0 });
    return 'code' in reduced || reduced.count === 0 ? there.filter(({ href }) => href !== saleLink.href) : there;
  }

  /** A page of a list. */
  async function listOf(
    { limit = defaultLimit, offset = 0, ...conditions }: BrowsingConditions,
    customerGroup: string | null,
  ): Promise<FoundList | CategoryNotFound> {
    if (await isHidden(conditions.categoryId)) return categoryNotFound;
    if (customerGroup !== null) await index.prepareFor(customerGroup);
    const found = index.products(browsingQuery({ ...conditions, limit, offset }, customerGroup));
    if ('code' in found) return found;
    const { productIds, count, attributeCounts, bounds, availabilityCounts, reading, membersFound } = found;
    const { reducedCount } = found;
    const { searchText = '' } = conditions;
    const [read, categoriesCalled, pagesCalled, definitions] = await Promise.all([
      reader.recordsOf(productIds, customerGroup),
      finder.get(),
      pages.get(),
      attributes.get(),
    ]);
    const category = categoriesCalled.named(searchText);
    const [page] = await leadingNow([pagesCalled.named(searchText)], customerGroup);
    const families = await stoodFor(read, customerGroup);
    return {
      ...read,
      standFor: { families, ...(membersFound && { membersFound }) },
      areSettled: read.areSettled && [...families.values()].every(({ until }) => until === Number.POSITIVE_INFINITY),
      beside: {
        ...{ count, attributeCounts, bounds: rangesInOrder(wireBounds(bounds), definitions), availabilityCounts },
        reducedCount,
        ...readingToTell(reading, () => read.records.map(({ product }) => product)),
        ...(category !== null && category._id !== conditions.categoryId && { namedCategory: category }),
        ...(page && { namedPage: page }),
      },
    };
  }

  return {
    async readAhead() {
      const caches = [tree, attributes, finder, pages, ofPages, formerNames];
      await Promise.all([...caches.map((cache) => cache.get()), reader.readAhead()]);
    },
    async changeByTime() {
      const [changed, isCounted] = [await changeByTime(database, clock()), await countBoundaries(database, clock())];
      return changed > 0 || isCounted;
    },
    categories: async () => (await tree.get()).root,
    async category(id) {
      const [{ categoryOf }, said] = await Promise.all([tree.get(), ofPages.get()]);
      return categoryOf(id) === undefined ? null : (said.get(id) ?? {});
    },
    async movedTo(path) {
      const [{ root, categoryOf, pathOf }, former] = await Promise.all([tree.get(), formerNames.get()]);
      // Below a root of another name there are no pages: a visitor would be redirected in circles.
      if (foldCase(root.name) !== rootSegment) return null;
      const category = categoryOnceAtPath(root, path, (parent, name) => categoryOf(former(parent?._id ?? null, name)));
      return category === null ? null : categoryPath(pathOf(category._id));
    },
    product: (id, customerGroup = null) => productOf(id, customerGroup),
    named: (ids, customerGroup = null) => productsOf([...new Set(ids)], customerGroup),
    async products(conditions, customerGroup = null) {
      const list = await listOf(conditions, customerGroup);
      return 'code' in list
        ? list
        : {
            products: list.records.map((record) => withFamily(record, list.standFor)),
            ...list.beside,
          };
    },
    async productsJson(body, customerGroup = null) {
      const group = (await reader.pricesOf(customerGroup)).terms?.name ?? null;
      return readyLists.answer({ body, group, version: index.version }, async () => {
        const list = await listOf(body, group);
        return 'code' in list ? list : answerOf(list);
      });
    },
    async gone(id, customerGroup = null) {
      const product = await goneProduct(database.read, id, clock());
      if (product === null) return null;
      const { name, category_id: categoryId } = product;
      const others = await othersOf({ _id: id }, categoryId, customerGroup);
      return { name, categoryPath: (await tree.get()).pathOf(categoryId), products: others };
    },
    async references(id, customerGroup = null) {
      const [product] = await productsOf([id], customerGroup);
      if (product === undefined) return null;
      const meant = referencesIn(product);
      const ids = await idsOnSale(
        database.read,
        meant.map(({ articleNumber }) => articleNumber),
      );
      const found = await productsOf([...new Set(ids.values())], customerGroup);
      return meant.flatMap(({ kind, articleNumber, amount }) => {
        const other = found.find(({ _id }) => _id === ids.get(articleNumber));
        return other ? [{ kind, ...(amount !== undefined && { amount }), product: other }] : [];
      });
    },
    async related(id, customerGroup = null) {
      const product = await productOf(id, customerGroup);
      if (product === null) return null;
      const categoryId = product.categoryPath.at(-1)?._id ?? '';
      return othersOf(product, categoryId, customerGroup);
    },
    async hits(searchText) {
      const found = index.find({ categoryId: (await tree.get()).root._id, searchText, limit: 0, offset: 0 });
      if ('code' in found) return { count: 0, exact: 0 };
      return { count: found.count, exact: found.reading?.exact ?? found.count };
    },
    async attributes(categoryId, searchText) {
      if (await isHidden(categoryId)) return categoryNotFound;
      const groups = index.attributes(categoryId, searchText);
      return 'code' in groups ? groups : groupsInOrder(groups, await attributes.get());
    },
    async suggestions(typed, customerGroup = null) {
      if (typed.categoryId !== undefined && (await isHidden(typed.categoryId))) return categoryNotFound;
      const [categoryFinder, pageFinder, { root }] = await Promise.all([finder.get(), pages.get(), tree.get()]);
      const links = await leadingNow(pageFinder.find(typed.searchText ?? ''), customerGroup);
      const sources = { index, finder: categoryFinder, links, rootId: root._id };
      return suggestions({ ...sources, productsOf: (ids) => productsOf(ids, customerGroup) }, typed);
    },
    async alternatives(sought, customerGroup = null) {
      if (await isHidden(sought.categoryId)) return categoryNotFound;
      const { root } = await tree.get();
      if (customerGroup !== null) await index.prepareFor(customerGroup);
      return findAlternatives(index, root._id, sought, customerGroup);
    },
    pricesOf: reader.pricesOf,
    forSale: async (queryable, conditionIds, prices) => {
      const conditions = await conditionsForSale(queryable, conditionIds, prices, timeOf(index, clock));
      return new Map(conditions.map((condition) => [condition.conditionId, condition]));
    },
  };
}
