import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/**
 * Erases the buyers of bookings of months before a month, such as `2019-01`, and deletes the files of these months,
 * which name them. What was booked stays. `sparedOrders`: ids of orders whose bookings stay as they are.
 */
export async function eraseDebtors(
  transaction: Transaction<Schema>,
  {
    before,
    sparedOrders,
    limit,
  }: { readonly before: string; readonly sparedOrders: readonly string[]; readonly limit: number },
): Promise<number> {
  await transaction.deleteFrom('closed_month_files').where('month', '<', before).execute();
  const old = await transaction
    .selectFrom('bookings')
    .select(['source_kind', 'source_id', 'part'])
    .where('month', '<', before)
    .where('order_id', 'not in', ['', ...sparedOrders])
    .where((booking) => booking.or([booking('customer', '<>', ''), booking('vat_id', '<>', '')]))
    .limit(limit)
    .execute();
  for (const { source_kind, source_id, part } of old)
    await transaction
      .updateTable('bookings')
      .set({ customer: '', vat_id: '' })
      .where('source_kind', '=', source_kind)
      .where('source_id', '=', source_id)
      .where('part', '=', part)
      .execute();
  return old.length;
}
