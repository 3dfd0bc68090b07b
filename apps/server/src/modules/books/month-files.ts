import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type AccountPlan, accountPlan, basisPointsFromPercent, chartOf, type Month, post } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { BookSettings, ShopConfiguration } from '../configuration/types.ts';
import { closedFile, journalOf } from './bookings.repository.ts';
import { bmdFile } from './files/bmd.ts';
import { datevFile } from './files/datev.ts';
import { journalTable } from './files/journal-table.ts';
import type { MonthToWrite } from './files/month-to-write.ts';
import { booksTexts } from './texts/books.de.ts';
import type { BooksFormat } from './types.ts';

type Decided = Pick<ShopConfiguration, 'books' | 'seller'>;

const writers: Readonly<Record<BooksFormat, (month: MonthToWrite) => Buffer>> = {
  datev: datevFile,
  bmd: bmdFile,
  csv: journalTable,
};

/** Writes a file of a month. */
export function writeMonth(month: MonthToWrite, format: BooksFormat): Buffer {
  return writers[format](month);
}

/** A month on the shop's accounts. 409 `account-missing` names turnover that has no account. */
export async function monthToWrite(
  queryable: Queryable,
  month: Month,
  decided: Decided,
  moment: Pick<MonthToWrite, 'writtenAt' | 'isClosed'>,
): Promise<MonthToWrite | Refused> {
  const settings = { ...decided.books, chart: chartIn(decided) };
  const posted = post(await journalOf(queryable, month), planOf(settings));
  if (!posted.ok) return refused(409, 'account-missing', { msg: booksTexts.accountMissing(posted.missing) });
  return { month, postings: posted.postings, settings, ...moment };
}

function chartIn({ books, seller }: Decided) {
  return books.chart ?? chartOf(seller.country);
}

/** The accounts of the settings, where rates are percentages. */
function planOf({
  chart,
  sales = [],
  ...changes
}: BookSettings & { readonly chart: NonNullable<BookSettings['chart']> }) {
  const own = sales.map(({ rate, ...account }): AccountPlan['sales'][number] => ({
    ...account,
    ...(rate !== undefined && { rate: basisPointsFromPercent(rate) ?? -1 }),
  }));
  return accountPlan(chart, { ...changes, sales: own });
}

/** A file as it is kept with a closed month. */
export function keptFile(bytes: Buffer) {
  return { content: new Uint8Array(gzipSync(bytes)), content_hash: hashOf(bytes) };
}

/**
 * The file that was made when a month was closed. Null: it is open.
 * @throws Error if the stored file was altered.
 */
export async function keptBytes(queryable: Queryable, month: Month, format: BooksFormat): Promise<Buffer | null> {
  const kept = await closedFile(queryable, month, format);
  if (kept === null) return null;
  const bytes = gunzipSync(kept.content);
  if (hashOf(bytes) !== kept.content_hash)
    throw new Error(`The ${format} file of the closed month ${month} has changed`);
  return bytes;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
