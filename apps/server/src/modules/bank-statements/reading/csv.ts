import type { Cents } from '@kontor/domain';
import { csvTable } from '../../../tables/csv-rows.ts';
import { readingTexts as texts } from '../texts/reading.de.ts';
import type { ReadEntry, ReadStatement } from '../types.ts';
import { accountOf, bankDay, hundredths } from './bank-amount.ts';
import { UnreadableStatement } from './unreadable-statement.ts';

/** The columns of a bank's table. */
type Column =
  | 'account'
  | 'bookedOn'
  | 'amount'
  | 'debit'
  | 'side'
  | 'currency'
  | 'payer'
  | 'payerIban'
  | 'purpose'
  | 'status';

/**
 * The headings of banks in Germany and Austria, in small letters and without other characters. The first one found
 * counts.
 */
const headings: Readonly<Record<Column, readonly string[]>> = {
  account: ['auftragskonto', 'ibanauftragskonto', 'kontoiban', 'eigeneiban'],
  bookedOn: ['buchungstag', 'buchungsdatum', 'buchung', 'datum'],
  amount: ['betrag', 'betrageur', 'betragineur', 'umsatz', 'umsatzineur', 'haben'],
  debit: ['soll'],
  side: ['sollhaben', 'sh', 'sollhabenkennzeichen', 'habensoll'],
  currency: ['waehrung', 'währung'],
  payer: [
    ...['auftraggeber', 'auftraggeberbegünstigter', 'auftraggeberempfänger', 'begünstigterzahlungspflichtiger'],
    ...['beguenstigterzahlungspflichtiger', 'namezahlungsbeteiligter', 'zahlungspflichtiger', 'zahlungspflichtigerr'],
    ...['partnername', 'name', 'zahlungspartner', 'empfänger', 'empfängername', 'auftraggebername'],
  ],
  payerIban: ['iban', 'kontonummeriban', 'ibanzahlungsbeteiligter', 'partneriban', 'kontonummer', 'auftraggeberiban'],
  purpose: ['verwendungszweck', 'zahlungsgrund', 'zahlungsreferenz', 'umsatztext', 'buchungsdetails', 'buchungstext'],
  status: ['info', 'status'],
};
const columns = Object.keys(headings) as Column[];

/** The position of each column. The purpose may have several columns. */
type Places = Readonly<Record<Column, readonly number[]>>;

/** Reads a bank's table. `ownAccount`: the shop's account, for tables that do not name it. */
export async function readCsv(text: string, ownAccount: string | null): Promise<ReadStatement> {
  const { rows } = await csvTable(
    (async function* whole() {
      yield text;
    })(),
    (cells) => cells.filter((cell) => columns.some((column) => headings[column].includes(headingOf(cell)))).length,
  );
  let places: Places | undefined;
  const found: { readonly account: string; readonly entry: ReadEntry }[] = [];
  let pending = 0;
  for await (const row of rows) {
    if ('refused' in row) throw new UnreadableStatement(row.refused);
    if (places === undefined) places = placesOf(row.cells);
    else if (isPending(row.cells, places)) pending++;
    else found.push(...readRow(row.cells, places));
  }
  if (places === undefined) throw new UnreadableStatement(texts.unknown);
  const iban = found.find(({ account }) => account !== '')?.account ?? accountOf(ownAccount ?? '');
  if (iban === '') throw new UnreadableStatement(texts.noAccount);
  const entries = found.map(({ entry }) => entry);
  return { format: 'csv', iban, number: '', entries, pending, opening: null, closing: null };
}

function headingOf(cell: string): string {
  return cell.toLocaleLowerCase('de').replace(/\(.*?\)|[^a-zäöüß]/g, '');
}

/** The positions of the columns. Undefined: this row is no heading, such as the rows above the table. */
function placesOf(cells: readonly string[]): Places | undefined {
  const names = cells.map(headingOf);
  const placesIn = (column: Column) =>
    headings[column].flatMap((name) => names.flatMap((one, i) => (one === name ? [i] : [])));
  const places = Object.fromEntries(columns.map((column) => [column, placesIn(column)])) as Record<Column, number[]>;
  const isHead = columns.filter((column) => places[column].length > 0).length >= 3;
  if (!isHead) return undefined;
  const missing = (['bookedOn', 'amount'] as const).find((column) => places[column].length === 0);
  if (missing !== undefined) throw new UnreadableStatement(texts.columns(texts.column[missing]));
  if (places.purpose.length === 0 && places.payer.length === 0)
    throw new UnreadableStatement(texts.columns(texts.column.purpose));
  return places;
}

function isPending(cells: readonly string[], places: Places): boolean {
  return places.status.some((place) => /vorgemerkt|vormerk|pending/i.test(cells[place] ?? ''));
}

function readRow(cells: readonly string[], places: Places) {
  const cell = (column: Column) => places[column].map((place) => cells[place]?.trim() ?? '').find(Boolean) ?? '';
  // Some banks write balances below the entries. These rows have no day.
  if (cell('bookedOn') === '' || (cell('amount') === '' && cell('debit') === '')) return [];
  const amount = amountOf(cell('amount'), cell('debit'), cell('side'));
  const payerIban = accountOf(cell('payerIban'));
  const entry: ReadEntry = {
    ...{ bookedOn: dayOf(cell('bookedOn')), amount, bookingAmount: amount, part: 0, bankReference: null },
    original: null,
    ...{ currency: currencyOf(cell('currency')), payer: cell('payer'), payerIban: payerIban || null },
    purpose: [...new Set(places.purpose.map((place) => cells[place]?.trim() ?? '').filter(Boolean))].join(' '),
    ...{ isReturned: /rücklastschrift|ruecklastschrift|retoure/i.test(cells.join(' ')), isUnsplit: false },
  };
  return [{ account: accountOf(cell('account')), entry }];
}

function currencyOf(written: string): string {
  return written === '' || written === '€' ? 'EUR' : written.toUpperCase();
}

function dayOf(written: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})\b/.exec(written) ?? [];
  if (year !== '') return bankDay(year.length === 2 ? `20${year}` : year, month, day);
  const [, isoYear = '', isoMonth = '', isoDay = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? [];
  return bankDay(isoYear, isoMonth, isoDay);
}

/** The signed amount. The sign is before it, behind it or in a column of its own, or debits have their own column. */
function amountOf(written: string, debit: string, side: string): Cents {
  const text = written === '' ? debit : written;
  const plain = text.replace(/EUR|[\s€'+]/gi, '').replace(/[−–]/g, '-');
  const isNegative = plain.includes('-') || /^(s|soll|d)/i.test(side) || (written === '' && debit !== '');
  const digits = plain.replaceAll('-', '');
  const isGerman = /,\d{1,2}$/.test(digits) || /^\d{1,3}(\.\d{3})+$/.test(digits);
  const amount = hundredths(isGerman ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''));
  return isNegative ? -amount : amount;
}
