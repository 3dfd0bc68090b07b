import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

/** A job to run after a commit, by the handler of its kind. */
export type JobToQueue = { readonly [Kind in JobKind]: JobOf<Kind> }[JobKind];

interface JobOf<Kind extends JobKind> {
  readonly kind: Kind;
  /** Jobs with the same key run only once, even if queued again after the first is done. */
  readonly uniqueKey: string;
  readonly payload: JobPayloads[Kind];
  /** The earliest time to run it, in epoch milliseconds. */
  readonly runAt: number;
}

/**
 * Queues a job as part of the transaction that requires it, so that both happen or neither (CONTRACT §5). Call the
 * runner's `wake` after the commit; otherwise the job waits for the next poll.
 */
export async function enqueue(transaction: Transaction<Schema>, job: JobToQueue, now: number): Promise<void> {
  await enqueueAll(transaction, [job], now);
}

/** Queues several jobs, at least one, in one statement. */
export async function enqueueAll(
  transaction: Transaction<Schema>,
  jobs: readonly JobToQueue[],
  now: number,
): Promise<void> {
  const rows = jobs.map((job) => ({
    id: randomUUID(),
    kind: job.kind,
    unique_key: job.uniqueKey,
    payload: JSON.stringify(job.payload),
    state: 'waiting' as const,
    run_at: job.runAt,
    attempts: 0,
    leased_until: null,
    lease: null,
    last_error: null,
    created_at: now,
  }));
  await transaction
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}
