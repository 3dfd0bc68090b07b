import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { appliedMigrations, migrate } from '../database/opening/migrate.ts';
import { openDatabase, statementLimits } from '../database/opening/open-database.ts';
import { sqliteFileIn } from '../database/sqlite/open-sqlite.ts';
import { CommandRefused } from './command.ts';
import { texts } from './texts/commands.de.ts';

/**
 * Like {@link withDatabase}, for commands that need an existing shop. If there is none, for example because of a
 * mistyped DATA_DIR, no database is created.
 * @throws CommandRefused
 */
export async function withShop<Result>(work: (database: Database, config: Config) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const isSqlite = config.databaseUrl === undefined;
  if (isSqlite && !existsSync(sqliteFileIn(config.dataDir))) throw new CommandRefused(texts.noShop);
  return withDatabase(work, { isShopNeeded: true });
}

/** Runs a command on the shop's database as configured in the environment. Migrates it first, and always closes it. */
export async function withDatabase<Result>(
  work: (database: Database, config: Config) => Promise<Result>,
  { isShopNeeded = false } = {},
): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, statementLimits.longWork);
  try {
    if (isShopNeeded && (await appliedMigrations(database.read)).length === 0) throw new CommandRefused(texts.noShop);
    await migrate(database);
    return await work(database, config);
  } finally {
    await database.close();
  }
}
