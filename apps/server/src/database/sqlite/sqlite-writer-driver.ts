import { setTimeout } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import { Semaphore } from '../../concurrency/semaphore.ts';
import { hasSqliteCode, sqliteCode } from '../sqlite-error.ts';
import type { BreathingSpace } from './breathing-space.ts';
import type { PreparedDatabase } from './prepared-database.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/**
 * How long a transaction waits for a writer in another process before it fails as busy, in ms: as long as the limit of
 * a statement on PostgreSQL (docs/decisions/026). Nothing holds the lock for more than the tenths of a second of an
 * import.
 */
const longestWait = 10_000;

/**
 * The only writer connection. Kysely would serve waiting transactions in any order and wake all of them each time; here
 * they queue. BEGIN IMMEDIATE takes the write lock at once, so that no transaction fails halfway because another one
 * was first.
 */
export class SqliteWriterDriver implements Driver {
  readonly #database: PreparedDatabase;
  readonly #connection: SqliteConnection;
  readonly #turns = new Semaphore({ permits: 1 });
  readonly #longestWait: number;
  /** When the current transaction began to wait for its turn. */
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
   * Waits for other processes outside SQLite, because waiting inside would block all requests of this process. The time
   * in the queue counts; otherwise each queued transaction would wait again for a lock that is not released.
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

  /** On a full disk SQLite rolls back itself. A second rollback would only hide the first error. */
  async rollbackTransaction(): Promise<void> {
    if (this.#database.isInTransaction) this.#database.exec('rollback');
  }

  /** Queued transactions are still run. */
  async destroy(): Promise<void> {
    await this.#turns.acquire();
    this.#database.close();
  }
}
