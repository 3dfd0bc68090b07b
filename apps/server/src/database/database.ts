import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Anything that runs a repository's statements: the reading side of the database, or a transaction. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/** The shop's database, the same for SQLite and PostgreSQL. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /**
   * For reading outside a transaction. On SQLite it uses another connection, so that readers never wait for the writer.
   */
  readonly read: Kysely<Schema>;
  /**
   * Runs `work` in one transaction that sees its own writes. It commits when `work` resolves, and rolls back when it
   * throws. On SQLite transactions queue for the only writer connection (BEGIN IMMEDIATE). On PostgreSQL the isolation
   * level is read committed, and the transaction is repeated if the server asks for it (serialization failure,
   * deadlock).
   */
  transaction<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * Resolves when everything committed before this call is on disk. Only needed after a transaction with {@link
   * commitUnawaited}. Concurrent callers wait for the same write.
   */
  onDisk(): Promise<void>;
  /**
   * Calls `heard` with what any instance notifies on this channel (PostgreSQL's NOTIFY, delivered at commit). It gets
   * null when listening begins, and whenever notifications may have been missed. On SQLite it is never called, so
   * callers must also poll. Returns the function that stops listening.
   */
  listen(channel: string, heard: (said: string | null) => void): () => Promise<void>;
  close(): Promise<void>;
}
