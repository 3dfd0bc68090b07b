import { CompiledQuery, type Insertable, type Transaction } from 'kysely';
import { engineOf } from './engine-of.ts';
import type { Schema } from './schema.ts';

/** So many rows are one statement on SQLite: more of them do not make it faster, and few sizes are few statements. */
const rowsTogether = 50;

/** What becomes of rows that are there. */
interface Conflict<Column> {
  /** The columns by which a row is there. */
  readonly key: readonly Column[];
  /** Other columns that stay as they are. */
  readonly stays?: readonly Column[];
}

/**
 * Inserts rows that all name the same columns. One that is there gets the new values. The statements are written here:
 * the query builder makes a node of each value, which takes longer than to store it. Their texts are few, so that
 * SQLite prepares them once.
 */
export async function upsertRows<Table extends keyof Schema>(
  transaction: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
  conflict: Conflict<string & keyof Schema[Table]>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const upsert = upsertOf(table, columns, conflict);
  const statements =
    engineOf(transaction) === 'postgres' ? [ofRecords(upsert, table, columns, rows)] : ofValues(upsert, columns, rows);
  for (const statement of statements) await transaction.executeQuery(statement);
}

/** An upsert's text around its rows. */
type Upsert = (rows: string) => string;

function upsertOf(table: string, columns: readonly string[], { key, stays = [] }: Conflict<string>): Upsert {
  const unchanged: readonly string[] = [...key, ...stays];
  const changes = columns
    .filter((column) => !unchanged.includes(column))
    .map((name) => `"${name}" = excluded."${name}"`);
  const head = `insert into "${table}" (${namesOf(columns)})`;
  return (rows) => `${head} ${rows} on conflict (${namesOf(key)}) do update set ${changes.join(', ')}`;
}

function namesOf(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

/** On PostgreSQL: all rows as one parameter, whose types the table says. */
function ofRecords(upsert: Upsert, table: string, columns: readonly string[], rows: readonly object[]): CompiledQuery {
  const records = `select ${namesOf(columns)} from json_populate_recordset(null::"${table}", $1)`;
  return CompiledQuery.raw(upsert(records), [JSON.stringify(rows)]);
}

/** On SQLite: full lots, and what is left over row by row. */
function* ofValues(upsert: Upsert, columns: readonly string[], rows: readonly object[]): Generator<CompiledQuery> {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const [ofLot, ofRow] = [rowsTogether, 1].map((count) => upsert(`values ${Array(count).fill(row).join(', ')}`));
  const left = rows.length % rowsTogether;
  for (let at = 0; at < rows.length - left; at += rowsTogether)
    yield CompiledQuery.raw(ofLot ?? '', valuesOf(rows.slice(at, at + rowsTogether), columns));
  for (const one of left === 0 ? [] : rows.slice(-left)) yield CompiledQuery.raw(ofRow ?? '', valuesOf([one], columns));
}

function valuesOf(rows: readonly object[], columns: readonly string[]): unknown[] {
  const values: unknown[] = [];
  for (const row of rows as readonly Readonly<Record<string, unknown>>[])
    for (const column of columns) values.push(row[column] ?? null);
  return values;
}
