import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Deletes the reminders of an order, and why nobody is reminded of it. */
export async function eraseReminders(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction.deleteFrom('reminders').where('order_id', '=', orderId).execute();
  await transaction.deleteFrom('reminder_stops').where('order_id', '=', orderId).execute();
}
