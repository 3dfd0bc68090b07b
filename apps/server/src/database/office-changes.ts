import { sql, type Transaction } from 'kysely';
import type { Queryable } from './database.ts';
import { engineOf } from './engine-of.ts';
import type { Schema } from './schema.ts';

/** The PostgreSQL channel on which the processes are told what changed. */
export const officeChannel = 'kontor_office';

/** The number of changes that SQLite keeps. A process that looks every second has seen all others. */
const kept = 1_000;

/**
 * Tells the open pages of the back office that something changed, when the transaction commits (decision 060). A
 * subject is a kind of the contract (`office/changes.ts`), with the number or id of one thing: `order 2026-000123`. It
 * is never a secret, and never the id of an order, which is the key to it.
 */
export async function noteChange(transaction: Transaction<Schema>, subject: string): Promise<void> {
  if (engineOf(transaction) === 'postgres') {
    await sql`select pg_notify(${officeChannel}, ${subject})`.execute(transaction);
    return;
  }
  await transaction
    .insertInto('office_changes')
    .columns(['place', 'subject'])
    .expression((from) =>
      from
        .selectFrom('office_changes')
        .select(({ fn, val }) => [
          sql<number>`coalesce(${fn.max('place')}, 0) + 1`.as('place'),
          val(subject).as('subject'),
        ]),
    )
    .execute();
}

/** The subjects that changed after a place in SQLite's list, and the newest place. Null: more than a thousand. */
export async function changesAfter(
  queryable: Queryable,
  after: number,
): Promise<{ readonly place: number; readonly subjects: readonly string[] | null }> {
  const changes = queryable.selectFrom('office_changes').selectAll().where('place', '>', after);
  const rows = await changes.orderBy('place', 'desc').limit(kept).execute();
  const subjects = rows.length < kept ? rows.map(({ subject }) => subject) : null;
  return { place: rows[0]?.place ?? after, subjects };
}

/** The newest place in SQLite's list. */
export async function newestChange(queryable: Queryable): Promise<number> {
  const row = await queryable
    .selectFrom('office_changes')
    .select(({ fn }) => fn.max('place').as('place'))
    .executeTakeFirst();
  return row?.place ?? 0;
}

/** Deletes the oldest changes. The newest stay, so that places are never given twice. */
export async function clearChanges(transaction: Transaction<Schema>): Promise<void> {
  const newest = await newestChange(transaction);
  await transaction
    .deleteFrom('office_changes')
    .where('place', '<=', newest - kept)
    .execute();
}
