import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Whatever a repository can run a statement on: the readers' side of the database or a running transaction. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/** The shop's database, the same for SQLite and PostgreSQL. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** For reading outside a transaction. On SQLite a connection of its own: a reader never waits for the writer. */
  readonly read: Kysely<Schema>;
  /**
   * Runs `work` in one transaction that sees its own writes; commits when it resolves, rolls back when it throws. On
   * SQLite writers queue for the one writer connection (BEGIN IMMEDIATE); on PostgreSQL the transaction is read
   * committed and is repeated when the server asks for it (serialization failure, deadlock).
   */
  transaction<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * Resolves once everything that was committed before this call is on the disk. Only after a transaction with
   * {@link commitUnawaited} there is anything to wait for; many who wait at once wait for one write.
   */
  onDisk(): Promise<void>;
  /**
   * Calls `heard` when any instance notifies this channel (PostgreSQL's NOTIFY, delivered at commit). Nothing is ever
   * heard on SQLite: whoever listens also polls. Returns what ends the listening.
   */
  listen(channel: string, heard: () => void): () => Promise<void>;
  close(): Promise<void>;
}
