import { sql, type Transaction } from 'kysely';
import { type Clock, systemClock } from '../../clock.ts';
import { columnTypes } from '../column-types.ts';
import type { Database, Queryable } from '../database.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { engineOf } from '../engine-of.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import type { Schema } from '../schema.ts';

interface MigrationTable {
  name: string;
  applied_at: number;
}

/** An arbitrary number for the advisory lock that nothing else in this PostgreSQL database uses. */
const migrationLock = 5_640_172_026;

/**
 * Migrates the tables to this version, if necessary. Instances that start at once take turns: each step is one
 * transaction under SQLite's write lock or an advisory lock in PostgreSQL, and determines again which step is next.
 * @returns the names of the steps it ran.
 * @throws DatabaseUnusable if a newer version of Kontor has already changed the tables.
 */
export async function migrate(
  database: Database,
  { migrations = allMigrations, clock = systemClock }: { migrations?: readonly Migration[]; clock?: Clock } = {},
): Promise<string[]> {
  const ran: string[] = [];
  for (;;) {
    const name = await database.transaction((transaction) => runNextStep(transaction, migrations, clock()));
    if (name === undefined) return ran;
    ran.push(name);
  }
}

/** Locks the creation of tables until the transaction ends. On SQLite the write lock suffices. */
export async function lockMigrations(transaction: Transaction<Schema>): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
}

/** Creates the tables of some steps in an empty database, within a longer transaction. */
export async function makeTables(transaction: Transaction<Schema>, migrations: readonly Migration[]): Promise<void> {
  while ((await runNextStep(transaction, migrations, 0)) !== undefined);
}

/** The steps that a database has run, in order; empty if it has no tables of Kontor. */
export async function appliedMigrations(queryable: Queryable): Promise<string[]> {
  const tables = await queryable.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return [];
  const rows = await queryable
    .withTables<{ migrations: MigrationTable }>()
    .selectFrom('migrations')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function runNextStep(
  connection: Transaction<Schema>,
  migrations: readonly Migration[],
  now: number,
): Promise<string | undefined> {
  await lockMigrations(connection);
  const transaction = connection.withTables<{ migrations: MigrationTable }>();
  const types = columnTypes(engineOf(connection));
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

/** The steps that a database has run and that this version does not know, because they are from a newer one. */
export function unknownMigrations(applied: Iterable<string>, migrations = allMigrations): string[] {
  return [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const unknown = unknownMigrations(applied, migrations);
  if (unknown.length === 0) return;
  throw new DatabaseUnusable(
    `The database belongs to a newer version of Kontor (it has ${unknown.join(', ')}); start that version, or restore a backup made before.`,
  );
}
