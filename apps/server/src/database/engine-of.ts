import { PostgresAdapter } from 'kysely';
import type { Database, Queryable } from './database.ts';

/** Which engine a transaction runs on, for the few statements that only one of them has. */
export function engineOf(queryable: Queryable): Database['engine'] {
  return queryable.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
