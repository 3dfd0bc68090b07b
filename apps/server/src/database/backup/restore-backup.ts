import { chmodSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { leapVersion } from '../catalogue-version.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { appliedMigrations, lockMigrations, makeTables } from '../opening/migrate.ts';
import { type DatabasePlace, openDatabase, statementLimits } from '../opening/open-database.ts';
import type { Schema } from '../schema.ts';
import { openSqlite, sqliteFileIn } from '../sqlite/open-sqlite.ts';
import { isStorageFull } from '../storage-errors.ts';
import { type BackupContents, readBackup, refuseNewerBackup } from './backup-file.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyTables } from './copy-tables.ts';
import { putInPlace } from './put-in-place.ts';
import { inUnfinishedFolder, isUnfinishedFolder } from './unfinished-folder.ts';

/**
 * Restores a shop from a backup to an empty place, completely or not at all (docs/decisions/027). The engine may differ
 * from the original one. The tables of an older version are kept; the next start migrates them.
 * @throws BackupRefused, in which case the place is as empty as before.
 */
export async function restoreBackup(place: DatabasePlace, file: string): Promise<BackupContents> {
  return readBackup(file, async (backup, contents) => {
    await refuseNewerBackup(backup);
    try {
      if (place.databaseUrl) await restoreToPostgres(place, backup);
      else await restoreToSqlite(place.dataDir, file);
    } catch (error) {
      throw isStorageFull(error) ? new BackupRefused('storage-full', error) : error;
    }
    return contents;
  });
}

/**
 * Works in a subfolder and renames the file at the end. A shop that starts meanwhile, or after a power failure, finds
 * it complete or not at all.
 */
async function restoreToSqlite(dataDir: string, file: string): Promise<void> {
  if (!isEmpty(dataDir)) throw new BackupRefused('not-empty');
  mkdirSync(dataDir, { recursive: true });
  await inUnfinishedFolder(join(dataDir, 'restore'), async (folder) => {
    const restored = sqliteFileIn(folder);
    // Asynchronous, because no signal could interrupt a synchronous copy.
    await copyFile(file, restored, constants.COPYFILE_FICLONE);
    chmodSync(restored, 0o600);
    const database = await openSqlite(folder);
    try {
      await database.transaction(async (transaction) => {
        await sql`pragma application_id = 0`.execute(transaction);
        await leapVersion(transaction);
      });
    } finally {
      await database.close();
    }
    if (!putInPlace(restored, sqliteFileIn(dataDir), { replace: false })) throw new BackupRefused('not-empty');
  });
}

function isEmpty(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  // The root of a separate disk contains a system folder.
  return readdirSync(dataDir).every((name) => name === 'lost+found' || isUnfinishedFolder(name));
}

/**
 * Restores in one transaction, including the tables. A shop that starts meanwhile waits for its end, because creating
 * tables takes a lock.
 */
async function restoreToPostgres(place: DatabasePlace, backup: Kysely<Schema>): Promise<void> {
  const applied = await appliedMigrations(backup);
  const migrations = allMigrations.filter(({ name }) => applied.includes(name));
  const tables = await backup.introspection.getTables();
  const database = await openDatabase(place, statementLimits.longWork);
  try {
    await refuseWhereServing(database.read);
    await database.transaction(async (transaction) => {
      await lockMigrations(transaction);
      await refuseFull(transaction);
      await makeTables(transaction, migrations);
      await copyTables(backup, transaction, tables);
      await leapVersion(transaction);
    });
  } finally {
    await database.close();
  }
}

/** Whether a server is using the database: every server listens to it while it serves (database/postgres/listen.ts). */
async function refuseWhereServing(read: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'kontor listener'`.execute(read);
  if (rows.length > 0) throw new BackupRefused('in-use');
}

async function refuseFull(transaction: Transaction<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(transaction);
  if (rows.length > 0) throw new BackupRefused('not-empty');
}
