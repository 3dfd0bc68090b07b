import { countSalesAt, salesCountedAt } from '../../database/catalogue-version.ts';
import type { Database, Queryable } from '../../database/database.ts';

/**
 * Raises the version once for all sales that began or ended since the last count, up to a time in epoch ms, even if no
 * process ran in between. Prices follow from the time, so no row is written.
 * @param others moments up to that time at which prices changed besides, such as those of new tax rates.
 * @returns whether this call raised the version; another process may have done it.
 */
export async function countBoundaries(
  database: Database,
  now: number,
  others: readonly number[] = [],
): Promise<boolean> {
  const last = Math.max((await lastBoundary(database.read, now)) ?? 0, ...others);
  if (last === 0 || last <= (await salesCountedAt(database.read))) return false;
  return database.transaction((transaction) => countSalesAt(transaction, last));
}

/** The last moment up to now at which any sale began or ended. It costs two index lookups. */
async function lastBoundary(queryable: Queryable, now: number): Promise<number | null> {
  const moments = await Promise.all(
    (['sale_from', 'sale_until'] as const).map((column) =>
      queryable
        .selectFrom('conditions')
        .select((condition) => condition.fn.max(column).as('last'))
        .where(column, '<=', now)
        .executeTakeFirst(),
    ),
  );
  const known = moments.flatMap((found) => (found?.last === null || found === undefined ? [] : [Number(found.last)]));
  return known.length === 0 ? null : Math.max(...known);
}
