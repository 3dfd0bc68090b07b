import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { engineOf } from '../../../database/engine-of.ts';
import type { ImportTable, Schema } from '../../../database/schema.ts';
import { type BatchChanges, readBatch } from './change.ts';

/** A stored import. */
export type ImportRow = Selectable<ImportTable>;

/** The counts of an import: rows of its file by result, products taken off sale, and warnings. */
export type KeptCounts = Pick<ImportRow, 'created' | 'changed' | 'unchanged' | 'refused' | 'archived' | 'warnings'>;

/** PostgreSQL's advisory lock of imports. They take turns batch by batch, and orders do not wait for it. */
const importLock = 5_640_172_027;

/** Makes every other import wait until the transaction ends. On SQLite there is only one writer anyway. */
export async function lockImports(transaction: Transaction<Schema>): Promise<void> {
  if (engineOf(transaction) === 'postgres') await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
}

/** The import with a number. */
export async function importOf(queryable: Queryable, number: number): Promise<ImportRow | undefined> {
  return queryable.selectFrom('imports').selectAll().where('number', '=', number).executeTakeFirst();
}

/** The newest imports, newest first. */
export async function newestImports(queryable: Queryable, limit: number, offset = 0): Promise<ImportRow[]> {
  return queryable.selectFrom('imports').selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute();
}

/** The imports with a higher number that are kept with what they changed, the oldest first. */
export async function importsAfter(
  queryable: Queryable,
  number: number,
): Promise<Pick<ImportRow, 'number' | 'file'>[]> {
  return queryable
    .selectFrom('imports')
    .select(['number', 'file'])
    .where('number', '>', number)
    .where('forgotten', '=', 0)
    .orderBy('number')
    .execute();
}

/** The imports without an end that some process may still be running. */
export async function openImports(queryable: Queryable): Promise<ImportRow[]> {
  return queryable
    .selectFrom('imports')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('holder', '<>', '')
    .orderBy('number')
    .execute();
}

/** Inserts a new import under the next number. The caller has locked the imports. */
export async function insertImport(
  transaction: Transaction<Schema>,
  row: Omit<Insertable<ImportTable>, 'number' | keyof KeptCounts>,
): Promise<number> {
  const last = await transaction
    .selectFrom('imports')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const nothing = { created: 0, changed: 0, unchanged: 0, refused: 0, archived: 0, warnings: 0 };
  await transaction
    .insertInto('imports')
    .values({ ...nothing, ...row, number })
    .execute();
  return number;
}

/**
 * Updates an import that this holder still runs.
 * @returns whether it does.
 */
export async function updateLeased(
  transaction: Transaction<Schema>,
  { number, holder }: Pick<ImportRow, 'number' | 'holder'>,
  values: Partial<KeptCounts> & { seen_at?: number; ended_at?: number; holder?: '' },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('imports')
    .set(values)
    .where('number', '=', number)
    .where('holder', '=', holder)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the holders of imports that their processes no longer run. */
export async function takeFromHolders(transaction: Transaction<Schema>, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await transaction.updateTable('imports').set({ holder: '' }).where('number', 'in', numbers).execute();
}

/** Deletes an import without changes, if this holder still runs it and it is the last one. */
export async function deleteLeased(
  transaction: Transaction<Schema>,
  { number, holder }: Pick<ImportRow, 'number' | 'holder'>,
): Promise<void> {
  await transaction.deleteFrom('imports').where('number', '=', number).where('holder', '=', holder).execute();
}

/** Stores the changes of a batch. */
export async function insertChanges(
  transaction: Transaction<Schema>,
  { number, place, batch }: { readonly number: number; readonly place: number; readonly batch: BatchChanges },
): Promise<void> {
  await transaction
    .insertInto('import_changes')
    .values({ import_number: number, place, changes: JSON.stringify(batch) })
    .execute();
}

/** The batches of an import in their order, read in portions. */
export async function* batchesOf(queryable: Queryable, number: number): AsyncGenerator<BatchChanges> {
  for (let after = -1; ; ) {
    const row = await queryable
      .selectFrom('import_changes')
      .select(['place', 'changes'])
      .where('import_number', '=', number)
      .where('place', '>', after)
      .orderBy('place')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return;
    yield readBatch(row.changes, `${number}/${row.place}`);
    after = row.place;
  }
}

/** The last batch of an import that is not undone yet. `again`: the undo whose batches count as not undone. */
export async function lastToPutBack(
  queryable: Queryable,
  number: number,
  again: number | null = null,
): Promise<{ readonly place: number; readonly batch: BatchChanges } | null> {
  const row = await queryable
    .selectFrom('import_changes')
    .select(['place', 'changes'])
    .where('import_number', '=', number)
    .where((is) => is.or([is('put_back_by', 'is', null), is('put_back_by', '=', again)]))
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { place: row.place, batch: readBatch(row.changes, `${number}/${row.place}`) };
}

/** Records that a batch was undone. */
export async function markPutBack(
  transaction: Transaction<Schema>,
  { number, place, by }: { readonly number: number; readonly place: number; readonly by: number },
): Promise<void> {
  await transaction
    .updateTable('import_changes')
    .set({ put_back_by: by })
    .where('import_number', '=', number)
    .where('place', '=', place)
    .execute();
}

/** Records that an import was undone by another one. */
export async function markUndone(transaction: Transaction<Schema>, number: number, by: number): Promise<void> {
  await transaction.updateTable('imports').set({ undone_by: by }).where('number', '=', number).execute();
}
