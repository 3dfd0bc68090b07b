import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { AvailableLine } from './available-lines.ts';

/**
 * Takes the lines out of the counted stock, each by one conditional update: two orders never get the same last piece. In the order of
 * their conditions, so that two orders with the same lines wait for each other instead of blocking each other.
 * @returns false when something was bought by somebody else meanwhile; the transaction must then be rolled back.
 */
export async function takeFromStock(
  transaction: Transaction<Schema>,
  lines: readonly AvailableLine[],
): Promise<boolean> {
  const counted = lines.filter(({ condition }) => condition.stock !== null);
  for (const { condition, amount } of counted.toSorted(byCondition)) {
    const { numUpdatedRows } = await transaction
      .updateTable('conditions')
      .set((row) => ({ stock: row('stock', '-', amount) }))
      .where('id', '=', condition.conditionId)
      .where('stock', '>=', amount)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
  }
  return true;
}

function byCondition({ condition: a }: AvailableLine, { condition: b }: AvailableLine): number {
  return a.conditionId < b.conditionId ? -1 : 1;
}
