import type { Database } from '../database/database.ts';

/**
 * How long a done job is kept, in milliseconds: 30 days. Until then its unique key cannot be queued again. The key of
 * an order's job contains the order's id, which is a secret, so it is not kept forever.
 */
export const rememberedFor = 30 * 24 * 3_600_000;

/** The number of jobs deleted at a time, so that no order waits long for the writer. */
const slice = 500;

/**
 * Deletes up to `slice` done jobs that were last due more than 30 days ago, the oldest first. Waiting and failed jobs
 * stay. Safe with any number of instances.
 * @returns whether there may be more.
 */
export async function deleteOldDoneJobs(database: Database, now: number): Promise<boolean> {
  const old = await database.read
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'done')
    .where('run_at', '<', now - rememberedFor)
    .orderBy('run_at')
    .orderBy('id')
    .limit(slice)
    .execute();
  if (old.length === 0) return false;
  const ids = old.map(({ id }) => id);
  await database.transaction((transaction) =>
    transaction.deleteFrom('jobs').where('id', 'in', ids).where('state', '=', 'done').execute(),
  );
  return old.length === slice;
}
