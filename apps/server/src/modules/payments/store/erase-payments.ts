import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

/**
 * Erases the people of an order's payments: what a payer wrote, how they paid, and findings. Amounts, times and the
 * provider's numbers stay.
 */
export async function erasePayments(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction.updateTable('noted_payments').set({ reference: '' }).where('order_id', '=', orderId).execute();
  await transaction
    .updateTable('payment_attempts')
    .set({ means: null, failure_message: null })
    .where('order_id', '=', orderId)
    .execute();
  await transaction.deleteFrom('payment_findings').where('order_id', '=', orderId).execute();
}
