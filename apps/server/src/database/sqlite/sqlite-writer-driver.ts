import { setTimeout } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import { Semaphore } from '../../concurrency/semaphore.ts';
import type { BreathingSpace } from './breathing-space.ts';
import type { PreparedDatabase } from './prepared-database.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { hasSqliteCode, sqliteCode } from './sqlite-error.ts';

/** How long a transaction waits for a writer in another process, in ms, before it fails as busy. */
const longestWait = 30_000;

/**
 * The one writer connection. Kysely would serve waiting transactions in any order and wake all of them each time; here they
 * queue. BEGIN IMMEDIATE takes the file's write lock at once, so that no transaction fails half way for being too late.
 */
export class SqliteWriterDriver implements Driver {
  readonly #database: PreparedDatabase;
  readonly #connection: SqliteConnection;
  readonly #turns = new Semaphore({ permits: 1 });

  constructor(database: PreparedDatabase, breathingSpace: BreathingSpace) {
    this.#database = database;
    this.#connection = new SqliteConnection(database, breathingSpace);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.release();
  }

  /** Waits outside SQLite for other processes, whose own waiting would hold up this process's every request. */
  async beginTransaction(): Promise<void> {
    const giveUp = performance.now() + longestWait;
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
