import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import type { Schema } from '../schema.ts';
import { isStorageFull } from '../storage-errors.ts';
import { BreathingSpace } from './breathing-space.ts';
import { refuseNestedTransactions } from './nested-transactions.ts';
import { PreparedDatabase } from './prepared-database.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { SqliteReaderDriver } from './sqlite-reader-driver.ts';
import { SqliteWriterDriver } from './sqlite-writer-driver.ts';

/** Milliseconds a connection may block inside SQLite while another process recovers or closes the file. */
const openingTimeout = 5000;

/** Both kinds of connection: LIKE distinguishes case as on PostgreSQL; up to 32 MB of pages are kept. */
const everyConnection = 'pragma foreign_keys = on; pragma case_sensitive_like = on; pragma cache_size = -32000;';

/**
 * WAL lets readers go on while a transaction commits; synchronous FULL keeps each commit over a power cut. The log is
 * cut back to 64 MB after an import. The short timeout leaves waiting for other processes to the driver.
 */
const writerPragmas = `pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;
  ${everyConnection} pragma busy_timeout = 10;`;

/**
 * Reading through mapped memory takes 50 products of 200,000 by their ids in a third of the time. What is mapped counts
 * as memory of the process, so of a large file only the first 256 MB are.
 */
const readerPragmas = `${everyConnection} pragma mmap_size = 268435456; pragma query_only = on;`;

/** Where the database lies in a data folder. */
export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'kontor.sqlite');
}

/**
 * Opens `kontor.sqlite` in the data folder, making both where they are missing; only the system user of the shop may
 * read it.
 * @throws DatabaseUnusable when the folder cannot be written or the file is no SQLite database.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  const file = sqliteFileIn(dataDir);
  const { writer, readers } = openConnections(dataDir, file);
  const read = new Kysely<Schema>({ dialect: new SqliteDialect(readers) });
  const write = new Kysely<Schema>({ dialect: new SqliteDialect(writer) });
  // Kysely closes only what it has used once.
  await Promise.all([read.connection().execute(async () => {}), write.connection().execute(async () => {})]);
  return {
    engine: 'sqlite',
    read,
    transaction: refuseNestedTransactions((work) => write.transaction().execute(work)),
    // Each commit is, see writerPragmas.
    onDisk: async () => {},
    listen: () => async () => {},
    async close() {
      await read.destroy();
      await write.destroy();
    },
  };
}

/**
 * Opens any SQLite file of Kontor's tables for reading alone: a backup, wherever it lies. @throws an SQLite error when
 * it is none.
 */
export function openSqliteForReading(file: string): Kysely<Schema> {
  const open = () => new PreparedDatabase(file, readerPragmas, openingTimeout);
  return new Kysely<Schema>({ dialect: new SqliteDialect(new SqliteReaderDriver(open, new BreathingSpace())) });
}

function openConnections(dataDir: string, file: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    closeSync(openSync(file, 'a', 0o600));
    const database = new PreparedDatabase(file, writerPragmas, openingTimeout);
    database.execute('select count(*) from sqlite_schema', []);
    const breathingSpace = new BreathingSpace();
    const openReader = () => new PreparedDatabase(file, readerPragmas, openingTimeout);
    const readers = new SqliteReaderDriver(openReader, breathingSpace);
    return { writer: new SqliteWriterDriver(database, breathingSpace), readers };
  } catch (error) {
    if (isStorageFull(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(
      `The database file ${file} cannot be opened (${reason}); check the folder, or move the file away and restore a backup (docs/running.md).`,
      { cause: error },
    );
  }
}
