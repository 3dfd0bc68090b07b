import type { Database } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import { areWordsMissing, writeMissingWords } from './order-words.ts';

/** Within this time the job is queued once, in milliseconds. It goes on until no words are missing. */
const onceIn = 600_000;

/**
 * Queues the job that writes missing words of orders, where some are missing: all are after an update to a version with
 * other words. Wake the jobs then.
 */
export async function queueMissingOrderWords(database: Database, now: number): Promise<void> {
  if (!(await areWordsMissing(database))) return;
  const uniqueKey = `order-words:${Math.floor(now / onceIn)}`;
  await database.transaction((transaction) =>
    enqueue(transaction, { kind: 'order-words', uniqueKey, payload: {}, runAt: now }, now),
  );
}

/** The handler of the job. */
export function orderWordJobs(database: Database): JobHandlersOf<'order-words'> {
  return { 'order-words': () => writeMissingWords(database) };
}
