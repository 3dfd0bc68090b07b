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

/** Whether one of everybody's conditions is left that can be sold, with stock or not counted; of a product that only groups can buy, any. */
async function hasStock(transaction: Transaction<Schema>, productId: string): Promise<boolean> {
  const conditions = await transaction
    .selectFrom('conditions')
    .select(['stock', 'customer_group'])
    .where('product_id', '=', productId)
    .execute();
  const everybodys = conditions.filter(({ customer_group }) => customer_group === null);
  return (everybodys.length > 0 ? everybodys : conditions).some(({ stock }) => stock === null || stock > 0);
}
