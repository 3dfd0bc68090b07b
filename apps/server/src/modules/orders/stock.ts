import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { AvailableLine } from './available-lines.ts';

/**
 * Takes the lines out of the counted stock, each by one conditional update: two orders never get the same last piece. In the order of
 * their conditions, so that two orders with the same lines wait for each other instead of blocking each other.
 * @returns the products of which a condition was emptied; null when something was bought by somebody else meanwhile, the transaction must
 * then be rolled back.
 */
export async function takeFromStock(
  transaction: Transaction<Schema>,
  lines: readonly AvailableLine[],
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

function byCondition({ condition: a }: AvailableLine, { condition: b }: AvailableLine): number {
  return a.conditionId < b.conditionId ? -1 : 1;
}
