import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, statementLimits } from '../database/open-database.ts';

/**
 * Does the work of a command on the shop's database as the environment names it, brought up to this version, and closes
 * it whatever comes of it.
 */
export async function withDatabase<Result>(
  work: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, statementLimits.longWork);
  try {
    await migrate(database);
    return await work(database, config);
  } finally {
    await database.close();
  }
}
