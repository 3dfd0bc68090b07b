import type { ExpressionBuilder } from 'kysely';
import type { Database, Queryable } from '../database/database.ts';
import type { JobTable, Schema } from '../database/schema.ts';
import { longestDelay } from './retry-delay.ts';
import { forgotten } from './run-leased-job.ts';

const columns = ['id', 'kind', 'payload', 'state', 'attempts', 'run_at', 'leased_until', 'last_error'] as const;

/** A job that is not done, as an operator sees it. Its payload may contain a secret and must not be shown. */
export type KeptJob = Pick<JobTable, (typeof columns)[number]>;

/** The states of jobs that are not done. */
const kept = ['failed', 'waiting'] as const;

/** The number of jobs in a state. */
export async function countKeptJobs(queryable: Queryable, state: (typeof kept)[number]): Promise<number> {
  const { count } = await queryable
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A job is late after this number of tries without success: a quarter of an hour after the first (retry-delay.ts). */
const triesUntilLate = 6;

/** The numbers of jobs that do not succeed. */
export interface TroubledJobs {
  readonly failed: number;
  /** Tried for a quarter of an hour or longer, and to be retried. */
  readonly late: number;
}

/** Counts the jobs that do not succeed. Jobs that are planned for months are not read. */
export async function countTroubledJobs(queryable: Queryable, now: number): Promise<TroubledJobs> {
  const counts = await queryable
    .selectFrom('jobs')
    .select(({ fn }) => {
      const count = (state: (typeof kept)[number]) => fn.countAll<number | string>().filterWhere('state', '=', state);
      return [count('failed').as('failed'), count('waiting').as('late')];
    })
    .where((job) => job.or([job('state', '=', 'failed'), isLate(job, now)]))
    .executeTakeFirstOrThrow();
  return { failed: Number(counts.failed), late: Number(counts.late) };
}

function isLate(job: ExpressionBuilder<Schema, 'jobs'>, now: number) {
  const isRetried = job('run_at', '<=', now + longestDelay);
  return job.and([job('state', '=', 'waiting'), isRetried, job('attempts', '>=', triesUntilLate)]);
}

/** The numbers of jobs by what the operator can do about them. */
export interface JobCounts {
  readonly failed: number;
  /** Tried without success, running, or due. */
  readonly waiting: number;
  /** Never tried, and due later. */
  readonly planned: number;
}

/** Counts the jobs at one moment. */
export async function countJobs(queryable: Queryable, now: number): Promise<JobCounts> {
  const counts = await queryable
    .selectFrom('jobs')
    .select((job) => {
      const count = () => job.fn.countAll<number | string>();
      return [
        count().filterWhere('state', '=', 'failed').as('failed'),
        count()
          .filterWhere((each) => each.and([each('state', '=', 'waiting'), each.not(isPlanned(each, now))]))
          .as('waiting'),
        count()
          .filterWhere((each) => isPlanned(each, now))
          .as('planned'),
      ];
    })
    .where('state', 'in', kept)
    .executeTakeFirstOrThrow();
  return { failed: Number(counts.failed), waiting: Number(counts.waiting), planned: Number(counts.planned) };
}

/** The kinds of due jobs, other than the given ones. */
export async function dueKindsBeside(queryable: Queryable, kinds: readonly string[], now: number): Promise<string[]> {
  const due = queryable.selectFrom('jobs').select('kind').distinct().where('state', '=', 'waiting');
  const others = kinds.length === 0 ? due : due.where('kind', 'not in', kinds);
  const rows = await others.where('run_at', '<=', now).orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}

/** A section of a list. */
interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of the jobs for the operator: failed ones first, the oldest first, then waiting ones by due time. Planned ones
 * are left out. `run_at` of a failed job is the time when it failed.
 */
export function listKeptJobs(queryable: Queryable, page: Page, now: number): Promise<KeptJob[]> {
  return jobsOf(queryable, page)
    .where('state', 'in', kept)
    .where((job) => job.not(isPlanned(job, now)))
    .execute();
}

/** A page of the planned jobs by due time. */
export function listPlannedJobs(queryable: Queryable, page: Page, now: number): Promise<KeptJob[]> {
  return jobsOf(queryable, page)
    .where((job) => isPlanned(job, now))
    .execute();
}

function jobsOf(queryable: Queryable, { limit, offset }: Page) {
  return queryable
    .selectFrom('jobs')
    .select(columns)
    .orderBy('state')
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
}

/** Whether a job was never tried and is due later, so that nothing is wrong with it. */
function isPlanned(job: ExpressionBuilder<Schema, 'jobs'>, now: number) {
  return job.and([job('state', '=', 'waiting'), job('attempts', '=', 0), job('run_at', '>', now)]);
}

/**
 * Makes jobs due now that failed or wait for a retry. A failed job gets all its tries again. A running job stays as it
 * is, so that nothing is done twice. A planned job keeps its time. Two simultaneous requests make a job due once.
 * @returns the number of jobs that are due now because of this.
 */
export async function retryJobs(database: Database, id: string | 'all', now: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const all = transaction.updateTable('jobs').set({ run_at: now, lease: null, leased_until: null });
    const asked = id === 'all' ? all : all.where('id', '=', id);
    const given = await asked.set({ state: 'waiting', attempts: 0 }).where('state', '=', 'failed').executeTakeFirst();
    const early = await asked
      .where('state', '=', 'waiting')
      .where('attempts', '>', 0)
      .where('run_at', '>', now)
      .where((job) => job.or([job('leased_until', 'is', null), job('leased_until', '<=', now)]))
      .executeTakeFirst();
    return Number(given.numUpdatedRows + early.numUpdatedRows);
  });
}

/**
 * Closes a failed job. Its row is kept like that of a done job, so that its key is not queued again.
 * @returns whether there was such a job.
 */
export async function resolveFailedJob(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database.transaction((transaction) =>
    transaction
      .updateTable('jobs')
      .set({ state: 'done', payload: forgotten, last_error: null })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}
