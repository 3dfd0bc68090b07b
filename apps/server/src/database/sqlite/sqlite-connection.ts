import { setImmediate } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { BreathingSpace } from './breathing-space.ts';
import type { PreparedDatabase } from './prepared-database.ts';

/** An SQLite connection for Kysely. Statements run synchronously, so none sees another's partial result. */
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

  /** Chunks of rows. Other work of the process runs between two chunks. */
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
