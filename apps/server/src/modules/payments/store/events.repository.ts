import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { PaymentEventTable } from '../../../database/payment-tables.ts';
import type { Schema } from '../../../database/schema.ts';

/** How long a provider's messages are kept, in milliseconds: 90 days. A message may name the payer. */
export const eventsKept = 90 * 24 * 3_600_000;

/**
 * Stores a provider's message.
 * @returns false when it was stored before.
 */
export async function insertEvent(
  transaction: Transaction<Schema>,
  event: Pick<PaymentEventTable, 'provider' | 'event_id' | 'kind' | 'raw' | 'received_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_events')
    .values({ ...event, attempt_id: null, processed_at: null })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The stored message of a provider with an id; null when there is none. */
export async function eventById(
  queryable: Queryable,
  provider: PaymentEventTable['provider'],
  eventId: string,
): Promise<PaymentEventTable | null> {
  const row = await queryable
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}

/** When the last verified message of a provider came, in epoch ms; null: none in the retention time. */
export async function lastEventAt(
  queryable: Queryable,
  provider: PaymentEventTable['provider'],
): Promise<number | null> {
  const last = await queryable
    .selectFrom('payment_events')
    .select('received_at')
    .where('provider', '=', provider)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.received_at ?? null;
}

/** Marks a message as processed, with its attempt; null: it concerns none of ours. */
export async function markProcessed(
  transaction: Transaction<Schema>,
  { provider, event_id }: Pick<PaymentEventTable, 'provider' | 'event_id'>,
  attemptId: string | null,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('payment_events')
    .set({ attempt_id: attemptId, processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute();
}

/** Deletes messages that were received before a time. */
export async function deleteOldEvents(transaction: Transaction<Schema>, toldBefore: number): Promise<void> {
  await transaction.deleteFrom('payment_events').where('received_at', '<', toldBefore).execute();
}
