import { addUpTurnover, type Month, monthOf } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import { closedMonths, countByMonth, turnoverByMonth } from './bookings.repository.ts';
import type { BooksSources } from './books-sources.ts';
import type { BooksMonth } from './types.ts';

/** Lists the months, the latest first. Closed ones never change, so this process counts each of them once. */
export function createMonthList({ database: { read }, clock }: BooksSources): () => Promise<BooksMonth[]> {
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
    const [firstOpen, current] = [all.find((month) => month > last), monthOf(viennaDay(clock()))];
    const listed = all.map((month: Month): BooksMonth => {
      const { count = 0, late = 0 } = counts.find((one) => one.month === month) ?? {};
      const closing = closed.find((one) => one.month === month);
      return {
        ...{ month, bookings: count, late },
        turnover: addUpTurnover(turnover.filter((one) => one.month === month)),
        closed: closing ? { at: closing.closed_at, by: closing.closed_by } : null,
        mayClose: month === firstOpen && month < current,
      };
    });
    const ended = listed.filter((one) => one.closed !== null);
    // Another list may have counted them meanwhile.
    if (known === before) known = [...before, ...ended];
    return [...before, ...listed].toReversed();
  };
}
