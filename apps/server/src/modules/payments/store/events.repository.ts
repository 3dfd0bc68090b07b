import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { PaymentEventTable } from '../../../database/payment-tables.ts';
import type { Schema } from '../../../database/schema.ts';

/** How long what a provider told us is kept, in milliseconds: 90 days. It may name the payer. */
export const eventsKept = 90 * 24 * 3_600_000;

/**
 * Keeps what a provider told us.
 * @returns false when it was told before.
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

/** What a provider told us under an id; null when it did not. */
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

/** When the last verified message of a provider came, in epoch ms; null: none in the time that they are kept. */
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

/** Notes that an event has had its effect, and on which attempt; null: it is about none of ours. */
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

/** Deletes what was told before a time. */
export async function deleteOldEvents(transaction: Transaction<Schema>, toldBefore: number): Promise<void> {
  await transaction.deleteFrom('payment_events').where('received_at', '<', toldBefore).execute();
}
