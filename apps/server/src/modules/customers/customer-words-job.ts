import type { Database } from '../../database/database.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import { queueMissingWords } from '../../jobs/queue-missing-words.ts';
import { areWordsMissing, writeMissingWords } from './customer-words.ts';

/**
 * Queues the job that writes missing words of customers, where some are missing: many are after an import that ended
 * early, or after an update from a version without these words. Wake the jobs then.
 */
export function queueMissingCustomerWords(database: Database, now: number): Promise<void> {
  return queueMissingWords(database, { kind: 'customer-words', areMissing: areWordsMissing }, now);
}

/** The handler of the job. */
export function customerWordJobs(database: Database): JobHandlersOf<'customer-words'> {
  return { 'customer-words': () => writeMissingWords(database) };
}
