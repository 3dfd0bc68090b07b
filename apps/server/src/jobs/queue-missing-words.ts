import type { Database } from '../database/database.ts';
import { enqueue } from './enqueue.ts';

/** Within this time a job is queued once, in milliseconds. It goes on until no words are missing. */
const onceIn = 600_000;

/** Queues the job that writes missing words for a search, where some are missing. Wake the jobs then. */
export async function queueMissingWords(
  database: Database,
  {
    kind,
    areMissing,
  }: { kind: 'customer-words' | 'order-words'; areMissing: (database: Database) => Promise<boolean> },
  now: number,
): Promise<void> {
  if (!(await areMissing(database))) return;
  const uniqueKey = `${kind}:${Math.floor(now / onceIn)}`;
  await database.transaction((transaction) => enqueue(transaction, { kind, uniqueKey, payload: {}, runAt: now }, now));
}
