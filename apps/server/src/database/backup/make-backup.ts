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

/** Where a backup is written, and whether it may take the place of what is there. */
export interface BackupToMake {
  readonly file: string;
  readonly replace: boolean;
}

/**
 * Writes everything that a shop keeps into one file, as it stood at one moment, while it may be serving
 * (docs/decisions/027). The file appears when it is whole and has been read through; only the system user who asked for
 * it may read it.
 * @throws BackupRefused, after which there is nothing new.
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
 * Copies the pages of an SQLite file by its backup interface. Within a read transaction it copies one moment and is
 * never thrown back to its beginning by what others write, however many they are.
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
 * Copies the rows of a PostgreSQL database into an SQLite one in a folder, with the tables of the version that the shop
 * is at.
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

/** Makes one file of it, which needs none beside it, and says in its header what it is. */
function markAsBackup(file: string): void {
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file);
  try {
    database.exec(`pragma journal_mode = delete; pragma application_id = ${backupMark}`);
  } finally {
    database.close();
  }
}
