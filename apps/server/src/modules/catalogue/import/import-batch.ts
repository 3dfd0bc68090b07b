import type { SafetyGap, StockRules } from '@kontor/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../../database/database.ts';
import type { ConditionTable, Schema } from '../../../database/schema.ts';
import type { SafetyDataRule } from '../../configuration/types.ts';
import {
  type ComparedProduct,
  compareProducts,
  lockStocks,
  type ProductRefusal,
  storeCategories,
  storeProducts,
} from '../catalogue-writer.ts';
import { withConditionIds } from '../condition-ids.ts';
import type { Change } from '../import-log/change.ts';
import { changeOf } from '../import-log/changes-of.ts';
import { lockImports } from '../import-log/import-log.service.ts';
import { eraseProducts, hideProducts, productsThere } from '../leaving-products.ts';
import type { FamilyRefusal } from '../place-in-families.ts';
import {
  type CategoryToStore,
  type ConditionToStore,
  defaultUnit,
  type ProductToStore,
  type Stored,
} from '../product-to-store.ts';
import { headingsOfGaps, safetyGapsOf } from '../safety-gaps.ts';
import { draws } from '../stock-pools.ts';
import { fieldReasons } from '../texts/products.de.ts';
import { changesBeside, changesOfLeaving, stocksChanged } from './batch-changes.ts';
import { type CountedStock, lessOrdered } from './counted-stock.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportedAttributes } from './imported-attributes.ts';
import type { ImportedProduct } from './imported-product.ts';
import type { ProductRecord } from './records/import-record.ts';
import type { RelativeStock } from './relative-stock.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** A product that the file deletes. */
export interface LeavingProduct {
  readonly record: ProductRecord;
  readonly id: string;
}

/** The products among these that were ever ordered. */
export type Ordered = (queryable: Queryable, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** A product that cannot be stored. */
export interface RefusedProduct {
  readonly imported: ImportedProduct;
  readonly reason: string;
}

/** The result of a batch. */
export interface BatchOutcome {
  readonly stored: readonly { readonly rows: number; readonly outcome: Stored }[];
  readonly refused: readonly RefusedProduct[];
  /** The changes, field by field. */
  readonly changes: readonly Change[];
  /** How many products are taken off sale or deleted. */
  readonly archived: number;
  /** Names of the articles that lost a unit price because their price changed. */
  readonly withoutNormPrice: readonly string[];
  /** Products that could not join the family in the file, and why. */
  readonly outside: readonly { readonly imported: ImportedProduct; readonly reason: string }[];
  /** The same for articles that lost scales. */
  readonly withoutScales: readonly string[];
  /** The same for articles that lost a sale or list price, because the number of units changed. */
  readonly withoutSales: readonly string[];
  /** The same for articles whose sale price is no longer below the price. */
  readonly withIdleSales: readonly string[];
  /** The same for articles that are new with a sale that runs at once. */
  readonly withUnprovenSales: readonly string[];
  /** The same for articles on sale without the required safety data. */
  readonly withoutSafetyData: readonly string[];
}

/** The content of a batch. */
interface BatchContent {
  readonly categories: readonly CategoryToStore[];
  readonly products: readonly ImportedProduct[];
  readonly leaving: readonly LeavingProduct[];
  readonly attributes: ImportedAttributes;
}

/** Whole products with their categories and files, which are stored together or not at all. */
export class ImportBatch {
  readonly #categories: readonly CategoryToStore[];
  #products: readonly ImportedProduct[];
  readonly #leaving: readonly LeavingProduct[];
  readonly #attributes: ImportedAttributes;
  readonly #files: ImportFiles;
  readonly #ordered: Ordered;
  readonly #stockRules: StockRules;
  readonly #safetyData: SafetyDataRule;
  /** An example of a tax rate, for messages. */
  readonly #usualPercent: number;
  readonly #countedStock: CountedStock | undefined;
  readonly #relativeStock: RelativeStock;

  constructor(
    { categories, products, leaving, attributes }: BatchContent,
    {
      files,
      ordered,
      stockRules,
      safetyData,
      usualPercent,
      countedStock,
      relativeStock,
    }: {
      readonly files: ImportFiles;
      readonly ordered: Ordered;
      readonly stockRules: StockRules;
      readonly safetyData: SafetyDataRule;
      readonly usualPercent: number;
      readonly countedStock?: CountedStock | undefined;
      readonly relativeStock: RelativeStock;
    },
  ) {
    this.#countedStock = countedStock;
    this.#relativeStock = relativeStock;
    this.#categories = categories;
    this.#products = products;
    this.#leaving = leaving;
    this.#attributes = attributes;
    this.#files = files;
    this.#ordered = ordered;
    this.#stockRules = stockRules;
    this.#safetyData = safetyData;
    this.#usualPercent = usualPercent;
  }

  /** The result of storing the batch at a time in epoch ms. Changes nothing. */
  async compare(queryable: Queryable, now: number): Promise<BatchOutcome> {
    const all = await this.#compared(queryable, now);
    const left = await this.#left(queryable);
    const attributes = await this.#attributes.compare(queryable);
    const beside = [...attributes, ...(await changesBeside(queryable, this.#categories, all.compared))];
    return outcomeOf(all, left, [...beside, ...all.compared.flatMap((one) => changeOf(one) ?? []), ...left.changes]);
  }

  /** Stores the batch in one transaction. `note` is called with the result inside it. */
  async store(
    database: Database,
    now: number,
    note: (transaction: Transaction<Schema>, outcome: BatchOutcome) => Promise<void>,
  ): Promise<BatchOutcome> {
    return database.transaction(async (transaction) => {
      // Of two concurrent imports the second compares with the first one's result. So no price is recorded twice.
      await lockImports(transaction);
      const outcome = await this.#storeIn(transaction, now);
      await note(transaction, outcome);
      return outcome;
    });
  }

  async #storeIn(transaction: Transaction<Schema>, now: number): Promise<BatchOutcome> {
    this.#products = await this.#relativeStock.onlyNew(transaction, this.#products, now);
    const all = await this.#compared(transaction, now);
    const news = all.compared.filter(({ outcome }) => outcome !== 'unchanged');
    // Before the version's row, in the order of orders.
    const stocks = await lockStocks(transaction, news.flatMap(stocksChanged));
    // Before the products, so that an internal attribute is never shown.
    const attributes = await this.#attributes.store(transaction);
    const beside = [...attributes, ...(await changesBeside(transaction, this.#categories, news))];
    await storeCategories(transaction, this.#categories, now);
    if (news.length + this.#categories.length > 0) await this.#files.store(transaction, now);
    await storeProducts(transaction, news, now, this.#stockRules);
    const left = await this.#left(transaction);
    await hideProducts(transaction, left.hidden, now);
    await eraseProducts(transaction, left.erased, now);
    return outcomeOf(all, left, [...beside, ...news.flatMap((one) => changeOf(one, stocks) ?? []), ...left.changes]);
  }

  /** The result for products to be deleted. A product that was ever ordered is only hidden. */
  async #left(queryable: Queryable): Promise<LeftProducts> {
    const ids = this.#leaving.map(({ id }) => id);
    const there = await productsThere(queryable, ids);
    const ordered = there.size === 0 ? new Set() : await this.#ordered(queryable, [...there.keys()]);
    const hidden = [...there].filter(([id, { isActive }]) => ordered.has(id) && isActive).map(([id]) => id);
    const erased = [...there.keys()].filter((id) => !ordered.has(id));
    const gone = new Set([...hidden, ...erased]);
    const stored = this.#leaving.map(({ record, id }) => ({
      rows: record.rows,
      outcome: gone.has(id) ? ('changed' as const) : ('unchanged' as const),
    }));
    return { hidden, erased, stored, changes: await changesOfLeaving(queryable, { hidden, erased }) };
  }

  async #compared(queryable: Queryable, now: number): Promise<ComparedBatch> {
    const { identified, refused } = await this.#identified(queryable);
    const products = identified.map(({ product }) => product);
    const compared = await compareProducts(queryable, await lessOrdered(queryable, products, this.#countedStock), now);
    const all = compared.flatMap((result, place) => {
      const imported = identified[place]?.imported;
      if (imported === undefined) return [];
      const safetyGaps = this.#safetyGapsOf(result.row);
      const isRepeated = this.#safetyData === 'noted' && leavesSafetyData(imported, result);
      return [{ ...result, imported, safetyGaps, areGapsNoted: safetyGaps.length > 0 && !isRepeated }];
    });
    const judged = all.map((one) => ({ one, reason: this.#reasonOf(one) }));
    const wrong = judged.flatMap(({ one: { imported }, reason }) => (reason === null ? [] : [{ imported, reason }]));
    return {
      compared: judged.flatMap(({ one, reason }) => (reason === null ? [one] : [])),
      refused: [...refused, ...wrong],
    };
  }

  /** The required safety data that an article on sale lacks, if the shop asks for it. */
  #safetyGapsOf(row: ComparedProduct['row']): readonly SafetyGap[] {
    return this.#safetyData === 'ignored' || row.active === 0 ? [] : safetyGapsOf(row);
  }

  /**
   * Why a product cannot be stored, or null. A product that is already on sale without safety data stays on sale, so
   * that a file with its stock still counts. But no file can put such a product on sale, or remove the data.
   */
  #reasonOf({ refusal, before: { row: stored }, safetyGaps }: JudgedProduct): string | null {
    if (refusal !== null) return reasonOf(refusal);
    if (this.#safetyData !== 'required' || safetyGaps.length === 0) return null;
    const wasOnSaleWithout = stored?.active === 1 && safetyGapsOf(stored).length > 0;
    return wasOnSaleWithout ? null : reasons.withoutSafetyData(headingsOfGaps(safetyGaps));
  }

  /** The products whose conditions all have ids, and the reasons for the others. */
  async #identified(queryable: Queryable) {
    const products = await withConditionIds(
      queryable,
      this.#products.map(({ product }) => product),
    );
    const owners = await conditionOwners(queryable, products);
    const identified: { imported: ImportedProduct; product: ProductToStore }[] = [];
    const refused: RefusedProduct[] = [];
    for (const [i, imported] of this.#products.entries()) {
      const product = ratedWhereNew(products[i] ?? null, owners);
      const reason = product === null ? reasons.unitUnknown : refusalOf(product, owners, this.#usualPercent);
      if (product === null || reason !== null) refused.push({ imported, reason: reason ?? '' });
      else identified.push({ imported, product });
    }
    return { identified, refused };
  }
}

type StoredCondition = Pick<Selectable<ConditionTable>, 'product_id' | 'stock' | 'stock_of' | 'stock_factor'>;

/** The products, with their file's tax rates for conditions that are new to the catalogue. */
function ratedWhereNew(
  product: ProductToStore | null,
  stored: ReadonlyMap<string, StoredCondition>,
): ProductToStore | null {
  const isToRate = ({ id, taxRateIfNew }: ConditionToStore) => typeof taxRateIfNew === 'number' && !stored.has(id);
  if (product === null || !product.conditions.some(isToRate)) return product;
  const rated = (condition: ConditionToStore): ConditionToStore => {
    const { taxRateIfNew, unnamed = [] } = condition;
    if (typeof taxRateIfNew !== 'number' || !unnamed.includes('tax_rate') || stored.has(condition.id)) return condition;
    return { ...condition, taxRate: taxRateIfNew, unnamed: unnamed.filter((column) => column !== 'tax_rate') };
  };
  return { ...product, conditions: product.conditions.map(rated) };
}

/** Why a product cannot be stored, given the conditions in the catalogue. */
function refusalOf(
  { id, isPart, conditions }: ProductToStore,
  stored: ReadonlyMap<string, StoredCondition>,
  usualPercent: number,
): string | null {
  for (const condition of conditions) {
    const before = stored.get(condition.id);
    if (before !== undefined && before.product_id !== id) return reasons.duplicateCondition(condition.id);
    const lacksPrice = condition.unnamed?.some((column) => column === 'price' || column === 'tax_rate');
    if (before === undefined && lacksPrice) return reasonOfUnpriced(condition, usualPercent);
    const stockRefusal = stockRefusalOf(condition, before, isPart);
    if (stockRefusal !== null) return stockRefusal;
  }
  return null;
}

/** What a new condition lacks. */
function reasonOfUnpriced({ taxRateIfNew, taxClass, unit }: ConditionToStore, usualPercent: number): string {
  if (taxRateIfNew !== null) return reasons.newCondition(unit ?? defaultUnit);
  return taxClass === undefined ? reasons.noRateForNew(usualPercent) : reasons.noRateOfClass(taxClass);
}

/** Why a stock cannot be stored. A stock for a condition that draws on another stock would have no effect. */
function stockRefusalOf(
  condition: ConditionToStore,
  before: StoredCondition | undefined,
  isPart: boolean | undefined,
): string | null {
  if (before && isPart && saysStockOfAnother(condition, before)) return reasons.stockElsewhere(before.stock_of);
  const isUncounted = condition.stockChange !== undefined && typeof before?.stock !== 'number';
  return isUncounted ? reasons.uncountedStock : null;
}

/** Whether the file states a stock for a condition that draws on another stock, without changing that. */
function saysStockOfAnother({ stock, stockChange, unnamed = [] }: ConditionToStore, before: StoredCondition): boolean {
  const isSaid = stockChange !== undefined || (stock !== null && !unnamed.includes('stock'));
  return isSaid && draws(before) && unnamed.includes('stock_of') && unnamed.includes('stock_factor');
}

function reasonOf(refusal: ProductRefusal): string {
  switch (refusal.kind) {
    case 'quantity-unclear':
      return reasons.priceQuantityUnknown(refusal.quantity, refusal.isOfPriceList);
    case 'price-jumps':
      return reasons.priceJumps(refusal.jump);
    case 'amounts-unsellable':
      return reasons.amountsUnsellable;
    case 'sale-upside-down':
      return reasons.saleEndsBefore;
    case 'upside-down':
      return fieldReasons.upsideDown('Aktiv ab', 'Aktiv bis');
  }
}

function familyWarning(refusal: FamilyRefusal): string {
  if (refusal.kind === 'same-values') return reasons.sameValues(refusal.articleNumber);
  return refusal.kind === 'no-family' ? reasons.noFamily : reasons.tooManyProperties(refusal.most);
}

/**
 * Whether a file without safety data leaves an article on sale as it was. Files of stock or prices need not state it.
 */
function leavesSafetyData({ product }: ImportedProduct, { before }: ComparedProduct): boolean {
  const kept: readonly string[] = product.unnamed?.columns ?? [];
  const saysNothing = kept.includes('manufacturer') && kept.includes('responsible');
  return product.isPart === true && saysNothing && before.row?.active === 1;
}

type JudgedProduct = ComparedProduct & {
  readonly imported: ImportedProduct;
  readonly safetyGaps: readonly SafetyGap[];
  /** Whether the operator gets a note about missing data. */
  readonly areGapsNoted: boolean;
};

/** A batch compared with the catalogue. */
interface ComparedBatch {
  readonly compared: readonly JudgedProduct[];
  readonly refused: readonly RefusedProduct[];
}

/** The result for products that were to be deleted. */
interface LeftProducts {
  readonly hidden: readonly string[];
  readonly erased: readonly string[];
  readonly stored: BatchOutcome['stored'];
  readonly changes: readonly Change[];
}

function outcomeOf({ compared, refused }: ComparedBatch, left: LeftProducts, changes: readonly Change[]): BatchOutcome {
  return {
    changes,
    stored: [...compared.map(({ imported, outcome }) => ({ rows: imported.record.rows, outcome })), ...left.stored],
    refused,
    archived: left.hidden.length + left.erased.length,
    outside: compared.flatMap(({ imported, familyRefusal }) =>
      familyRefusal === null ? [] : [{ imported, reason: familyWarning(familyRefusal) }],
    ),
    withoutScales: compared.flatMap(({ imported, scalesGone }) => scalesGone.map(() => imported.name)),
    withoutSales: compared.flatMap(({ imported, salesGone }) => salesGone.map(() => imported.name)),
    withIdleSales: compared.flatMap(({ imported, salesIdle }) => salesIdle.map(() => imported.name)),
    withUnprovenSales: compared.flatMap(({ imported, salesUnproven }) => salesUnproven.map(() => imported.name)),
    withoutSafetyData: compared.flatMap(({ imported, areGapsNoted }) => (areGapsNoted ? [imported.name] : [])),
    withoutNormPrice: compared.flatMap(({ imported, normPricesGone }) => normPricesGone.map(() => imported.name)),
  };
}

/**
 * By condition id: the product that it belongs to. A file must not take over a condition of another product, because
 * that would break the other product.
 */
async function conditionOwners(
  queryable: Queryable,
  products: readonly (ProductToStore | null)[],
): Promise<Map<string, StoredCondition>> {
  const ids = products.flatMap((product) => product?.conditions.map(({ id }) => id) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('conditions')
    .select(['id', 'product_id', 'stock', 'stock_of', 'stock_factor'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
