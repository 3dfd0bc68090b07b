import { DatabaseSync } from 'node:sqlite';

/**
 * All that the sandbox knows: JSON documents by kind and id, in one SQLite file or in memory. Every call is
 * synchronous, so a handler that does not await between reading and writing is not interleaved, and what was written is
 * there after the process was killed.
 */
export class Store {
  readonly #database: DatabaseSync;
  #isInTransaction = false;

  /** Opens the file, and makes it when it is not there; ':memory:' keeps nothing. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    // NORMAL outlives a killed process; it may lose the last moments of a machine that lost its power, which is enough
    // for no money
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS documents (
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        body TEXT NOT NULL,
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        UNIQUE (kind, id)
      );
    `);
  }

  get<Body>(kind: string, id: string): Body | undefined {
    const row = this.#database.prepare('SELECT body FROM documents WHERE kind = ? AND id = ?').get(kind, id);
    return row === undefined ? undefined : (JSON.parse(String(row.body)) as Body);
  }

  /** All documents of a kind in the order in which they were first stored. */
  all<Body>(kind: string): { id: string; body: Body }[] {
    const rows = this.#database.prepare('SELECT id, body FROM documents WHERE kind = ? ORDER BY number').all(kind);
    return rows.map((row) => ({ id: String(row.id), body: JSON.parse(String(row.body)) as Body }));
  }

  /** Stores a document, in place of the one of this kind and id if there is one. */
  put(kind: string, id: string, body: unknown): void {
    this.#database
      .prepare('INSERT INTO documents (kind, id, body) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body')
      .run(kind, id, JSON.stringify(body));
  }

  /** Stores a document unless there is one of this kind and id; says whether it did. */
  add(kind: string, id: string, body: unknown): boolean {
    const sql = 'INSERT INTO documents (kind, id, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
    return this.#database.prepare(sql).run(kind, id, JSON.stringify(body)).changes === 1;
  }

  remove(kind: string, id: string): void {
    this.#database.prepare('DELETE FROM documents WHERE kind = ? AND id = ?').run(kind, id);
  }

  /**
   * All or nothing: what `work` wrote is undone when it throws. `work` cannot be asynchronous; one inside another is
   * part of it.
   */
  transaction<Result>(work: () => Result extends Promise<unknown> ? never : Result): Result {
    if (this.#isInTransaction) return work();
    this.#database.exec('BEGIN IMMEDIATE');
    this.#isInTransaction = true;
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  close(): void {
    this.#database.close();
  }
}
