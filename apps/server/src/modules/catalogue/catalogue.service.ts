import type { Category, ShownCategory } from '@kontor/contract';
import type { ConditionForSale } from '@kontor/domain';
import type { CatalogueIndex } from '@kontor/search';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { type ConfigurationService, rateBoundaries } from '../configuration/configuration.service.ts';
import type { TemplateService } from '../templates/templates.service.ts';
import { type Browsing, createBrowsing } from './browsing.ts';
import { conditionsForSale } from './catalogue.repository.ts';
import { createCatalogueValues } from './catalogue-values.ts';
import { createCategoryTiles } from './category-tiles.ts';
import { changeByTime } from './changes-by-time.ts';
import { movedPath } from './former-names.ts';
import type { GroupPrices } from './group-prices.ts';
import { createProductPages, type ProductPages } from './product-pages.ts';
import { timeOf } from './product-reader.ts';
import { countBoundaries } from './sale-boundaries.ts';
import { createShownProducts } from './shown-products.ts';

export { attributeDefinitions } from './attributes.repository.ts';
export { pagesNow } from './catalogue-values.ts';
export type { GroupPrices } from './group-prices.ts';
export { indexedFields } from './indexed-fields.ts';
export { productFields } from './product-fields.ts';
export { writeRating } from './product-ratings.ts';
export { articleNumbersIn } from './references.ts';
export { sharedGtinSaid, sharedGtins } from './shared-gtins.ts';
export { stockTexts } from './texts/products.de.ts';

/** The catalogue, as pages and calls read it (CONTRACT §2). */
export interface CatalogueService extends Browsing, ProductPages {
  /**
   * Reads the data of the current version that pages need besides products. Afterwards no page waits for it, even while
   * the database is away.
   */
  readAhead(): Promise<void>;
  /**
   * Puts products on and off sale when their time has come, and raises the version when sales begin or end. Every
   * process calls it repeatedly.
   * @returns whether anything changed.
   */
  changeByTime(): Promise<boolean>;
  /** The category tree from its root. */
  categories(): Promise<Category>;
  /** The content of a category's page beside its list. Null if there is no such category, or it is hidden. */
  category(id: string): Promise<ShownCategory | null>;
  /** The current path of a category that once had this path, see {@link movedPath}. */
  movedTo(path: string): Promise<string | null>;
  /** The price rules of a customer group (null: everybody's), at the version of the lists. */
  pricesOf(customerGroup: string | null): Promise<GroupPrices>;
  /**
   * The data of conditions that an order needs, by their ids, read through the given connection. Conditions that the
   * group is not offered are left out.
   */
  forSale(
    queryable: Queryable,
    conditionIds: readonly string[],
    prices: GroupPrices,
  ): Promise<Map<string, ConditionForSale>>;
}

/** The dependencies of the service. */
export interface CatalogueSources {
  readonly database: Database;
  readonly index: CatalogueIndex;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly templates: Pick<TemplateService, 'all'>;
  readonly clock: Clock;
}

/** Creates the service. */
export function createCatalogueService(sources: CatalogueSources): CatalogueService {
  const { database, index, configuration, clock } = sources;
  const values = createCatalogueValues(sources);
  const shown = createShownProducts({ database, index, configuration, values, clock });
  const tilesOf = createCategoryTiles({ index, values, shown });
  return {
    ...createBrowsing({ index, values, shown }),
    ...createProductPages({ database, index, values, shown, clock }),
    async readAhead() {
      await Promise.all([...Object.values(values).map((value) => value.get()), shown.readAhead()]);
    },
    async changeByTime() {
      const changed = await changeByTime(database, clock());
      const now = clock();
      const isCounted = await countBoundaries(database, now, rateBoundaries(await configuration.current(), now));
      return changed > 0 || isCounted;
    },
    categories: async () => (await values.tree.get()).root,
    async category(id) {
      const [{ categoryOf }, said] = await Promise.all([values.tree.get(), values.categoryPages.get()]);
      const category = categoryOf(id);
      if (category === undefined) return null;
      const children = [...(await tilesOf(category))];
      return { ...said.get(id), ...(children.length > 0 && { children }) };
    },
    async movedTo(path) {
      const [tree, former] = await Promise.all([values.tree.get(), values.formerNames.get()]);
      return movedPath(tree, former, path);
    },
    pricesOf: shown.pricesOf,
    forSale: async (queryable, conditionIds, prices) => {
      const conditions = await conditionsForSale(queryable, conditionIds, prices, timeOf(index, clock));
      return new Map(conditions.map((condition) => [condition.conditionId, condition]));
    },
  };
}
