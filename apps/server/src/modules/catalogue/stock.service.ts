import { type ConditionForSale, poolOf } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Schema } from '../../database/schema.ts';
import { poolsOf, productsShortOf } from './stock-pools.ts';
import { soldOutStatusText } from './texts/de.ts';

/** So many pieces that somebody buys of a condition. */
export interface BoughtPieces {
  readonly condition: Pick<ConditionForSale, 'conditionId' | 'productId' | 'stock' | 'pool'>;
  readonly amount: number;
}

/**
 * Takes what an order buys out of the counted stock, each stock by one conditional update: two orders never get the
 * same last piece. Stocks are taken in the order of their conditions, so that two orders of the same goods wait for
 * each other instead of blocking each other.
 * @returns the products of which a condition was emptied; null when somebody else bought something meanwhile: the
 * transaction must then be rolled back.
 */
export async function takeFromStock(
  transaction: Transaction<Schema>,
  lines: readonly BoughtPieces[],
): Promise<ReadonlySet<string> | null> {
  const emptied = new Set<string>();
  for (const [pool, amount] of [...takenFromPools(lines)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const updated = await transaction
      .updateTable('conditions')
      .set((row) => ({ stock: row('stock', '-', amount) }))
      .where('id', '=', pool)
      .where('stock', '>=', amount)
      .returning(['stock', 'product_id'])
      .executeTakeFirst();
    if (updated === undefined) return null;
    const left = { productId: updated.product_id, left: updated.stock ?? 0 };
    if (left.left === 0) emptied.add(left.productId);
    for (const productId of await productsShortOf(transaction, left)) emptied.add(productId);
  }
  return emptied;
}

/** How many each counted stock gives: what packs hold of it, and single pieces, together. */
function takenFromPools(lines: readonly BoughtPieces[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { condition, amount } of lines) {
    const { id, factor, stock } = poolOf(condition);
    if (stock !== null) taken.set(id, (taken.get(id) ?? 0) + amount * factor);
  }
  return taken;
}

/**
 * Marks those of the products as sold out that have nothing left (LAW P9), under a new catalogue version so that lists
 * follow. The version's row stays locked until the commit: call it late in the transaction.
 */
export async function markSoldOut(transaction: Transaction<Schema>, emptied: ReadonlySet<string>): Promise<void> {
  const soldOut: string[] = [];
  for (const productId of [...emptied].toSorted()) {
    await lockProduct(transaction, productId);
    if (!(await hasStock(transaction, productId))) soldOut.push(productId);
  }
  if (soldOut.length === 0) return;
  const version = await nextVersion(transaction);
  await transaction
    .updateTable('products')
    .set({ stock_status: 'red', stock_status_text: soldOutStatusText, version })
    .where('id', 'in', soldOut)
    .execute();
}

/**
 * Two orders that empty two conditions of one product at once look one after the other, so that the second sees both
 * empty. An update that changes nothing locks the row on both engines.
 */
async function lockProduct(transaction: Transaction<Schema>, productId: string): Promise<void> {
  await transaction
    .updateTable('products')
    .set((row) => ({ stock_status: row.ref('stock_status') }))
    .where('id', '=', productId)
    .execute();
}

/**
 * Whether one of everybody's conditions can still be sold, because it has stock or is not counted. Of a product that
 * only customer groups can buy, any condition counts.
 */
async function hasStock(transaction: Transaction<Schema>, productId: string): Promise<boolean> {
  const conditions = await transaction
    .selectFrom('conditions')
    .select(['stock', 'customer_group', 'product_id', 'stock_of', 'stock_factor'])
    .where('product_id', '=', productId)
    .execute();
  const everybodys = conditions.filter(({ customer_group }) => customer_group === null);
  const poolFor = await poolsOf(transaction, conditions);
  return (everybodys.length > 0 ? everybodys : conditions).some((condition) => {
    const { stock, factor } = poolFor(condition) ?? { stock: condition.stock, factor: 1 };
    return stock === null || stock >= factor;
  });
}
