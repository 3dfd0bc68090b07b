import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

/**
 * Inserts the claim of an attempt to its order's payment, in a transaction that has locked the order and found it free.
 */
export async function takeClaim(transaction: Transaction<Schema>, attemptId: string): Promise<void> {
  await transaction
    .insertInto('payment_claims')
    .columns(['order_id', 'attempt_id'])
    .expression((query) => query.selectFrom('payment_attempts').select(['order_id', 'id']).where('id', '=', attemptId))
    .execute();
}

/** The attempt that has the claim to the order's payment; null when there is none. */
export async function claimantOf(transaction: Transaction<Schema>, orderId: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('payment_claims')
    .select('attempt_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.attempt_id ?? null;
}

/** Deletes the claim of an attempt. */
export async function releaseClaim(transaction: Transaction<Schema>, attemptId: string): Promise<void> {
  await transaction.deleteFrom('payment_claims').where('attempt_id', '=', attemptId).execute();
}
