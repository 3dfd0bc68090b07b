import type { Transaction } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** A job given up after its last try, as the operator sees it. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly uniqueKey: string;
  readonly attempts: number;
  /** Why the last try failed, without secrets. */
  readonly error: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** The jobs that nobody will try again by themselves, newest first. */
export async function failedJobs(queryable: Queryable, limit = 100): Promise<FailedJob[]> {
  const rows = await queryable
    .selectFrom('jobs')
    .select(['id', 'kind', 'unique_key as uniqueKey', 'attempts', 'last_error as error', 'created_at as createdAt'])
    .where('state', '=', 'failed')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}

/**
 * Gives a failed job all its tries again, once the operator has removed the cause.
 * @returns false when there is no failed job with that id.
 */
export async function retryFailedJob(transaction: Transaction<Schema>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ state: 'waiting', attempts: 0, run_at: now })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
