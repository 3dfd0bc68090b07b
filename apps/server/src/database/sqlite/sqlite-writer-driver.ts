import { setTimeout } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import { Semaphore } from '../../concurrency/semaphore.ts';
import { hasSqliteCode, sqliteCode } from '../sqlite-error.ts';
import type { BreathingSpace } from './breathing-space.ts';
import type { PreparedDatabase } from './prepared-database.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/**
 * How long a transaction waits for a writer in another process, in ms, before it fails as busy: as long as PostgreSQL
 * is given for a statement (docs/decisions/026). Nobody holds the lock for more than the tenths of a second of an
 * import.
 */
const longestWait = 10_000;

/**
 * The one writer connection. Kysely would serve waiting transactions in any order and wake all of them each time; here
 * they queue. BEGIN IMMEDIATE takes the file's write lock at once, so that no transaction fails half way for being too
 * late.
 */
export class SqliteWriterDriver implements Driver {
  readonly #database: PreparedDatabase;
  readonly #connection: SqliteConnection;
  readonly #turns = new Semaphore({ permits: 1 });
  readonly #longestWait: number;
  /** When the transaction whose turn it is began to wait for it. */
  #waitsSince = 0;

  constructor(database: PreparedDatabase, breathingSpace: BreathingSpace, waits = { longest: longestWait }) {
    this.#database = database;
    this.#longestWait = waits.longest;
    this.#connection = new SqliteConnection(database, breathingSpace);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const now = performance.now();
    await this.#turns.acquire();
    this.#waitsSince = now;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.release();
  }

  /**
   * Waits outside SQLite for other processes, whose own waiting would hold up this process's every request. What it has
   * waited for its turn counts: else each in the queue would wait anew for a lock that does not come.
   */
  async beginTransaction(): Promise<void> {
    const giveUp = this.#waitsSince + this.#longestWait;
    for (;;) {
      try {
        this.#database.exec('begin immediate');
        return;
      } catch (error) {
        if (!hasSqliteCode(error, sqliteCode.busy) || performance.now() > giveUp) throw error;
      }
      await setTimeout(1 + Math.random() * 9);
    }
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('commit');
  }

  /** A full disk makes SQLite roll back by itself: a second rollback would only hide the first error. */
  async rollbackTransaction(): Promise<void> {
    if (this.#database.isInTransaction) this.#database.exec('rollback');
  }

  /** Transactions already queued are still run. */
  async destroy(): Promise<void> {
    await this.#turns.acquire();
    this.#database.close();
  }
}
