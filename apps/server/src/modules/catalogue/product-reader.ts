import type { AttributeDefinitions, CatalogueIndex } from '@kontor/search';
import type { Clock } from '../../clock.ts';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import { attributesVersion, changedSince } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import { categoryRows } from './catalogue.repository.ts';
import { type CategoryTree, categoryTree } from './category-tree.ts';
import { type GroupPrices, groupPricesFrom } from './group-prices.ts';
import { type ProductRecord, productRecords } from './product-records.ts';
import { ReadyProduct, ReadyProducts } from './ready-products.ts';
import { isSettled, settledUntil, wireProduct } from './wire-product.ts';

/** The dependencies of the reader. */
interface ReaderSources {
  readonly database: Pick<Database, 'read'>;
  readonly index: Pick<CatalogueIndex, 'version' | 'pricedAt'>;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly tree: () => Promise<CategoryTree>;
  readonly attributes: () => Promise<AttributeDefinitions>;
  readonly clock: Clock;
}

/** Product records as sent. */
export interface ReadRecords {
  readonly records: readonly ReadyProduct[];
  /** Whether they stay correct until the version changes. False if a price begins in the future. */
  readonly areSettled: boolean;
}

/** Reads products, from memory if possible. */
export interface ProductReader {
  /** Catches up with the index's version. */
  readAhead(): Promise<void>;
  /** The price rules of a customer group (null: everybody's). */
  pricesOf(customerGroup: string | null): Promise<GroupPrices>;
  /**
   * Records in the order of the ids, at the index's version or a newer one. A product that has just left the catalogue
   * is left out.
   */
  recordsOf(ids: readonly string[], customerGroup: string | null): Promise<ReadRecords>;
}

/** After more changes than these, all records are read again. */
const mostChanges = 20_000;

/**
 * The time (epoch ms) for prices: this process's clock, but never before the time of the lists. The clock of the
 * process that raised their version may be ahead.
 */
export function timeOf({ pricedAt }: Pick<CatalogueIndex, 'pricedAt'>, clock: Clock): number {
  return Math.max(clock(), pricedAt);
}

/** Creates the reader. */
export function createProductReader({
  database,
  index,
  configuration,
  tree,
  attributes,
  clock,
}: ReaderSources): ProductReader {
  const ready = new ReadyProducts();
  const pricesBy = groupPricesFrom();
  let moving = Promise.resolve();
  const moved = new VersionedValue(
    () => index.version,
    () => {
      moving = moving.then(moveOn, moveOn);
      return moving;
    },
  );

  /** Drops the records of products that changed up to the index's version. */
  async function moveOn(): Promise<void> {
    const [since, newest] = [ready.version, index.version];
    if (since === newest) return;
    const isAnew = since < 0 || (await attributesVersion(database.read)) > since;
    ready.moveTo(newest, isAnew ? null : await changedSince(database.read, since, mostChanges));
  }

  async function pricesOf(customerGroup: string | null): Promise<GroupPrices> {
    const now = timeOf(index, clock);
    return pricesBy(await configuration.current(), await tree(), { customerGroup, now });
  }

  /**
   * The tree with the categories of some records. Records may be newer than the index: until it has caught up with an
   * import, a product of a new category would be without its path.
   */
  async function treeOf(records: readonly ProductRecord[], known: CategoryTree): Promise<CategoryTree> {
    const isBehind = records.some(({ row }) => known.trailOf(row.category_id).length === 0);
    return isBehind ? categoryTree(await categoryRows(database.read)) : known;
  }

  return {
    readAhead: () => moved.get(),
    pricesOf,
    async recordsOf(ids, customerGroup) {
      const prices = await pricesOf(customerGroup);
      const known = await tree();
      await moved.get();
      const { version } = ready;
      const now = timeOf(index, clock);
      const found = new Map(ids.map((id) => [id, ready.find(id, prices, now)]));
      const missing = ids.filter((id) => found.get(id) === undefined);
      const read = await productRecords(database.read, missing);
      const { pathOf } = await treeOf(read, known);
      const sources = { prices, pathOf, now, attributes: await attributes() };
      let areSettled = true;
      for (const record of read) {
        const product = new ReadyProduct(wireProduct(record, sources), record.row.family_id);
        found.set(record.row.id, product);
        const kept = { ready: product, prices, until: settledUntil(record, now) };
        if (isSettled(record, now)) ready.keep(version, record.row.id, kept);
        else areSettled = false;
      }
      return { records: ids.flatMap((id) => found.get(id) ?? []), areSettled };
    },
  };
}
