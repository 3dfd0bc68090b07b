import type { Queryable } from '../database/database.ts';
import { isMailRefused } from '../mail/smtp-transport.ts';
import type { Symptoms } from './symptoms.ts';

/** A running shop has done a due job long before these milliseconds have passed. */
const overdueAfter = 3_600_000;

/** Looks for jobs that were given up, and for due jobs that no server does. @returns how many jobs are not done. */
export async function examineJobs(moment: Queryable, now: number, symptoms: Symptoms): Promise<number> {
  const jobs = await moment
    .selectFrom('jobs')
    .select(['kind', 'state', 'run_at', 'last_error'])
    .where('state', '!=', 'done')
    .orderBy('run_at')
    .execute();
  for (const { kind, state, run_at, last_error } of jobs) {
    const about = last_error === null ? kind : `${kind}: ${last_error}`;
    if (state === 'failed') symptoms.note(isMailRefused(last_error) ? 'mail-refused' : 'job-given-up', about);
    else if (run_at < now - overdueAfter) symptoms.note('job-overdue', about);
  }
  return jobs.length;
}
