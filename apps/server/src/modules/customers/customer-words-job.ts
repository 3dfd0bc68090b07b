import type { Database } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import { areWordsMissing, writeMissingWords } from './customer-words.ts';

/** Within this time the job is queued once, in milliseconds. It goes on until no words are missing. */
const onceIn = 600_000;

/**
 * Queues the job that writes missing words of customers, where some are missing: many are after an import that ended
 * early, or after an update from a version without these words. Wake the jobs then.
 */
export async function queueMissingWords(database: Database, now: number): Promise<void> {
  if (!(await areWordsMissing(database))) return;
  const uniqueKey = `customer-words:${Math.floor(now / onceIn)}`;
  await database.transaction((transaction) =>
    enqueue(transaction, { kind: 'customer-words', uniqueKey, payload: {}, runAt: now }, now),
  );
}

/** The handler of the job. */
export function customerWordJobs(database: Database): JobHandlersOf<'customer-words'> {
  return { 'customer-words': () => writeMissingWords(database) };
}
