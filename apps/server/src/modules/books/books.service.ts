import {
  addUpTurnover,
  isMonth,
  isQuarter,
  type Month,
  monthsOf,
  ossReport,
  quarterOf,
  type TurnoverLimit,
  turnoverLimits,
} from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { classRatesIn } from '../configuration/configuration.service.ts';
import type { Changer } from '../office-log/types.ts';
import { documentNumbers, lastClosed, ossTurnover, turnoverByYear } from './bookings.repository.ts';
import type { BooksSources } from './books-sources.ts';
import { catchUp, catchUpLately } from './catch-up.ts';
import { closeMonth } from './close-month.ts';
import { ossBzst } from './files/oss-bzst.ts';
import { ossTable } from './files/oss-table.ts';
import { keptBytes, monthToWrite, writeMonth } from './month-files.ts';
import { createMonthList } from './month-list.ts';
import { fileTexts } from './texts/files.de.ts';
import type { BooksFile, BooksFormat, BooksMonth, BooksQuarter, OssFormat, OssQuarter } from './types.ts';

export { eraseDebtors } from './erase-debtors.ts';

export { booksTexts } from './texts/books.de.ts';
export { wireLimit } from './wire-books.ts';

/** The books: the journal, its months and their files (docs/books.md, docs/decisions/058). */
export interface BooksService {
  /** All months with bookings, the latest first. */
  months(): Promise<BooksMonth[]>;
  /** The numbers of the documents in the journal of a month. */
  documentsOf(month: Month): Promise<string[] | Refused>;
  /** The file of a month. That of a closed month never changes. */
  file(month: Month, format: BooksFormat): Promise<BooksFile | Refused>;
  /** Closes a month for ever. */
  close(month: Month, by: Changer): Promise<BooksMonth | Refused>;
  /** The declaration of a quarter in the one-stop shop. */
  oss(quarter: string): Promise<OssQuarter | Refused>;
  /** The same as a table, or as the file that the portal of the BZSt imports. */
  ossFile(quarter: string, format?: OssFormat): Promise<BooksFile | Refused>;
  /** The turnover beside the limits that concern the seller: of distance sales, of a small business (LAW T3, T6). */
  limits(): Promise<TurnoverLimit[]>;
  /** Books what is not in the journal yet. */
  catchUp(): Promise<void>;
}

/** Makes the service. */
export function createBooks(sources: BooksSources): BooksService {
  const { database, configuration, clock } = sources;

  const list = createMonthList(sources);

  async function months(): Promise<BooksMonth[]> {
    await catchUpLately(sources);
    return list();
  }

  async function oss(quarter: string): Promise<OssQuarter | Refused> {
    if (!isQuarter(quarter)) return refused(400, 'no-such-quarter');
    await catchUp(sources);
    const [{ taxRates, seller }, months] = [await configuration.current(), monthsOf(quarter)];
    const turnover = await ossTurnover(database.read, months);
    const report = ossReport(quarter, turnover, (country) => classRatesIn({ taxRates }, country));
    const isClosed = (await lastClosed(database.read)) >= months[2];
    return { quarter, report, isClosed, isForBzst: seller.country === 'DE' };
  }

  async function limits(): Promise<TurnoverLimit[]> {
    const { seller, oss: wanted } = await configuration.current();
    const year = Number(viennaDay(clock()).slice(0, 4));
    const { country, smallBusiness = false } = seller;
    const judged = { country, isSmallBusiness: smallBusiness, isInOss: wanted.from !== undefined };
    return turnoverLimits(await turnoverByYear(database.read, year), { seller: judged, year });
  }

  return {
    months,
    oss,
    limits,
    async documentsOf(month) {
      if (!isMonth(month)) return refused(400, 'no-such-month');
      await catchUp(sources);
      return documentNumbers(database.read, month);
    },
    catchUp: () => catchUp(sources),
    async file(month, format) {
      if (!isMonth(month)) return refused(400, 'no-such-month');
      const filename = fileTexts.names[format](month);
      const kept = await keptBytes(database.read, month, format);
      if (kept !== null) return { filename, bytes: kept };
      await catchUp(sources);
      const moment = { writtenAt: clock(), isClosed: false };
      const toWrite = await monthToWrite(database.read, month, await configuration.current(), moment);
      return isRefused(toWrite) ? toWrite : { filename, bytes: writeMonth(toWrite, format) };
    },
    async close(month, by) {
      const refusal = await closeMonth(sources, month, by);
      if (refusal !== null) return refusal;
      const closed = (await list()).find((one) => one.month === month);
      if (closed === undefined) throw new Error('A closed month is not listed');
      return closed;
    },
    async ossFile(quarter, format = 'csv') {
      const found = await oss(quarter);
      if (isRefused(found)) return found;
      if (format === 'bzst') return { filename: fileTexts.ossBzst(quarter), bytes: ossBzst(found) };
      return { filename: fileTexts.oss(quarter), bytes: ossTable(found) };
    },
  };
}

/** The turnover of months by quarters, in the same order. */
export function quartersOf(months: readonly BooksMonth[]): BooksQuarter[] {
  const closed = months.find((one) => one.closed !== null)?.month ?? '';
  const byQuarter = Map.groupBy(months, ({ month }) => quarterOf(month));
  return [...byQuarter].map(([quarter, within]) => ({
    quarter,
    turnover: addUpTurnover(within.flatMap(({ turnover }) => turnover)),
    isClosed: closed >= monthsOf(quarter)[2],
  }));
}
