import {
  amountTerms,
  type ConditionForSale,
  type CountedOffer,
  fewLeft,
  lightOfStock,
  poolOf,
  type StockRules,
  stockState,
} from '@kontor/domain';
import type { Selectable, Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Queryable } from '../../database/database.ts';
import type { ConditionTable, Schema } from '../../database/schema.ts';
import { draws, productsShortOf, withDrawn } from './stock-pools.ts';

/** A number of pieces of a condition that somebody buys. */
export interface BoughtPieces {
  readonly condition: Pick<
    ConditionForSale,
    'conditionId' | 'productId' | 'stock' | 'isBackordered' | 'amounts' | 'pool'
  >;
  readonly amount: number;
}

/**
 * Takes the goods of an order from the counted stock, each stock by one conditional update. So two orders never get the
 * same last piece, unless backorders are allowed. Stocks are taken in the order of their conditions, so two orders for
 * the same goods wait for each other and cannot deadlock.
 * @returns the products whose light or number of pieces may change; null if another order bought something meanwhile:
 * the transaction must then be rolled back.
 */
export async function takeFromStock(
  transaction: Transaction<Schema>,
  lines: readonly BoughtPieces[],
  rules: StockRules,
): Promise<ReadonlySet<string> | null> {
  const low = new Set<string>();
  for (const [pool, amount] of [...takenFromPools(lines)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const updated = await transaction
      .updateTable('conditions')
      .set((row) => ({ stock: row('stock', '-', amount) }))
      .where('id', '=', pool)
      .where((row) => row.or([row('backorder', '=', 1), row('stock', '>=', amount)]))
      .returning(['stock', 'product_id', 'min_amount', 'amount_step', 'max_amount'])
      .executeTakeFirst();
    if (updated === undefined) return null;
    const left = updated.stock ?? 0;
    const { least } = countedOffer({ ...updated, backorder: null });
    const toTell = Math.max(rules.few, rules.yellowUpTo);
    if (left < Math.max(toTell + 1, least)) low.add(updated.product_id);
    const short = await productsShortOf(transaction, {
      ...{ productId: updated.product_id, toTell },
      ...{ before: left + amount, left },
    });
    for (const productId of short) low.add(productId);
  }
  return low;
}

/** How many pieces each counted stock supplies, for packs and single pieces together. */
function takenFromPools(lines: readonly BoughtPieces[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { condition, amount } of lines) {
    const { id, factor, stock } = poolOf(condition);
    if (stock !== null) taken.set(id, (taken.get(id) ?? 0) + amount * factor);
  }
  return taken;
}

/**
 * Updates the light and the version of products whose light or number of remaining pieces has changed (LAW P9), under a
 * new catalogue version, so that pages and lists follow. The version's row stays locked until the commit: call it late
 * in the transaction.
 * @returns whether there is a new version.
 */
export async function updateStockLights(
  transaction: Transaction<Schema>,
  low: ReadonlySet<string>,
  rules: StockRules,
): Promise<boolean> {
  const changed: { readonly id: string; readonly light_of_stock: 'yellow' | 'red' | null }[] = [];
  for (const productId of [...low].toSorted()) {
    const before = await lockProduct(transaction, productId);
    const { light, left, isDrawn } = (await statesOf(transaction, [productId], rules)).get(productId) ?? uncounted;
    // A pack's own page shows whether there is one left.
    if (before !== light || left !== null || isDrawn) changed.push({ id: productId, light_of_stock: light });
  }
  if (changed.length === 0) return false;
  const version = await nextVersion(transaction);
  for (const { id, light_of_stock } of changed)
    await transaction.updateTable('products').set({ light_of_stock, version }).where('id', '=', id).execute();
  return true;
}

const uncounted = { light: null, left: null, isDrawn: false } as const;

/**
 * Locks a product's row. If two orders sell out two conditions of one product at the same time, the second one then
 * sees both as sold out. An update without a change locks the row on both engines.
 */
export async function lockProduct(
  transaction: Transaction<Schema>,
  productId: string,
): Promise<'yellow' | 'red' | null> {
  const row = await transaction
    .updateTable('products')
    .set((product) => ({ light_of_stock: product.ref('light_of_stock') }))
    .where('id', '=', productId)
    .returning('light_of_stock')
    .executeTakeFirst();
  return row?.light_of_stock ?? null;
}

/**
 * Updates the light that follows from the stock, for some products and for those that draw on their stock, under the
 * version of the change.
 */
export async function noteLightOfStock(
  transaction: Transaction<Schema>,
  changedIds: readonly string[],
  { rules, version }: { readonly rules: StockRules; readonly version: number },
): Promise<void> {
  if (changedIds.length === 0) return;
  const drawing = await transaction
    .selectFrom('conditions')
    .select('product_id')
    .where('stock_of', 'in', (owner) =>
      owner.selectFrom('products').select('article_number').where('id', 'in', changedIds),
    )
    .execute();
  const drawingIds = drawing.map(({ product_id }) => product_id);
  // Their pages may show how many are left, whatever their light.
  if (drawingIds.length > 0)
    await transaction.updateTable('products').set({ version }).where('id', 'in', drawingIds).execute();
  const productIds = [...new Set([...changedIds, ...drawingIds])];
  const states = await statesOf(transaction, productIds, rules);
  for (const light of [null, 'yellow', 'red'] as const) {
    const ids = productIds.filter((id) => (states.get(id) ?? uncounted).light === light);
    if (ids.length === 0) continue;
    await transaction
      .updateTable('products')
      .set({ light_of_stock: light, version })
      .where('id', 'in', ids)
      .where('light_of_stock', light === null ? 'is not' : 'is distinct from', light)
      .execute();
  }
}

type CountedRow = Pick<
  Selectable<ConditionTable>,
  'stock' | 'backorder' | 'min_amount' | 'amount_step' | 'max_amount'
> & { readonly drawn?: number | null };

/** The counted stock of a stored condition, or what the stock of its pool allows. */
export function countedOffer({ drawn, ...row }: CountedRow): CountedOffer {
  const stated = { minAmount: row.min_amount, amountStep: row.amount_step, maxAmount: row.max_amount };
  const { min: least } = amountTerms(stated);
  if (drawn !== undefined) return { stock: drawn, isBackordered: false, least };
  return { stock: row.stock, isBackordered: row.backorder === 1, least };
}

/**
 * The availability that the stock allows for products, by their ids. Everybody's conditions count. If only customer
 * groups can buy a product, all conditions count.
 */
async function statesOf(queryable: Queryable, productIds: readonly string[], rules: StockRules) {
  const rows = await queryable
    .selectFrom('conditions')
    .select(['product_id', 'customer_group', 'stock', 'backorder', 'min_amount', 'amount_step', 'max_amount'])
    .select(['stock_of', 'stock_factor'])
    .where('product_id', 'in', productIds)
    .execute();
  const byProduct = Map.groupBy(await withDrawn(queryable, rows), ({ product_id }) => product_id);
  return new Map(
    [...byProduct].map(([id, some]) => {
      const everybodys = some.filter(({ customer_group }) => customer_group === null);
      const state = stockState((everybodys.length > 0 ? everybodys : some).map(countedOffer));
      return [
        id,
        { light: lightOfStock(state, rules), left: fewLeft(state, rules), isDrawn: some.some(draws) },
      ] as const;
    }),
  );
}
