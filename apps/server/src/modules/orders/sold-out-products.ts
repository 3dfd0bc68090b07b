import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Schema } from '../../database/schema.ts';
import { soldOutStatusText } from './texts/de.ts';

/**
 * Says of the products that nothing is left of that they are sold out (LAW P9), under a new catalogue version so that lists follow. The version's
 * row stays locked until the commit: it is taken for such a product only, and late in the transaction.
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
 * Orders that empty two conditions of one product at once look one after the other, so that the second sees both empty. An update that changes
 * nothing locks on both engines.
 */
async function lockProduct(transaction: Transaction<Schema>, productId: string): Promise<void> {
  await transaction
    .updateTable('products')
    .set((row) => ({ stock_status: row.ref('stock_status') }))
    .where('id', '=', productId)
    .execute();
}

/** Whether a condition is left that can be sold: one with stock, or one that is not counted. */
async function hasStock(transaction: Transaction<Schema>, productId: string): Promise<boolean> {
  const left = await transaction
    .selectFrom('conditions')
    .select('id')
    .where('product_id', '=', productId)
    .where((row) => row.or([row('stock', 'is', null), row('stock', '>', 0)]))
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}
