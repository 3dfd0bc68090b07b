import { setImmediate } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { BreathingSpace } from './breathing-space.ts';
import type { PreparedDatabase } from './prepared-database.ts';

/** Kysely's view of an SQLite connection. Statements run synchronously, so none ever sees another half done. */
export class SqliteConnection implements DatabaseConnection {
  database: PreparedDatabase;
  readonly #breathingSpace: BreathingSpace;

  constructor(database: PreparedDatabase, breathingSpace: BreathingSpace) {
    this.database = database;
    this.#breathingSpace = breathingSpace;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const wait = this.#breathingSpace.due();
    if (wait) await wait;
    return this.database.execute<Row>(sql, parameters);
  }

  /** Chunks of rows, other work of the process running between two chunks. */
  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    let rows: Row[] = [];
    for (const row of this.database.iterate<Row>(sql, parameters)) {
      rows.push(row);
      if (rows.length < chunkSize) continue;
      yield { rows };
      rows = [];
      await setImmediate();
    }
    if (rows.length > 0) yield { rows };
  }
}
