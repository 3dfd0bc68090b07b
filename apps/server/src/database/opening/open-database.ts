import type { Database } from '../database.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

/** Where the data lies: in PostgreSQL when an address is given, otherwise in `kontor.sqlite` of the data folder. */
export interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/**
 * How long a statement may take on PostgreSQL, in milliseconds: while somebody waits for it, or for work that nobody
 * waits for and that must come to its end, such as migrations and an operator's commands. On SQLite statements run
 * inside this process and are not limited.
 */
export const statementLimits = { visitors: 10_000, longWork: 3_600_000 } as const;

/**
 * Opens the shop's database; its tables are the business of `migrate`.
 * @throws DatabaseUnusable with a sentence for the operator when the file is damaged or the server cannot be reached.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  statementLimit: number = statementLimits.visitors,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, statementLimit) : openSqlite(dataDir);
}
