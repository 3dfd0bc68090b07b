import { isLate, type Posting } from '@kontor/domain';
import { germanDay } from '../../../german-format.ts';
import { byteOrderMark, tableRow } from '../../../tables/table-row.ts';
import { causes, debtorNames, fileTexts, places, taxCaseNames } from '../texts/files.de.ts';
import { decimalComma, shortRate } from './amounts.ts';
import { type MonthToWrite, wordsOf } from './month-to-write.ts';

/** A column of the table: its name, and its cell for a posting. */
const columns: readonly (readonly [name: string, cell: (posting: Posting) => string])[] = [
  [fileTexts.columns.month, ({ booking }) => booking.month],
  [fileTexts.columns.day, ({ booking }) => germanDay(booking.day)],
  [fileTexts.columns.number, ({ booking }) => booking.documentNumber],
  [fileTexts.columns.order, ({ booking }) => booking.orderNumber],
  [fileTexts.columns.customer, ({ booking }) => booking.customer],
  [fileTexts.columns.vatId, ({ booking }) => booking.vatId],
  [fileTexts.columns.cause, ({ booking }) => causes[booking.cause]],
  [fileTexts.columns.paidBy, ({ booking }) => debtorNames[booking.debtor]],
  [fileTexts.columns.place, ({ booking: { subject } }) => (subject.kind === 'money' ? places[subject.place] : '')],
  [fileTexts.columns.taxCase, (posting) => (taxOf(posting) ? taxCaseNames[taxOf(posting)?.taxCase ?? 'domestic'] : '')],
  [fileTexts.columns.country, (posting) => taxOf(posting)?.country ?? ''],
  [fileTexts.columns.rate, (posting) => (taxOf(posting) ? shortRate(taxOf(posting)?.rate ?? 0) : '')],
  [fileTexts.columns.net, ({ booking }) => decimalComma(booking.net)],
  [fileTexts.columns.vat, ({ booking }) => decimalComma(booking.vat)],
  [fileTexts.columns.gross, ({ amount }) => decimalComma(amount)],
  [fileTexts.columns.account, ({ account }) => account],
  [fileTexts.columns.contra, ({ contra }) => contra],
  [fileTexts.columns.key, ({ sales }) => sales?.datevKey ?? ''],
  [fileTexts.columns.corrects, ({ booking }) => booking.corrects?.number ?? ''],
  [fileTexts.columns.late, ({ booking }) => (isLate(booking) ? fileTexts.yes : '')],
  [fileTexts.columns.text, wordsOf],
];

/** A month as a table for people and for programs that know no other format: UTF-8, no cell is run as a formula. */
export function journalTable({ postings }: MonthToWrite): Buffer {
  const rows = postings.map((posting) => tableRow(columns.map(([, cell]) => cell(posting))));
  return Buffer.from(byteOrderMark + tableRow(columns.map(([name]) => name)) + rows.join(''));
}

function taxOf({ booking: { subject } }: Posting) {
  return subject.kind === 'turnover' ? subject.tax : null;
}
