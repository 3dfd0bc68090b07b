import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import type { LeasedAttempt } from './payment-attempt.ts';

/** Another process has taken the attempt over. The answer that this process got is outdated and is not written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Now, and the end of a lease, in epoch ms. */
export interface LeaseTime {
  readonly now: number;
  readonly until: number;
}

/**
 * Leases an attempt. Only the holder of the lease asks its provider.
 * @returns null when somebody else has it.
 */
export function leaseAttempt(database: Database, id: string, time: LeaseTime): Promise<LeasedAttempt | null> {
  return database.transaction((transaction) => leaseWithin(transaction, id, time));
}

/** {@link leaseAttempt} in a transaction. */
export async function leaseWithin(
  transaction: Transaction<Schema>,
  id: string,
  { now, until }: LeaseTime,
): Promise<LeasedAttempt | null> {
  const lease = randomUUID();
  const { numUpdatedRows } = await transaction
    .updateTable('payment_attempts')
    .set({ lease, leased_until: until })
    .where('id', '=', id)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { id, lease } : null;
}

/**
 * Makes sure that this process keeps a lease until the transaction ends.
 * @throws LeaseLost, which rolls the transaction back.
 */
export async function keepLeased(transaction: Transaction<Schema>, { id, lease }: LeasedAttempt): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_attempts')
    .set({ lease })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
}

/** Extends a lease that this process still has. */
export function renewLease(database: Database, { id, lease }: LeasedAttempt, until: number): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction
      .updateTable('payment_attempts')
      .set({ leased_until: until })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute();
  });
}

/** Ends a lease that this process still has. `askedAt`: when the answered inquiry began. */
export function endLease(database: Database, { id, lease }: LeasedAttempt, askedAt?: number): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction
      .updateTable('payment_attempts')
      .set({ lease: null, leased_until: null, ...(askedAt !== undefined && { asked_at: askedAt }) })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute();
  });
}

/** Ends a lease of any process. An answer to its former holder is no longer written. */
export async function revokeLease(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .updateTable('payment_attempts')
    .set({ lease: null, leased_until: null })
    .where('id', '=', id)
    .execute();
}
