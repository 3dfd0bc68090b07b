import type { Queryable } from '../database/database.ts';
import { isMailRefused } from '../mail/smtp-transport.ts';
import type { Symptoms } from './symptoms.ts';

/** The delay after which a due job is overdue, in milliseconds. A running shop is much faster. */
const overdueAfter = 3_600_000;

/** Looks for failed jobs, and for due jobs that no server runs. @returns the number of jobs that are not done. */
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
