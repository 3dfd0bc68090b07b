import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { BreathingSpace } from './breathing-space.ts';
import type { PreparedDatabase } from './prepared-database.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/**
 * The driver for reading committed data. All readers share one connection, because a statement is finished when its
 * call returns. A stream or a read transaction lasts longer and would give all readers its old snapshot, so each has a
 * connection of its own.
 */
export class SqliteReaderDriver implements Driver {
  readonly #open: () => PreparedDatabase;
  readonly #shared: PreparedDatabase;
  readonly #breathingSpace: BreathingSpace;

  constructor(open: () => PreparedDatabase, breathingSpace: BreathingSpace) {
    this.#open = open;
    this.#breathingSpace = breathingSpace;
    this.#shared = open();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ReaderConnection(this.#shared, this.#breathingSpace, this.#open);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: ReaderConnection): Promise<void> {
    connection.database = this.#open();
    connection.database.exec('begin');
  }

  async commitTransaction(connection: ReaderConnection): Promise<void> {
    this.#release(connection);
  }

  async rollbackTransaction(connection: ReaderConnection): Promise<void> {
    this.#release(connection);
  }

  async destroy(): Promise<void> {
    this.#shared.close();
  }

  #release(connection: ReaderConnection): void {
    connection.database.close();
    connection.database = this.#shared;
  }
}

class ReaderConnection extends SqliteConnection {
  readonly #open: () => PreparedDatabase;
  readonly #breathingSpace: BreathingSpace;

  constructor(database: PreparedDatabase, breathingSpace: BreathingSpace, open: () => PreparedDatabase) {
    super(database, breathingSpace);
    this.#breathingSpace = breathingSpace;
    this.#open = open;
  }

  override async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    if (this.database.isInTransaction) {
      yield* super.streamQuery<Row>(query, chunkSize);
      return;
    }
    const own = this.#open();
    try {
      yield* new SqliteConnection(own, this.#breathingSpace).streamQuery<Row>(query, chunkSize);
    } finally {
      own.close();
    }
  }
}
