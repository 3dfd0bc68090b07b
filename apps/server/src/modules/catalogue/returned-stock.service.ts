import type { StockRules } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Schema } from '../../database/schema.ts';
import { lockProduct, noteLightOfStock } from './stock.service.ts';
import { takenFromStocks } from './stock-pools.ts';

/**
 * Returns ordered pieces to stock that were not shipped or came back. Packs go to the stock that they draw on.
 * Uncounted stock, and conditions that were removed, are skipped. Stocks are written in the order of their conditions,
 * as orders do, so the two cannot deadlock. Lights and pages follow under a new catalogue version, whose row stays
 * locked until the commit: call it late in the transaction.
 * @param pieces numbers of pieces by the ids of the conditions that were sold.
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
  // Their pages may show how many are left, whatever their light.
  await transaction.updateTable('products').set({ version }).where('id', 'in', productIds).execute();
}
