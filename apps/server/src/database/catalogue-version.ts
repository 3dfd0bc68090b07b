import { sql, type Transaction } from 'kysely';
import type { Queryable } from './database.ts';
import { engineOf } from './engine-of.ts';
import type { Schema } from './schema.ts';

/** The PostgreSQL channel on which instances are told about a new version. */
export const versionChannel = 'kontor_version';

/**
 * Increments the version for a change of catalogue or configuration; write it into the changed rows. The counter's row
 * stays locked until the transaction ends, so that versions become visible in order and followers skip none (DESIGN
 * §4). Call it late in long transactions, because all other changes of the catalogue wait.
 */
export async function nextVersion(transaction: Transaction<Schema>): Promise<number> {
  const { version } = await transaction
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (engineOf(transaction) === 'postgres') {
    await sql`select pg_notify(${versionChannel}, ${String(version)})`.execute(transaction);
  }
  return version;
}

/**
 * Makes all other changes of catalogue and configuration wait until the transaction ends, without changing anything.
 */
export async function lockVersion(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('catalogue_version')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', 1)
    .execute();
}

/** The last time (epoch ms) at which sales began or ended for which a version was counted: see {@link countSalesAt}. */
export async function salesCountedAt(queryable: Queryable): Promise<number> {
  const { sales_at } = await queryable
    .selectFrom('catalogue_version')
    .select('sales_at')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return sales_at;
}

/**
 * Counts a version for sales that began or ended at a moment (epoch ms), which changes no row. Of several processes
 * that see it come one counts, and the others find it counted.
 * @returns whether this one did.
 */
export async function countSalesAt(transaction: Transaction<Schema>, moment: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('catalogue_version')
    .set({ sales_at: moment })
    .where('id', '=', 1)
    .where('sales_at', '<', moment)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await nextVersion(transaction);
  return true;
}

/** The version at which a definition of attributes last changed. 0: never. */
export async function attributesVersion(queryable: Queryable): Promise<number> {
  const { attributes_version } = await queryable
    .selectFrom('catalogue_version')
    .select('attributes_version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return attributes_version;
}

/**
 * Counts a version for a changed definition of attributes. Everything that shows attributes or searches them is then
 * rebuilt.
 */
export async function countAttributesChange(transaction: Transaction<Schema>): Promise<void> {
  const version = await nextVersion(transaction);
  await transaction.updateTable('catalogue_version').set({ attributes_version: version }).where('id', '=', 1).execute();
}

/** The newest version that everybody can see. */
export async function currentVersion(queryable: Queryable): Promise<number> {
  const { version } = await queryable
    .selectFrom('catalogue_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return version;
}

/** The ids of products changed or removed after a version; null if there are more than `most`. */
export async function changedSince(queryable: Queryable, version: number, most: number): Promise<string[] | null> {
  const rows = await queryable
    .selectFrom('products')
    .select('id')
    .where('version', '>', version)
    .limit(most + 1)
    .execute();
  return rows.length > most ? null : rows.map(({ id }) => id);
}

/**
 * The name of the history that a database's versions belong to. A copy of a database within PostgreSQL has the same
 * random name, but another number.
 */
export async function historyName(queryable: Queryable): Promise<string> {
  const { history } = await queryable
    .selectFrom('catalogue_version')
    .select('history')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  if (engineOf(queryable) !== 'postgres') return history;
  const { rows } = await sql<{ oid: number }>`select oid from pg_database where datname = current_database()`.execute(
    queryable,
  );
  return `${history} ${rows[0]?.oid}`;
}

/** More changes than any shop makes between a backup and its loss. */
const restoreLeap = 1_000_000_000;

/**
 * Increases the version of a restored shop by a large step. So no version of the lost shop is used again with other
 * contents, while servers, browsers or caches may still know it.
 */
export async function leapVersion(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', restoreLeap) }))
    .where('id', '=', 1)
    .execute();
}

/**
 * Whether two versions belong to different histories: the database comes from a copy or a backup, and anything may
 * differ.
 */
export function isOtherHistory(before: number, after: number): boolean {
  return after < before || after - before >= restoreLeap;
}
