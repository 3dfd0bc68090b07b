import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * Reads a consistent snapshot while others write. It includes everything committed before the call. Nothing can be
 * written.
 */
export function readAtOneMoment<Result>(
  { engine, read }: Pick<Database, 'engine' | 'read'>,
  work: (moment: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const transaction = read.transaction();
  // On SQLite a read transaction already is a snapshot.
  return engine === 'sqlite'
    ? transaction.execute(work)
    : transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
