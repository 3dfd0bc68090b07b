import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** The four kinds of column that the schema knows (DESIGN §4), as each engine calls them. */
export interface ColumnTypes {
  /** Compared byte by byte on both engines, so that sorting and uniqueness do not depend on the server's locale. */
  readonly text: RawBuilder<unknown>;
  /** For positions, flags and rates; 32 bits on PostgreSQL. */
  readonly integer: RawBuilder<unknown>;
  /** For money in cents, times in milliseconds, versions and counts; exact up to 2^53 in the program. */
  readonly bigint: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
  /** The end of `create table`: makes SQLite refuse values of the wrong type too. */
  readonly tableEnd: RawBuilder<unknown>;
}

const sqlite: ColumnTypes = {
  text: sql`text`,
  integer: sql`integer`,
  bigint: sql`integer`,
  bytes: sql`blob`,
  tableEnd: sql`strict`,
};

const postgres: ColumnTypes = {
  text: sql`text collate "C"`,
  integer: sql`integer`,
  bigint: sql`bigint`,
  bytes: sql`bytea`,
  tableEnd: sql``,
};

/** The names of the column types on this engine. */
export function columnTypes(engine: Database['engine']): ColumnTypes {
  return engine === 'sqlite' ? sqlite : postgres;
}
