import type { StockRules } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Schema } from '../../database/schema.ts';
import { lockProduct, noteLightOfStock } from './stock.service.ts';
import { takenFromStocks } from './stock-pools.ts';

/**
 * Puts pieces back that were ordered and are not shipped, or came back: packs into the stock that they are taken from.
 * What is not counted, or not sold any more, changes nothing. Stocks are written in the order of their conditions, as
 * orders take from them, so that nobody deadlocks. Lights and pages follow under a new catalogue version, whose row
 * stays locked until the commit: call it late in the transaction.
 * @param pieces numbers of pieces by the ids of the conditions under which they were sold.
 */
export async function returnToStock(
  transaction: Transaction<Schema>,
  pieces: ReadonlyMap<string, number>,
  rules: StockRules,
): Promise<void> {
  if (pieces.size === 0) return;
  const changed = new Set<string>();
  const stocks = [...(await takenFromStocks(transaction, pieces))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [id, amount] of stocks) {
    const row = await transaction
      .updateTable('conditions')
      .set((stored) => ({ stock: stored('stock', '+', amount) }))
      .where('id', '=', id)
      .where('stock', 'is not', null)
      .returning('product_id')
      .executeTakeFirst();
    if (row !== undefined) changed.add(row.product_id);
  }
  if (changed.size === 0) return;
  const productIds = [...changed].toSorted();
  for (const id of productIds) await lockProduct(transaction, id);
  const version = await nextVersion(transaction);
  await noteLightOfStock(transaction, productIds, { rules, version });
  // How many are left may be told of them, whatever their light.
  await transaction.updateTable('products').set({ version }).where('id', 'in', productIds).execute();
}
