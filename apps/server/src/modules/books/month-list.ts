import { addUpTurnover, firstDayOf, type Month, monthOf, nextMonth } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay, viennaDayBegins } from '../../german-format.ts';
import { countOverbilled, countUnbilled } from '../orders/listed-orders.service.ts';
import { closedMonths, countByMonth, turnoverByMonth } from './bookings.repository.ts';
import type { BooksSources } from './books-sources.ts';
import type { BooksMonth } from './types.ts';

/** No more orders without an invoice are counted. */
const unbilledUpTo = 1000;

/** Lists the months, the latest first. Closed ones never change, so this process counts each of them once. */
export function createMonthList({
  database: { read },
  configuration,
  clock,
}: BooksSources): () => Promise<BooksMonth[]> {
  let known: readonly BooksMonth[] = [];
  return async () => {
    const before = known;
    const after = before.at(-1)?.month ?? '';
    // Read first, so that a month that is closed here is counted completely.
    const closed = await closedMonths(read, after);
    const [counts, turnover] = await Promise.all([countByMonth(read, after), turnoverByMonth(read, after)]);
    const last =
      closed
        .map(({ month }) => month)
        .toSorted()
        .at(-1) ?? after;
    const all = [...new Set([...counts, ...closed].map(({ month }) => month))].toSorted();
    const firstOpen = all.find((month) => month > last);
    const closable = firstOpen !== undefined && firstOpen < monthOf(viennaDay(clock())) ? firstOpen : null;
    const { issuedElsewhere = false } = (await configuration.current()).documents;
    const unbilled = closable === null || issuedElsewhere ? 0 : await unbilledUntil(read, closable);
    const overbilled = closable === null ? 0 : await overbilledUntil(read, closable);
    const listed = all.map((month: Month): BooksMonth => {
      const { count = 0, late = 0 } = counts.find((one) => one.month === month) ?? {};
      const closing = closed.find((one) => one.month === month);
      return {
        ...{ month, bookings: count, late },
        turnover: addUpTurnover(turnover.filter((one) => one.month === month)),
        closed: closing ? { at: closing.closed_at, by: closing.closed_by } : null,
        mayClose: month === closable,
        unbilled: month === closable ? unbilled : 0,
        overbilled: month === closable ? overbilled : 0,
      };
    });
    const ended = listed.filter((one) => one.closed !== null);
    // Another list may have counted them meanwhile.
    if (known === before) known = [...before, ...ended];
    return [...before, ...listed].toReversed();
  };
}

/** How many orders were shipped until the end of a month and still need an invoice. */
async function unbilledUntil(queryable: Queryable, month: Month): Promise<number> {
  const ends = viennaDayBegins(firstDayOf(nextMonth(month)));
  return ends === null ? 0 : countUnbilled(queryable, ends, unbilledUpTo);
}

/** How many orders have had an invoice to correct since the end of a month, or before. */
async function overbilledUntil(queryable: Queryable, month: Month): Promise<number> {
  const ends = viennaDayBegins(firstDayOf(nextMonth(month)));
  return ends === null ? 0 : countOverbilled(queryable, ends, unbilledUpTo);
}
