import type { Database } from '../../database/database.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import { queueMissingWords } from '../../jobs/queue-missing-words.ts';
import { areWordsMissing, writeMissingWords } from './order-words.ts';

/**
 * Queues the job that writes missing words of orders, where some are missing: all are after an update to a version with
 * other words. Wake the jobs then.
 */
export function queueMissingOrderWords(database: Database, now: number): Promise<void> {
  return queueMissingWords(database, { kind: 'order-words', areMissing: areWordsMissing }, now);
}

/** The handler of the job. */
export function orderWordJobs(database: Database): JobHandlersOf<'order-words'> {
  return { 'order-words': () => writeMissingWords(database) };
}
