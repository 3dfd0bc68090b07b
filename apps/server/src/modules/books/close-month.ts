import { isMonth, type Month, monthOf } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Changer } from '../office-log/types.ts';
import { countByMonth, insertClosedMonth, lockBooks } from './bookings.repository.ts';
import type { BooksSources } from './books-sources.ts';
import { catchUp, catchUpWithin } from './catch-up.ts';
import { keptFile, monthToWrite, writeMonth } from './month-files.ts';
import { booksTexts } from './texts/books.de.ts';
import { booksFormats } from './types.ts';

/**
 * Closes a month for ever, in one transaction: books what is still missing, makes the files and keeps them. Documents
 * of the month that are committed later are booked in the next one. Months are closed in their order.
 */
export async function closeMonth(sources: BooksSources, month: Month, by: Changer): Promise<Refused | null> {
  const { database, configuration, log, clock } = sources;
  if (!isMonth(month)) return refused(400, 'no-such-month');
  const decided = await configuration.current();
  await catchUp(sources);
  const closing = await refusableTransaction(database, async (transaction) => {
    const now = clock();
    const before = await lockBooks(transaction);
    if (month <= before) return refused(409, 'month-closed');
    if (month >= monthOf(viennaDay(now))) return refused(409, 'month-not-over');
    await catchUpWithin(transaction, before, now);
    const earlier = await openBefore(transaction, before, month);
    if (earlier !== null) return refused(409, 'earlier-month-open', { msg: booksTexts.earlierOpen(earlier) });
    const toWrite = await monthToWrite(transaction, month, decided, { writtenAt: now, isClosed: true });
    if (isRefused(toWrite)) return toWrite;
    const files = booksFormats.map((format) => ({ format, ...keptFile(writeMonth(toWrite, format)) }));
    const closed = { month, closed_at: now, closed_by: by?.name ?? booksTexts.shopItself };
    await insertClosedMonth(transaction, closed, files);
    const after = { bookings: toWrite.postings.length };
    await log.write(transaction, { by, subject: 'books', subjectId: month, action: 'books.closed', after });
    return null;
  });
  return isRefused(closing) ? closing : null;
}

/** The first month with bookings that is open and before another one. Null: there is none. */
async function openBefore(queryable: Queryable, closed: Month, month: Month): Promise<Month | null> {
  const months = (await countByMonth(queryable, closed)).map((one) => one.month).toSorted();
  return months.find((one) => one < month) ?? null;
}
