import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/**
 * Deletes the oldest declarations of withdrawal that came before a time (epoch ms), with who checked them. `spared`:
 * ids and numbers of orders whose declarations stay.
 */
export async function eraseWithdrawals(
  transaction: Transaction<Schema>,
  {
    before,
    spared,
    limit,
  }: {
    readonly before: number;
    readonly spared: { readonly ids: readonly string[]; readonly numbers: readonly string[] };
    readonly limit: number;
  },
): Promise<number> {
  const old = transaction.selectFrom('withdrawals').select('id').where('received_at', '<', before);
  const rows = await old
    .where(({ or, eb }) => or([eb('order_id', 'is', null), eb('order_id', 'not in', ['', ...spared.ids])]))
    .where(({ or, eb }) => or([eb('order_number', 'is', null), eb('order_number', 'not in', [' ', ...spared.numbers])]))
    .orderBy('received_at')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('withdrawal_checks').where('withdrawal_id', 'in', ids).execute();
  await transaction.deleteFrom('withdrawals').where('id', 'in', ids).execute();
  return ids.length;
}
