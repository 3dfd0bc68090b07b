import { type Day, shortestYears } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDayBegins } from '../../german-format.ts';
import { retentionOf } from '../erasures/erasures.service.ts';
import type { KeptOrder } from '../erasures/types.ts';
import { type ErasablePlace, oldestWithPeople } from '../orders/orders.service.ts';

/** How many orders are looked at together. */
const atOnce = 200;

/** The first day of a year so many years before the year of a day. */
export function yearBefore(day: Day, years: number): Day {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}-01-01`;
}

/**
 * The orders that still name people and whose last day is before a day, oldest first, a few at a time. Only orders are
 * looked at that are older than the shortest period.
 */
export async function* ordersOver(
  queryable: Queryable,
  day: Day,
  extraYears: number,
): AsyncGenerator<readonly KeptOrder[], void> {
  const before = viennaDayBegins(yearBefore(day, shortestYears + extraYears)) ?? 0;
  let after: ErasablePlace | null = null;
  for (;;) {
    const page: ErasablePlace[] = await oldestWithPeople(queryable, { before, after, limit: atOnce });
    const kept = await retentionOf(
      queryable,
      page.map(({ id }) => id),
      extraYears,
    );
    yield kept.filter(({ until }) => until < day).toSorted(bySeniority);
    after = page.at(-1) ?? null;
    if (page.length < atOnce) return;
  }
}

function bySeniority(one: KeptOrder, other: KeptOrder): number {
  return one.placedAt - other.placedAt || (one.number < other.number ? -1 : 1);
}
