import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

/**
 * Takes the right to an order's money for an attempt, unless another has it.
 * @returns whose it is now.
 */
export async function takeClaim(
  transaction: Transaction<Schema>,
  orderId: string,
  attemptId: string,
): Promise<string | null> {
  await transaction
    .insertInto('payment_claims')
    .values({ order_id: orderId, attempt_id: attemptId })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  return claimantOf(transaction, orderId);
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

/** Gives the right back: the provider has said that this attempt brings no money. */
export async function releaseClaim(transaction: Transaction<Schema>, attemptId: string): Promise<void> {
  await transaction.deleteFrom('payment_claims').where('attempt_id', '=', attemptId).execute();
}
