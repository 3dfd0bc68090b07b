import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

/** Takes the claim to the money of an attempt's order, in a transaction that has locked it and found it free. */
export async function takeClaim(transaction: Transaction<Schema>, attemptId: string): Promise<void> {
  await transaction
    .insertInto('payment_claims')
    .columns(['order_id', 'attempt_id'])
    .expression((query) => query.selectFrom('payment_attempts').select(['order_id', 'id']).where('id', '=', attemptId))
    .execute();
}

/** The attempt that takes an order's money; null when none does yet. */
export async function claimantOf(transaction: Transaction<Schema>, orderId: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('payment_claims')
    .select('attempt_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.attempt_id ?? null;
}

/** Gives up the claim of an attempt. */
export async function releaseClaim(transaction: Transaction<Schema>, attemptId: string): Promise<void> {
  await transaction.deleteFrom('payment_claims').where('attempt_id', '=', attemptId).execute();
}
