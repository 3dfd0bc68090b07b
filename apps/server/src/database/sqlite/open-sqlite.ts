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

/** How long a connection may block inside SQLite while another process recovers or closes the file, in milliseconds. */
const openingTimeout = 5000;

/** For both kinds of connection: LIKE is case-sensitive as on PostgreSQL; up to 32 MB of pages are cached. */
const everyConnection = 'pragma foreign_keys = on; pragma case_sensitive_like = on; pragma cache_size = -32000;';

/**
 * WAL lets readers continue while a transaction commits. With synchronous FULL each commit survives a power failure.
 * The log is truncated to 64 MB after an import. The timeout is short, because the driver waits for other processes
 * itself.
 */
const writerPragmas = `pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;
  ${everyConnection} pragma busy_timeout = 10;`;

/**
 * Memory-mapped reading fetches 50 of 200,000 products by id in a third of the time. Mapped pages count as memory of
 * the process, so only the first 256 MB of a file are mapped.
 */
const readerPragmas = `${everyConnection} pragma mmap_size = 268435456; pragma query_only = on;`;

/** The path of the database in a data folder. */
export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'kontor.sqlite');
}

/**
 * Opens `kontor.sqlite` in the data folder and creates both if they are missing. Only the shop's system user may read
 * the file.
 * @throws DatabaseUnusable if the folder is not writable or the file is not an SQLite database.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  const file = sqliteFileIn(dataDir);
  const { writer, readers } = openConnections(dataDir, file);
  const read = new Kysely<Schema>({ dialect: new SqliteDialect(readers) });
  const write = new Kysely<Schema>({ dialect: new SqliteDialect(writer) });
  // Kysely only closes connections that it has used.
  await Promise.all([read.connection().execute(async () => {}), write.connection().execute(async () => {})]);
  return {
    engine: 'sqlite',
    read,
    transaction: refuseNestedTransactions((work) => write.transaction().execute(work)),
    // Each commit is already on disk, see writerPragmas.
    onDisk: async () => {},
    listen: () => async () => {},
    async close() {
      await read.destroy();
      await write.destroy();
    },
  };
}

/** Opens an SQLite file with Kontor's tables read-only, for example a backup. @throws an SQLite error if it is none. */
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
