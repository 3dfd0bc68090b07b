import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** What an entry of a timeline says of people or may say of them. */
const ofPeople = ['text', 'reason', 'trackingNumber', 'before', 'after'] as const;

/** Erases the people of an order's life: notes, reasons, tags, tracking numbers, and addresses of before. */
export async function eraseLife(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction
    .updateTable('order_parcels')
    .set({ tracking_number: '', tracking_link: null })
    .where('order_id', '=', orderId)
    .execute();
  await transaction.deleteFrom('order_tags').where('order_id', '=', orderId).execute();
  const entries = transaction.selectFrom('order_timeline').select(['version', 'detail']);
  for (const { version, detail } of await entries.where('order_id', '=', orderId).execute()) {
    const left = Object.fromEntries(
      Object.entries(JSON.parse(detail) as object).filter(([name]) => !ofPeople.some((one) => one === name)),
    );
    await transaction
      .updateTable('order_timeline')
      .set({ detail: JSON.stringify(left) })
      .where('order_id', '=', orderId)
      .where('version', '=', version)
      .execute();
  }
}
