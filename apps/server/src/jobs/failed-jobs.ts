import type { Queryable } from '../database/database.ts';

/** How many jobs were given up after their last try: nobody will try them again by themselves. */
export async function countFailedJobs(queryable: Queryable): Promise<number> {
  const { count } = await queryable
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}
