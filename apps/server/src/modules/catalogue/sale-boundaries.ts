import { countSalesAt, salesCountedAt } from '../../database/catalogue-version.ts';
import type { Database, Queryable } from '../../database/database.ts';

/**
 * Raises the version once for all sales that began or ended since the last one was counted, up to a time in epoch ms,
 * even if no process ran meanwhile. Prices follow from the time, so no row is written.
 * @returns whether it raised the version; another process may have.
 */
export async function countBoundaries(database: Database, now: number): Promise<boolean> {
  const last = await lastBoundary(database.read, now);
  if (last === null || last <= (await salesCountedAt(database.read))) return false;
  return database.transaction((transaction) => countSalesAt(transaction, last));
}

/** The last moment up to now at which any sale began or ended: two looks at an index each. */
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
