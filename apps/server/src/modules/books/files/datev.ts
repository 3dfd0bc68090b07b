import { type Booking, firstDayOf, isLate, lastDayOf, type Posting } from '@kontor/domain';
import { fileTexts } from '../texts/files.de.ts';
import { decimalComma, rateWithDecimals } from './amounts.ts';
import { datevColumns } from './datev-columns.ts';
import { type MonthToWrite, wordsOf } from './month-to-write.ts';
import { windows1252 } from './windows-1252.ts';

/**
 * A month as DATEV's booking batch (EXTF 700, category 21, format version 13). Bookings of 0 are left out, because
 * DATEV refuses them.
 */
export function datevFile(month: MonthToWrite): Buffer {
  const moving = month.postings.filter(({ amount }) => amount !== 0);
  const names = datevColumns.map(({ name }) => name).join(';');
  const rows = moving.map((posting) => rowOf(posting, month));
  return windows1252([headOf(month), names, ...rows].map((line) => `${line}\r\n`).join(''));
}

/** The first line: the kind of file, adviser and client, and the period, in 31 fields. */
function headOf({ month, settings, writtenAt, isClosed }: MonthToWrite): string {
  const { consultant = 1001, client = 1, accountDigits = 4, chart } = settings;
  const skr = chart === 'SKR03' ? '03' : chart === 'SKR04' ? '04' : '';
  return [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', stampOf(writtenAt), ''],
    ...[quoted('KO'), quoted('Kontor'), quoted(''), String(consultant), String(client)],
    ...[compact(fiscalYearOf(month, settings)), String(accountDigits)],
    ...[compact(firstDayOf(month)), compact(lastDayOf(month)), quoted(fileTexts.batch(month)), quoted('')],
    ...['1', '0', isClosed ? '1' : '0', quoted('EUR'), '', quoted(''), '', ''],
    ...[quoted(skr), '', '', quoted(''), quoted('')],
  ].join(';');
}

function rowOf(posting: Posting, { isClosed, month }: MonthToWrite): string {
  const { booking, account, contra, amount, sales } = posting;
  const [late, day] = [isLate(booking), isLate(booking) ? firstDayOf(month) : booking.day];
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimalComma(Math.abs(amount)),
    'Soll/Haben-Kennzeichen': amount < 0 ? 'H' : 'S',
    'WKZ Umsatz': 'EUR',
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contra,
    'BU-Schlüssel': sales?.datevKey ?? '',
    Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
    'Belegfeld 1': documentField(booking.documentNumber || booking.orderNumber),
    Buchungstext: wordsOf(posting).slice(0, 60),
    ...destinationOf(booking),
    Festschreibung: isClosed ? '1' : '0',
    // A late booking counts in the month of the file. The day on which it was due to be booked stands beside it.
    ...(late && { Leistungsdatum: germanDigits(booking.day), 'Datum Zuord. Steuerperiode': germanDigits(day) }),
  };
  return datevColumns.map(({ name, isText }) => cellOf(values[name] ?? '', isText)).join(';');
}

/** Columns 40 and 41: the country and rate of OSS turnover, or the buyer's VAT id of a delivery within the Union. */
function destinationOf({ subject, vatId }: Booking): Record<string, string> {
  if (subject.kind !== 'turnover') return {};
  const { taxCase, country, rate } = subject.tax;
  if (taxCase === 'intra-community') return { 'EU-Land u. UStID (Bestimmung)': vatId };
  if (taxCase !== 'oss') return {};
  const named = country === 'GR' ? 'EL' : country;
  return { 'EU-Land u. UStID (Bestimmung)': named, 'EU-Steuersatz (Bestimmung)': rateWithDecimals(rate) };
}

/** The first day of the fiscal year in which a month lies. */
function fiscalYearOf(month: string, { fiscalYearBegins = 1 }: MonthToWrite['settings']): string {
  const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < fiscalYearBegins ? 1 : 0);
  return firstDayOf(`${year}-${String(fiscalYearBegins).padStart(2, '0')}`);
}

/** A number as DATEV allows it: 36 letters, digits and `$ & % * + - /`. */
function documentField(number: string): string {
  return number.replace(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36);
}

function cellOf(value: string, isText: boolean): string {
  return isText ? quoted(value) : value;
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** `2026-10-05` as `20261005`. */
function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** `2026-10-05` as `05102026`. */
function germanDigits(day: string): string {
  return day.split('-').reverse().join('');
}

/** A time in Vienna to the millisecond: `20261105093000000`. */
function stampOf(ms: number): string {
  const time = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Vienna').toPlainDateTime();
  return time.toString({ fractionalSecondDigits: 3 }).replace(/\D/g, '');
}
