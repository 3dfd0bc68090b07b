import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/**
 * The maximum number of prepared statements. Import batches and id lists of every length make many; the least recently
 * used one is dropped.
 */
const statementsKept = 500;

/**
 * A connection to an SQLite file that caches prepared statements by their text, because preparing takes several times
 * as long as a point read.
 */
export class PreparedDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(file: string, pragmas: string, busyTimeout: number) {
    this.#database = new DatabaseSync(file, { timeout: busyTimeout });
    try {
      this.#database.exec(pragmas);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  get keptStatements(): number {
    return this.#statements.size;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** Runs one statement. node:sqlite refuses integers beyond 2^53 in a row instead of rounding them. */
  execute<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepared(sql);
    const values = parameters.map(inputValue);
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  /** Rows one by one, with a separate statement: a cached one would be reset when the same text runs again. */
  *iterate<Row>(sql: string, parameters: readonly unknown[]): IterableIterator<Row> {
    const statement = this.#database.prepare(sql);
    for (const row of statement.iterate(...parameters.map(inputValue))) yield row as Row;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): PreparedStatement {
    const kept = this.#statements.get(sql);
    if (kept) {
      this.#statements.delete(sql);
      this.#statements.set(sql, kept);
      return kept;
    }
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    if (this.#statements.size > statementsKept) {
      const [longestUnused] = this.#statements.keys();
      if (longestUnused !== undefined) this.#statements.delete(longestUnused);
    }
    return prepared;
  }
}

/**
 * node:sqlite binds every number as a double, for which `? / 2` is a fraction. PostgreSQL binds integers as integers.
 */
function inputValue(value: unknown): SQLInputValue {
  return Number.isSafeInteger(value) ? BigInt(value as number) : (value as SQLInputValue);
}
