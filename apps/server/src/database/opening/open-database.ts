import type { Database } from '../database.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

/** The location of the data: PostgreSQL if an address is given, otherwise `kontor.sqlite` in the data folder. */
export interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/**
 * The time limits of a statement on PostgreSQL in milliseconds: for requests, and for long work such as migrations and
 * an operator's commands. On SQLite statements run inside this process and have no limit.
 */
export const statementLimits = { visitors: 10_000, longWork: 3_600_000 } as const;

/**
 * Opens the shop's database without migrating it.
 * @throws DatabaseUnusable with a sentence for the operator if the file is damaged or the server is unreachable.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  statementLimit: number = statementLimits.visitors,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, statementLimit) : openSqlite(dataDir);
}
