import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * Reads everything as it stood at one moment, while others go on writing; what is committed before the call is in it.
 * Nothing can be written.
 */
export function readAtOneMoment<Result>(
  { engine, read }: Pick<Database, 'engine' | 'read'>,
  work: (moment: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const transaction = read.transaction();
  // On SQLite a reader's transaction is exactly this.
  return engine === 'sqlite'
    ? transaction.execute(work)
    : transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
