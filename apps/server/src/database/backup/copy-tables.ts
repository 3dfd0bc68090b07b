import { sql, type TableMetadata, type Transaction } from 'kysely';
import type { Queryable } from '../database.ts';
import { engineOf } from '../engine-of.ts';
import type { Schema } from '../schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** The number of rows copied at a time. Originals of pictures have up to 30 MB each, so only a few of them. */
const rowsAtOnce = 100;
const rowsWithBytesAtOnce = 4;

/**
 * Copies all rows of tables from one database to another with the same tables, in a transaction. The engines may
 * differ. The previous rows of the target tables are deleted (a new one has the row of its version).
 */
export async function copyTables(
  from: Queryable,
  to: Transaction<Schema>,
  tables: readonly TableMetadata[],
): Promise<void> {
  await withForeignKeysLast(to, async () => {
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(to);
    for (const table of tables) await copyTable(from, to, table);
  });
}

async function copyTable(from: Queryable, to: Transaction<Schema>, { name, columns }: TableMetadata): Promise<void> {
  const hasBytes = columns.some(({ dataType }) => /^(blob|bytea)$/i.test(dataType));
  const atOnce = hasBytes ? rowsWithBytesAtOnce : rowsAtOnce;
  const names = columns.map((column) => column.name);
  const all = from.selectFrom(sql<Row>`${sql.table(name)}`.as('copied')).selectAll();
  let rows: Row[] = [];
  for await (const row of all.stream(atOnce)) {
    rows.push(row);
    if (rows.length < atOnce) continue;
    await insert(to, name, names, rows);
    rows = [];
  }
  if (rows.length > 0) await insert(to, name, names, rows);
}

async function insert(
  to: Transaction<Schema>,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to);
}

/**
 * Defers foreign keys to the end, so that rows can be copied in any order. A row with a missing reference still aborts
 * the transaction.
 */
async function withForeignKeysLast(to: Transaction<Schema>, work: () => Promise<void>): Promise<void> {
  if (engineOf(to) === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(to);
    return work();
  }
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(to);
  const change = async (deferral: string) => {
    for (const { table, name } of rows) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(deferral)}`.execute(to);
    }
  };
  await change('deferrable initially deferred');
  await work();
  await sql`set constraints all immediate`.execute(to);
  await change('not deferrable');
}
