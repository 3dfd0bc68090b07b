import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Alongside } from './job-handler.ts';

/** A job that belongs to one runner until its lease ends. */
export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  readonly uniqueKey: string;
  /** JSON. */
  readonly payload: string;
  /** The number of this try, from 1. */
  readonly attempt: number;
  /** Required to finish the job. If the runner was too slow, another one has replaced it. */
  readonly lease: string;
}

/** The jobs that a runner can take: their kinds and maximum number. Times in epoch milliseconds. */
export interface LeaseRequest {
  readonly kinds: readonly string[];
  readonly limit: number;
  readonly now: number;
  readonly leasedUntil: number;
  /** Jobs at work in this process, even if their lease ended while the database was away. They are not leased again. */
  readonly inHand: readonly string[];
}

/**
 * Leases due jobs, the longest due first. A job whose lease has ended is free. The query only proposes jobs; the
 * conditional update decides, on both engines and with any number of runners.
 */
export async function leaseDueJobs(database: Database, request: LeaseRequest): Promise<LeasedJob[]> {
  for (;;) {
    const due = await dueJobs(database, request);
    if (due.length === 0) return [];
    const leased = await leaseJobs(database, due, request);
    if (leased.length > 0) return leased;
  }
}

async function dueJobs(database: Database, { kinds, limit, now, inHand }: LeaseRequest): Promise<string[]> {
  if (kinds.length === 0) return [];
  const waiting = database.read.selectFrom('jobs').select('id').where('state', '=', 'waiting');
  const others = inHand.length === 0 ? waiting : waiting.where('id', 'not in', inHand);
  const rows = await others
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .where((job) => job.or([job('leased_until', 'is', null), job('leased_until', '<=', now)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function leaseJobs(database: Database, ids: string[], { now, leasedUntil }: LeaseRequest): Promise<LeasedJob[]> {
  const lease = randomUUID();
  const rows = await database.transaction((transaction) =>
    transaction
      .updateTable('jobs')
      .set((job) => ({ lease, leased_until: leasedUntil, attempts: job('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now)
      .where((job) => job.or([job('leased_until', 'is', null), job('leased_until', '<=', now)]))
      .returning(['id', 'kind', 'unique_key', 'payload', 'attempts'])
      .execute(),
  );
  const leased = rows.map(({ unique_key, attempts, ...job }) => ({
    ...job,
    uniqueKey: unique_key,
    attempt: attempts,
    lease,
  }));
  return leased.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A change that a runner may make to a job it has leased. */
export type JobChange =
  /** Extends the lease. */
  | { leased_until: number }
  /** Returns the job without counting the try. */
  | { attempts: number; lease: null; leased_until: null }
  | { state: 'done'; payload: string; last_error: null; lease: null; leased_until: null }
  | { state: 'failed'; run_at: number; last_error: string; lease: null; leased_until: null }
  | { run_at: number; last_error: string; lease: null; leased_until: null };

/**
 * Changes a job if the lease is still valid, and runs `alongside` in the same transaction.
 * @returns false if another runner has taken over the job; nothing was changed then.
 */
export function changeLeasedJob(
  database: Database,
  job: LeasedJob,
  change: JobChange,
  alongside?: Alongside,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set(change)
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const isOwn = numUpdatedRows === 1n;
    if (isOwn) await alongside?.(transaction);
    return isOwn;
  });
}
