import { sql, type Transaction } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import { columnTypes } from './column-types.ts';
import type { Database } from './database.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { Migration } from './migrations/migration.ts';
import type { Schema } from './schema.ts';

type WithMigrations = Schema & { migrations: { name: string; applied_at: number } };

/** Any number will do, as long as nobody else on this PostgreSQL database uses it for an advisory lock. */
const migrationLock = 5_640_172_026;

/**
 * Brings the tables up to this version; done already, it changes nothing. Instances that start at once take turns: each step
 * is one transaction under SQLite's write lock or a lock in PostgreSQL, and looks anew which step is next.
 * @returns the names of the steps it ran.
 * @throws DatabaseUnusable when a newer version of Kontor has changed the tables already.
 */
export async function migrate(
  database: Database,
  { migrations = allMigrations, clock = systemClock }: { migrations?: readonly Migration[]; clock?: Clock } = {},
): Promise<string[]> {
  const ran: string[] = [];
  for (;;) {
    const name = await database.transaction((transaction) =>
      runNextStep(
        database.engine,
        transaction.withTables<{ migrations: { name: string; applied_at: number } }>(),
        migrations,
        clock(),
      ),
    );
    if (name === undefined) return ran;
    ran.push(name);
  }
}

async function runNextStep(
  engine: Database['engine'],
  transaction: Transaction<WithMigrations>,
  migrations: readonly Migration[],
  now: number,
): Promise<string | undefined> {
  const types = columnTypes(engine);
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
  await transaction.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', types.text, (column) => column.primaryKey().notNull())
    .addColumn('applied_at', types.bigint, (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  const rows = await transaction.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  refuseNewer(applied, migrations);
  const next = migrations.find((migration) => !applied.has(migration.name));
  if (!next) return undefined;
  await next.up(transaction, types);
  await transaction.insertInto('migrations').values({ name: next.name, applied_at: now }).execute();
  return next.name;
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new DatabaseUnusable(
    `The database belongs to a newer version of Kontor (it has ${unknown.join(', ')}); start that version, or restore a backup made before.`,
  );
}
