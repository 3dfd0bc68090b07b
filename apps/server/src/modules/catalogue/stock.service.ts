import type { ConditionForSale } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Schema } from '../../database/schema.ts';
import { soldOutStatusText } from './texts/de.ts';

/** So many pieces that somebody buys of a condition. */
export interface BoughtPieces {
  readonly condition: Pick<ConditionForSale, 'conditionId' | 'productId' | 'stock'>;
  readonly amount: number;
}

/**
 * Takes what an order buys out of the counted stock, each line by one conditional update: two orders never get the same
 * last piece. Lines are taken in the order of their conditions, so that two orders of the same goods wait for each
 * other instead of blocking each other.
 * @returns the products of which a condition was emptied; null when somebody else bought something meanwhile: the
 * transaction must then be rolled back.
 */
export async function takeFromStock(
  transaction: Transaction<Schema>,
  lines: readonly BoughtPieces[],
): Promise<ReadonlySet<string> | null> {
  const counted = lines.filter(({ condition }) => condition.stock !== null);
  const emptied = new Set<string>();
  for (const { condition, amount } of counted.toSorted(byCondition)) {
    const updated = await transaction
      .updateTable('conditions')
      .set((row) => ({ stock: row('stock', '-', amount) }))
      .where('id', '=', condition.conditionId)
      .where('stock', '>=', amount)
      .returning('stock')
      .executeTakeFirst();
    if (updated === undefined) return null;
    if (updated.stock === 0) emptied.add(condition.productId);
  }
  return emptied;
}

function byCondition({ condition: a }: BoughtPieces, { condition: b }: BoughtPieces): number {
  return a.conditionId < b.conditionId ? -1 : 1;
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
    .select(['stock', 'customer_group'])
    .where('product_id', '=', productId)
    .execute();
  const everybodys = conditions.filter(({ customer_group }) => customer_group === null);
  return (everybodys.length > 0 ? everybodys : conditions).some(({ stock }) => stock === null || stock > 0);
}
