import type { StockRules } from '@kontor/domain';
import { isUpsideDown } from '@kontor/domain';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Queryable } from '../../database/database.ts';
import { engineOf } from '../../database/engine-of.ts';
import type { ConditionTable, ProductTable, Schema } from '../../database/schema.ts';
import { upsertRows } from '../../database/upsert-rows.ts';
import { conditionsByProduct } from './catalogue.repository.ts';
import { noDetails } from './category-fields.ts';
import { onSale, type StateByTime, stateAt } from './changes-by-time.ts';
import { storeFamilies } from './families.repository.ts';
import { dropConditions } from './former-conditions.ts';
import { rememberFormerNames } from './former-names.ts';
import { type Joined, joinFamilies, memberSuffix, notJoining } from './join-families.ts';
import { mergedConditionRows, mergedProductRow } from './keep-unnamed.ts';
import type { FamilyRefusal, StoredFamily } from './place-in-families.ts';
import { type ConditionRefusal, conditionRefusal, isSaleIdle, isSaleUnproven } from './prices-kept.ts';
import { categoryRow, type productRow, saysTheSame } from './product-rows.ts';
import type { CategoryToStore, ProductToStore, Stored } from './product-to-store.ts';

/** Why a product cannot be stored: it would be sold wrongly, or its time on sale ends before it begins. */
export type ProductRefusal = ConditionRefusal | { readonly kind: 'upside-down' };

import { noteLightOfStock } from './stock.service.ts';

/** What is new or different in a batch: found by {@link compareProducts}, stored by {@link storeProducts}. */
export interface ComparedProduct {
  readonly row: ReturnType<typeof productRow> & StateByTime;
  readonly conditions: readonly Insertable<ConditionTable>[];
  /** Pieces that were added to conditions, or removed. */
  readonly stockChanges: readonly { readonly id: string; readonly stockChange: number }[];
  /** Stored conditions whose stock the file does not name. An order may change that stock in the meantime. */
  readonly stockKept: readonly string[];
  /** Whether the stock light may follow from the counted stock. */
  readonly isCounted: boolean;
  readonly outcome: Stored;
  /** Conditions whose price, sale or tax rate is new: each becomes an entry of the price history. */
  readonly repriced: readonly string[];
  /** Conditions whose unit price belonged to the old price, and that have none now. */
  readonly normPricesGone: readonly string[];
  /** The same for scales. */
  readonly scalesGone: readonly string[];
  /** The same for a sale or list price, which are for the same number of units as the price. */
  readonly salesGone: readonly string[];
  /** Conditions whose new price is no longer above their sale's. */
  readonly salesIdle: readonly string[];
  /** New conditions whose sale runs at once, so that no former price is shown. */
  readonly salesUnproven: readonly string[];
  /** Its family, if the family is new or changed. */
  readonly family: StoredFamily | null;
  /** Why it is no member of the family that its file names. */
  readonly familyRefusal: FamilyRefusal | null;
  /** Why the product cannot be stored. Null if it can. */
  readonly refusal: ProductRefusal | null;
  /** Conditions that the product no longer has. */
  readonly dropped: readonly string[];
  /** The stored rows. No row if the product did not exist, or was deleted. */
  readonly before: {
    readonly row: Selectable<ProductTable> | undefined;
    readonly conditions: readonly Selectable<ConditionTable>[];
  };
}

/**
 * The products with one of these article numbers or ids, those on sale first. Many files identify products by article
 * number alone.
 */
export async function productsKnownAs(
  queryable: Queryable,
  { articleNumbers, ids }: { readonly articleNumbers: readonly string[]; readonly ids: readonly string[] },
): Promise<{ id: string; articleNumber: string }[]> {
  return queryable
    .selectFrom('products')
    .select(['id', 'article_number as articleNumber'])
    .where((product) =>
      product.or([
        ...(articleNumbers.length > 0 ? [product('article_number', 'in', articleNumbers)] : []),
        ...(ids.length > 0 ? [product('id', 'in', ids)] : []),
      ]),
    )
    .orderBy('deleted')
    .orderBy('active', 'desc')
    .orderBy('id')
    .execute();
}

/** Compares products with the database at a time in epoch ms. A few statements serve the whole batch. */
export async function compareProducts(
  queryable: Queryable,
  products: readonly ProductToStore[],
  now: number,
): Promise<ComparedProduct[]> {
  if (products.length === 0) return [];
  const ids = products.map((product) => product.id);
  const rows = await queryable.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const storedConditions = await conditionsByProduct(queryable, ids);
  const merged = products.map((product) => {
    const conditions = storedConditions.get(product.id) ?? [];
    const row = stored.get(product.id);
    const known = row !== undefined && !isErased(row, conditions) ? row : undefined;
    const said = mergedProductRow(product, known);
    const state = stateAt({ ...said, never_on_sale: row === undefined ? 1 : row.never_on_sale }, now);
    return { product, conditions, stored: row, known, said: Object.assign(said, state) };
  });
  const joined = await joinFamilies(
    queryable,
    merged.map(({ product, said, known }) => ({ row: said, stored: known, familyName: product.familyName ?? null })),
  );
  return merged.map((one, i) => compare(one, now, joined[i]));
}

/** A product merged with its stored row. `known`: false if only the row of a deleted product is stored. */
interface MergedProduct {
  readonly product: ProductToStore;
  readonly conditions: readonly Selectable<ConditionTable>[];
  readonly stored: Selectable<ProductTable> | undefined;
  readonly known: Selectable<ProductTable> | undefined;
  readonly said: ComparedProduct['row'];
}

function compare(
  { product, conditions: storedConditions, stored, known, said }: MergedProduct,
  now: number,
  { columns, family, refusal: familyRefusal }: Joined = notJoining,
): ComparedProduct {
  const row = { ...said, ...columns };
  row.name_suffix = memberSuffix(row);
  const before = new Map(storedConditions.map((condition) => [condition.id, condition]));
  const wanted = mergedConditionRows(product, before);
  const kept = new Set(wanted.map((row) => row.id));
  const others = storedConditions.filter(({ id }) => !kept.has(id));
  const stays = ({ customer_group }: Selectable<ConditionTable>) =>
    product.isPart || (product.keepsGroups && customer_group !== null);
  const staying = new Set(others.filter(stays).map(({ id }) => id));
  const stockChanges = product.conditions.flatMap(({ id, stockChange }) => (stockChange ? [{ id, stockChange }] : []));
  const same =
    stockChanges.length === 0 &&
    family === null &&
    saysTheSame(row, stored) &&
    wanted.length + staying.size === storedConditions.length &&
    wanted.every((row) => saysTheSame(row, before.get(row.id)));
  return {
    row,
    conditions: wanted,
    stockChanges,
    stockKept: product.conditions
      .filter((own) => before.has(own.id) && own.unnamed?.includes('stock'))
      .map(({ id }) => id),
    isCounted:
      wanted.some(
        ({ stock = null, stock_of = null, stock_factor = null }) => (stock ?? stock_of ?? stock_factor) !== null,
      ) || (stored?.light_of_stock ?? null) !== null,
    outcome: known !== undefined ? (same ? 'unchanged' : 'changed') : 'created',
    repriced: wanted.filter((row) => isRepriced(row, before.get(row.id))).map((row) => row.id),
    normPricesGone: conditionsWithout(product, 'norm_price', before, wanted),
    scalesGone: conditionsWithout(product, 'scales', before, wanted),
    salesGone: [
      ...new Set(
        (['sale_price', 'list_price'] as const).flatMap((column) => conditionsWithout(product, column, before, wanted)),
      ),
    ],
    salesIdle: wanted.filter((row) => isSaleIdle(row, before.get(row.id))).map(({ id }) => id),
    salesUnproven: wanted.filter((row) => isSaleUnproven(row, before.get(row.id), now)).map(({ id }) => id),
    family,
    familyRefusal,
    refusal: isUpsideDown(onSale(row)) ? { kind: 'upside-down' } : refusalOf(product, before, wanted),
    dropped: storedConditions.filter(({ id }) => !kept.has(id) && !staying.has(id)).map((row) => row.id),
    before: { row: known, conditions: storedConditions },
  };
}

/** Whether the product was deleted. Its row stays, so that processes that follow versions notice the deletion. */
export function isErased({ active }: Selectable<ProductTable>, conditions: readonly unknown[]): boolean {
  return active === 0 && conditions.length === 0;
}

/** Conditions that had a value in a column, now have none, and whose file does not name the column. */
function conditionsWithout(
  { conditions }: ProductToStore,
  column: 'norm_price' | 'scales' | 'sale_price' | 'list_price',
  before: ReadonlyMap<string, Selectable<ConditionTable>>,
  wanted: readonly Insertable<ConditionTable>[],
): string[] {
  if (before.size === 0) return [];
  const lost = conditions.filter(({ id, unnamed }) => {
    const had = (before.get(id)?.[column] ?? null) !== null;
    const row = wanted.find((one) => one.id === id);
    // With a content, the unit price is computed.
    const isMissed = column !== 'norm_price' || (row?.content ?? null) === null;
    return had && isMissed && unnamed?.includes(column) && row?.[column] === null;
  });
  return lost.map(({ id }) => id);
}

function refusalOf(
  { conditions }: ProductToStore,
  before: ReadonlyMap<string, Selectable<ConditionTable>>,
  wanted: readonly Insertable<ConditionTable>[],
): ConditionRefusal | null {
  for (const own of conditions) {
    const row = wanted.find(({ id }) => id === own.id);
    const refusal = row === undefined ? null : conditionRefusal(own, row, before.get(own.id));
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Whether the change needs an entry in the price history. */
export function isRepriced(
  wanted: Insertable<ConditionTable>,
  before: Selectable<ConditionTable> | undefined,
): boolean {
  return before === undefined || priceColumns.some((column) => before[column] !== (wanted[column] ?? null));
}

/** The columns of a condition in the price history. */
const priceColumns = ['price', 'price_quantity', 'tax_rate', 'sale_price', 'sale_from', 'sale_until'] as const;

/** Stores the new and changed products of {@link compareProducts} under one new version, with their price history. */
export async function storeProducts(
  transaction: Transaction<Schema>,
  compared: readonly ComparedProduct[],
  now: number,
  rules: StockRules,
): Promise<void> {
  const news = compared.filter(({ outcome }) => outcome !== 'unchanged');
  if (news.length === 0) return;
  const version = await nextVersion(transaction);
  await storeFamilies(transaction, [...new Set(news.flatMap(({ family }) => family ?? []))]);
  await storeRows(transaction, news, { version, changed_at: now });
  await noteArrivals(transaction, news, now);
  const dropped = news.flatMap((item) => item.dropped);
  await dropConditions(transaction, 'id', dropped);
  const stockKept = new Set(news.flatMap((item) => item.stockKept));
  const rows = Map.groupBy(
    news.flatMap(({ conditions }) => conditions),
    ({ id }) => stockKept.has(id),
  );
  for (const [keepsStock, some] of rows)
    await upsertRows(transaction, 'conditions', some, {
      key: ['id'],
      stays: ['product_id', ...(keepsStock ? (['stock'] as const) : [])],
    });
  await changeStock(
    transaction,
    news.flatMap(({ stockChanges }) => stockChanges),
  );
  const counted = news.filter(({ isCounted }) => isCounted);
  await noteLightOfStock(
    transaction,
    counted.map(({ row }) => row.id),
    { rules, version },
  );
  await recordPrices(transaction, news, now);
}

/** Stores the rows of products. If only conditions changed, it writes the product's version and time alone. */
async function storeRows(
  transaction: Transaction<Schema>,
  news: readonly ComparedProduct[],
  since: Pick<Selectable<ProductTable>, 'version' | 'changed_at'>,
): Promise<void> {
  const [kept, written]: [string[], Insertable<ProductTable>[]] = [[], []];
  for (const { row, before } of news)
    if (saysTheSame(row, before.row)) kept.push(row.id);
    else written.push({ ...row, ...since });
  if (kept.length > 0) await transaction.updateTable('products').set(since).where('id', 'in', kept).execute();
  await upsertRows(transaction, 'products', written, { key: ['id'] });
}

/** Notes when products came for the first time. One that comes back after it was deleted is not new. */
async function noteArrivals(transaction: Transaction<Schema>, news: readonly ComparedProduct[], now: number) {
  const arrived = news.filter(({ outcome }) => outcome === 'created').map(({ row }) => row.id);
  for (let from = 0; from < arrived.length; from += 500)
    await transaction
      .insertInto('product_arrivals')
      .values(arrived.slice(from, from + 500).map((id) => ({ product_id: id, arrived_at: now })))
      .onConflict((conflict) => conflict.column('product_id').doNothing())
      .execute();
}

/**
 * Reads and locks the current stock of conditions, so that no order changes it until the transaction ends. The order of
 * locking is the same as in orders, so that the two cannot deadlock.
 */
export async function lockStocks(
  transaction: Transaction<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = transaction.selectFrom('conditions').select(['id', 'stock']).where('id', 'in', ids).orderBy('id');
  // SQLite has only one writer.
  const locked = await (engineOf(transaction) === 'postgres' ? rows.forUpdate() : rows).execute();
  return new Map(locked.map(({ id, stock }) => [id, stock]));
}

/** Adds to the current stock, so that sales in the meantime count. The stock never falls below zero. */
async function changeStock(transaction: Transaction<Schema>, changes: ComparedProduct['stockChanges']): Promise<void> {
  for (const [change, some] of Map.groupBy(changes, ({ stockChange }) => stockChange)) {
    const changed = sql<number>`case when stock + ${change} < 0 and backorder is null then 0 else stock + ${change} end`;
    const ids = some.map(({ id }) => id);
    await transaction.updateTable('conditions').set({ stock: changed }).where('id', 'in', ids).execute();
  }
}

/** Records every price with its time. The law asks for the lowest price of thirty days (LAW P7). */
async function recordPrices(transaction: Transaction<Schema>, news: readonly ComparedProduct[], now: number) {
  const entries = news.flatMap(({ conditions, repriced }) =>
    conditions
      .filter(({ id }) => repriced.includes(id))
      .map(({ id, price, tax_rate, price_quantity = null, sale_price = null, sale_from = null, sale_until = null }) => {
        const sale = { sale_price, sale_from, sale_until };
        return { condition_id: id, valid_from: now, price, price_quantity, tax_rate, ...sale };
      }),
  );
  await upsertRows(transaction, 'price_history', entries, { key: ['condition_id', 'valid_from'] });
}

/**
 * Stores categories, parents before children, under one new version. All code that creates, renames or moves categories
 * must use it, because the same transaction remembers the old links.
 */
export async function storeCategories(
  transaction: Transaction<Schema>,
  categories: readonly CategoryToStore[],
  now: number,
): Promise<void> {
  if (categories.length === 0) return;
  const version = await nextVersion(transaction); // first, because it locks the tree for all other writers
  await rememberFormerNames(transaction, categories);
  for (const category of categories) {
    const row = { ...categoryRow(category), version, changed_at: now };
    const { id, ...changes } = row;
    await transaction
      .insertInto('categories')
      .values({ ...noDetails, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute();
  }
}
