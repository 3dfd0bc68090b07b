import { CompiledQuery, type Insertable, type Transaction } from 'kysely';
import { engineOf } from './engine-of.ts';
import type { Schema } from './schema.ts';

/** The number of rows per statement on SQLite. More are not faster, and a single size needs few prepared statements. */
const rowsTogether = 50;

/** What happens to existing rows. */
interface Conflict<Column> {
  /** The columns that identify an existing row. */
  readonly key: readonly Column[];
  /** Other columns that keep their values. */
  readonly stays?: readonly Column[];
}

/**
 * Inserts rows with the same columns, or updates existing ones. The statements are written by hand, because the query
 * builder's node for each value takes longer than storing it. There are few different texts, so that SQLite prepares
 * them once.
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

/** The text of an upsert around its rows. */
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

/** PostgreSQL: all rows as one parameter, with types from the table. */
function ofRecords(upsert: Upsert, table: string, columns: readonly string[], rows: readonly object[]): CompiledQuery {
  const records = `select ${namesOf(columns)} from json_populate_recordset(null::"${table}", $1)`;
  return CompiledQuery.raw(upsert(records), [JSON.stringify(rows)]);
}

/** SQLite: full batches, then the remaining rows one by one. */
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
