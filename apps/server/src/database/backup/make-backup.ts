import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { DatabaseUnusable } from '../database-unusable.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { readAtOneMoment } from '../one-moment.ts';
import { appliedMigrations, migrate, unknownMigrations } from '../opening/migrate.ts';
import { type DatabasePlace, openDatabase, statementLimits } from '../opening/open-database.ts';
import { openSqlite, sqliteFileIn } from '../sqlite/open-sqlite.ts';
import { isDamaged, isStorageFull } from '../storage-errors.ts';
import { type BackupContents, backupMark, readBackup } from './backup-file.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyTables } from './copy-tables.ts';
import { putInPlace } from './put-in-place.ts';
import { inUnfinishedFolder } from './unfinished-folder.ts';

/** The target file, and whether an existing file is replaced. */
export interface BackupToMake {
  readonly file: string;
  readonly replace: boolean;
}

/**
 * Writes a consistent snapshot of all data of a shop into one file, while the shop may be serving (docs/decisions/027).
 * The file appears after it is complete and has been verified. Only the system user who runs this can read it.
 * @throws BackupRefused, in which case nothing was written.
 */
export async function makeBackup(place: DatabasePlace, { file, replace }: BackupToMake): Promise<BackupContents> {
  if (!replace && existsSync(file)) throw new BackupRefused('file-exists');
  refuseUnusable(dirname(file));
  try {
    return await inUnfinishedFolder(file, async (folder) => {
      const written = sqliteFileIn(folder);
      if (place.databaseUrl) await copyPostgres(place, folder);
      else await copySqlite(sqliteFileIn(place.dataDir), written);
      markAsBackup(written);
      const contents = await readBackup(written, async (_backup, found) => found);
      if (!putInPlace(written, file, { replace })) throw new BackupRefused('file-exists');
      return contents;
    });
  } catch (error) {
    throw isStorageFull(error) ? new BackupRefused('storage-full', error) : error;
  }
}

function refuseUnusable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BackupRefused('folder-unusable', error);
  }
}

/**
 * Copies the pages of an SQLite file by its backup interface. Within a read transaction it copies one snapshot, and
 * writes by others do not restart it.
 */
async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new BackupRefused('no-shop');
  const source = openSource(from);
  try {
    source.exec('begin');
    const tables = source.prepare("select 1 from sqlite_schema where name = 'migrations'").all();
    if (tables.length === 0) throw new BackupRefused('no-shop');
    await copyPages(source, to, { rate: 1000 });
  } catch (error) {
    throw isDamaged(error) ? new BackupRefused('damaged', error) : error;
  } finally {
    source.close();
  }
}

function openSource(file: string): DatabaseSync {
  try {
    const source = new DatabaseSync(file, { timeout: 5000 });
    source.exec('pragma query_only = on');
    return source;
  } catch (error) {
    throw new DatabaseUnusable(`The database file ${file} cannot be read; check who may read it.`, { cause: error });
  }
}

/**
 * Copies the rows of a PostgreSQL database into an SQLite database in a folder, with the tables of the shop's version.
 */
async function copyPostgres(place: DatabasePlace, folder: string): Promise<void> {
  const database = await openDatabase(place, statementLimits.longWork);
  try {
    await readAtOneMoment(database, async (moment) => {
      const applied = await appliedMigrations(moment);
      if (applied.length === 0) throw new BackupRefused('no-shop');
      if (unknownMigrations(applied).length > 0) throw new BackupRefused('newer');
      const migrations = allMigrations.filter(({ name }) => applied.includes(name));
      const copy = await openSqlite(folder);
      try {
        await migrate(copy, { migrations });
        const tables = await copy.read.introspection.getTables();
        await copy.transaction((transaction) => copyTables(moment, transaction, tables));
      } finally {
        await copy.close();
      }
    });
  } finally {
    await database.close();
  }
}

/** Makes it a single file without a log, and marks it as a backup in its header. */
function markAsBackup(file: string): void {
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file);
  try {
    database.exec(`pragma journal_mode = delete; pragma application_id = ${backupMark}`);
  } finally {
    database.close();
  }
}
