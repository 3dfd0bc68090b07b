import { type Booking, bmdCode, firstDayOf, isLate, lastDayOf, type Posting } from '@kontor/domain';
import { decimalComma, shortRate } from './amounts.ts';
import { type MonthToWrite, wordsOf } from './month-to-write.ts';
import { windows1252 } from './windows-1252.ts';

const names = [
  ...['satzart', 'konto', 'gkonto', 'belegnr', 'extbelegnr', 'belegdatum', 'buchdatum', 'buchsymbol', 'buchcode'],
  ...['prozent', 'steuercode', 'betrag', 'steuer', 'text', 'periode', 'uidnr'],
];

/**
 * A month as a table for the import "BuErf/FIBU" of BMD NTCS. Amounts are gross; the tax has the opposite sign, and
 * corrections are negative. Bookings of 0 are left out.
 */
export function bmdFile(month: MonthToWrite): Buffer {
  const moving = month.postings.filter(({ amount }) => amount !== 0);
  const rows = moving.map((posting) => rowOf(posting, month).map(plain).join(';'));
  return windows1252([names.join(';'), ...rows].map((line) => `${line}\r\n`).join(''));
}

function rowOf(posting: Posting, { month }: MonthToWrite): string[] {
  const { booking, account, contra, amount, sales } = posting;
  const { subject, documentNumber, orderNumber, vat, day, vatId } = booking;
  const booked = isLate(booking) ? firstDayOf(month) : day;
  return [
    ...['0', account, contra, documentNumber || orderNumber, orderNumber, compact(day), compact(booked)],
    ...[symbolOf(booking), '1', subject.kind === 'turnover' ? shortRate(subject.tax.rate) : ''],
    ...[
      sales === null ? '' : bmdCode(sales),
      decimalComma(amount),
      decimalComma(0 - vat),
      wordsOf(posting).slice(0, 255),
    ],
    ...[String(Number(lastDayOf(month).slice(5, 7))), vatId],
  ];
}

/** AR: outgoing invoice. GU: credit. BK: bank. */
function symbolOf({ cause, subject }: Booking): string {
  if (subject.kind === 'money') return 'BK';
  return cause === 'correction' ? 'GU' : 'AR';
}

/** A cell without the characters that would end it, because the import does not understand quotes. */
function plain(cell: string): string {
  return cell.replaceAll(';', ',').replaceAll('"', "'");
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}
