import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What JSON can say; a job's payload. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Work to be done after a commit, by the handler of its kind. */
export interface JobToQueue {
  readonly kind: string;
  /** Asked for twice under the same key, also after it was done, it is done once. */
  readonly uniqueKey: string;
  readonly payload: Json;
  /** Not before this time, in epoch milliseconds. */
  readonly runAt: number;
}

/**
 * Puts a job into the queue, as part of the transaction that makes it necessary: both happen or neither does (CONTRACT
 * §5). Call the runner's `wake` after the commit, or the job waits for the next poll.
 */
export async function enqueue(transaction: Transaction<Schema>, job: JobToQueue, now: number): Promise<void> {
  await transaction
    .insertInto('jobs')
    .values({
      id: randomUUID(),
      kind: job.kind,
      unique_key: job.uniqueKey,
      payload: JSON.stringify(job.payload),
      state: 'waiting',
      run_at: job.runAt,
      attempts: 0,
      leased_until: null,
      lease: null,
      last_error: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}
