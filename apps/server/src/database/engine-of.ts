import { PostgresAdapter } from 'kysely';
import type { Database, Queryable } from './database.ts';

/** The engine of a transaction, for the few statements that only one engine has. */
export function engineOf(queryable: Queryable): Database['engine'] {
  return queryable.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
