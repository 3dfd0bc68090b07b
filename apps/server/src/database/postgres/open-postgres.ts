import { Kysely, PostgresDialect, sql } from 'kysely';
import Cursor from 'pg-cursor';
import { sharedWork } from '../../concurrency/shared-work.ts';
import type { Database } from '../database.ts';
import { DatabaseOutOfReach } from '../database-out-of-reach.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import type { Schema } from '../schema.ts';
import { columnValues } from './column-values.ts';
import { LimitedPool } from './limited-pool.ts';
import { listenTo } from './listen.ts';
import { repeatTransaction } from './repeat-transaction.ts';

/**
 * One process uses ten connections. A transaction that a stuck caller leaves open ends after a minute and releases its
 * locks. If all connections are busy, callers wait ten seconds: a burst of logins on a slow machine needs several, and
 * visitors do not wait longer. A dead connection is detected within 20 seconds.
 */
const poolSettings = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  application_name: 'kontor',
};

/**
 * Connects to PostgreSQL by a pool. No statement takes longer than `statementLimit` milliseconds.
 * @throws DatabaseUnusable if the server does not answer or refuses. The sentence names the server, never the password.
 */
export async function openPostgres(databaseUrl: string, statementLimit: number): Promise<Database> {
  const pool = new LimitedPool(
    { connectionString: databaseUrl, types: columnValues(), ...poolSettings },
    statementLimit,
  );
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
  try {
    await sql`select 1`.execute(read);
  } catch (error) {
    await pool.end();
    throw new DatabaseUnusable(
      `PostgreSQL at ${placeOf(databaseUrl)} cannot be used (${reasonOf(error)}); check DATABASE_URL and the server.`,
      { cause: error },
    );
  }
  const running = new Set<Promise<unknown>>();
  return {
    engine: 'postgres',
    read,
    transaction(work) {
      const transaction = repeatTransaction(() => read.transaction().execute(work));
      running.add(transaction);
      return transaction.finally(() => running.delete(transaction));
    },
    // A synchronous commit, which also flushes all previous ones.
    onDisk: sharedWork(async () => {
      await sql`select pg_logical_emit_message(true, 'kontor', '')`.execute(read);
    }),
    listen: (channel, heard) => listenTo(databaseUrl, channel, heard),
    async close() {
      // Ending the pool leaves callers that wait for a connection waiting.
      await Promise.allSettled(running);
      await read.destroy();
    },
  };
}

/** Host, port and database of the address, without credentials. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the address in DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'the local socket'}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseOutOfReach) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
