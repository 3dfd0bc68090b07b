import type { Database, Queryable } from '../database/database.ts';
import type { JobTable } from '../database/schema.ts';
import { forgotten } from './run-leased-job.ts';

const columns = ['id', 'kind', 'payload', 'state', 'attempts', 'run_at', 'leased_until', 'last_error'] as const;

/** A job that is not done, as an operator sees it. Its payload may hold a secret, and is not for the eye. */
export type KeptJob = Pick<JobTable, (typeof columns)[number]>;

/** Jobs that were given up, or those that are still to be done. */
const kept = ['failed', 'waiting'] as const;

/** How many jobs are kept in a state. */
export async function countKeptJobs(queryable: Queryable, state: (typeof kept)[number]): Promise<number> {
  const { count } = await queryable
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Some of them: first those that were given up, the longest ago first, then those that wait, as they are due. `run_at` of one that was given up is when that was. */
export function listKeptJobs(
  queryable: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<KeptJob[]> {
  return queryable
    .selectFrom('jobs')
    .select(columns)
    .where('state', 'in', kept)
    .orderBy('state')
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/**
 * Makes a job due now, or all of them: one that was given up gets all its tries anew. One that is at work stays as it is, so that nothing is done
 * twice; asked for twice at once it is due once.
 * @returns how many are due now because of it.
 */
export async function retryJobs(database: Database, id: string | 'all', now: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const all = transaction.updateTable('jobs').set({ run_at: now, lease: null, leased_until: null });
    const asked = id === 'all' ? all : all.where('id', '=', id);
    const given = await asked.set({ state: 'waiting', attempts: 0 }).where('state', '=', 'failed').executeTakeFirst();
    const early = await asked
      .where('state', '=', 'waiting')
      .where('run_at', '>', now)
      .where((job) => job.or([job('leased_until', 'is', null), job('leased_until', '<=', now)]))
      .executeTakeFirst();
    return Number(given.numUpdatedRows + early.numUpdatedRows);
  });
}

/**
 * Notes of a job that was given up that nobody is to do it any more. It stays like one that is done, as the memory of its key.
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
