import type { Database } from './database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Where the data lies: in PostgreSQL when an address is given, otherwise in `kontor.sqlite` of the data folder. */
export interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the shop's database; its tables are the business of `migrate`.
 * @throws DatabaseUnusable with a sentence for the operator when the file is damaged or the server cannot be reached.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}
