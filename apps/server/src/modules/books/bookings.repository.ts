import type { BookingSubject, OssTurnover, Turnover, YearTurnover } from '@kontor/domain';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { nextNumber } from '../../database/number-sequences.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { BookingTable, ClosedMonthFileTable, Schema } from '../../database/schema.ts';
import type { JournalLine } from './types.ts';

/**
 * Keeps everybody else from booking and from closing months until the transaction ends.
 * @returns the last closed month. Empty: none is.
 */
export async function lockBooks(transaction: Transaction<Schema>): Promise<string> {
  await nextNumber(transaction, 'books');
  return lastClosed(transaction);
}

/** The last closed month. Empty: none is. */
export async function lastClosed(queryable: Queryable): Promise<string> {
  const rows = queryable.selectFrom('closed_months').select(({ fn }) => fn.max('month').as('month'));
  return (await rows.executeTakeFirstOrThrow()).month ?? '';
}

/** Adds rows to the journal. */
export async function insertBookings(
  transaction: Transaction<Schema>,
  rows: readonly Selectable<BookingTable>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 100)
    await transaction
      .insertInto('bookings')
      .values(rows.slice(from, from + 100))
      .execute();
  if (rows.length > 0) await noteChange(transaction, 'books');
}

/** The months to which documents belong in the journal, by the ids of the documents. */
export async function monthsOfDocuments(queryable: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('bookings')
    .select(['source_id', 'month'])
    .where('source_kind', '=', 'document')
    .where('source_id', 'in', ids)
    .where('part', '=', 0)
    .execute();
  return new Map(rows.map(({ source_id, month }) => [source_id, month]));
}

/** The journal of a month, always in the same order. Money has the number of its order's first invoice. */
export async function journalOf(queryable: Queryable, month: string): Promise<JournalLine[]> {
  const rows = await queryable
    .selectFrom('bookings')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('bookings as invoice')
        .select(({ fn }) => fn.min('invoice.document_number').as('number'))
        .whereRef('invoice.order_id', '=', 'bookings.order_id')
        .where('invoice.cause', '=', 'invoice')
        .as('invoice_number'),
    )
    .where('month', '=', month)
    .execute();
  return rows.map(lineOf).toSorted(inOrder);
}

function lineOf(row: Selectable<BookingTable> & { readonly invoice_number: string | null }): JournalLine {
  const { corrects_number: number, corrects_month: correctedMonth } = row;
  return {
    source: `${row.source_kind}:${row.source_id}:${String(row.part).padStart(3, '0')}`,
    ...{ month: row.month, day: row.day, cause: row.cause, subject: subjectOf(row), net: row.net, vat: row.vat },
    documentNumber: row.document_number === '' ? (row.invoice_number ?? '') : row.document_number,
    ...{ orderNumber: row.order_number, debtor: row.debtor, customer: row.customer, vatId: row.vat_id },
    corrects: number === null || correctedMonth === null ? null : { number, month: correctedMonth },
  };
}

function subjectOf({ subject, tax_case: taxCase, country, rate, place }: Selectable<BookingTable>): BookingSubject {
  if (subject === 'turnover' && taxCase !== null && country !== null && rate !== null)
    return { kind: subject, tax: { taxCase, country, rate } };
  if (subject === 'money' && place !== null) return { kind: subject, place };
  return { kind: 'rounding' };
}

/** By day, then as documents are numbered, then by source. The engines sort texts differently, so it is done here. */
function inOrder(one: JournalLine, other: JournalLine): number {
  const keys = (line: JournalLine) => [line.day, line.documentNumber, line.orderNumber, line.source];
  const [a, b] = [keys(one), keys(other)];
  const differing = a.findIndex((key, i) => key !== b[i]);
  return differing < 0 ? 0 : (a[differing] ?? '') < (b[differing] ?? '') ? -1 : 1;
}

/** The numbers of the documents in the journal of a month, sorted. */
export async function documentNumbers(queryable: Queryable, month: string): Promise<string[]> {
  const rows = await queryable
    .selectFrom('bookings')
    .select('document_number')
    .where('month', '=', month)
    .where('source_kind', '=', 'document')
    .where('part', '=', 0)
    .execute();
  return rows.map(({ document_number }) => document_number).toSorted();
}

/** The last day in the journal. Null: it is empty. */
export async function lastBookedDay(queryable: Queryable): Promise<string | null> {
  const rows = queryable.selectFrom('bookings').select('day').orderBy('month', 'desc').orderBy('day', 'desc');
  return (await rows.limit(1).executeTakeFirst())?.day ?? null;
}

/** For each month after another one: the number of its bookings, and of the late ones among them. */
export async function countByMonth(
  queryable: Queryable,
  after: string,
): Promise<{ readonly month: string; readonly count: number; readonly late: number }[]> {
  const rows = await queryable
    .selectFrom('bookings')
    .select(['month', ({ fn }) => fn.countAll<number>().as('count')])
    .select(sql<number>`sum(case when substr(day, 1, 7) < month then 1 else 0 end)`.as('late'))
    .where('month', '>', after)
    .groupBy('month')
    .execute();
  return rows.map(({ month, count, late }) => ({ month, count: Number(count), late: Number(late) }));
}

/** The turnover of each month after another one, by how it is taxed. */
export async function turnoverByMonth(
  queryable: Queryable,
  after: string,
): Promise<(Turnover & { readonly month: string })[]> {
  const rows = await queryable
    .selectFrom('bookings')
    .select(['month', 'tax_case', 'country', 'rate'])
    .select(({ fn }) => [fn.sum<number>('net').as('net'), fn.sum<number>('vat').as('vat')])
    .where('month', '>', after)
    .where('subject', '=', 'turnover')
    .groupBy(['month', 'tax_case', 'country', 'rate'])
    .execute();
  return rows.flatMap(({ month, tax_case: taxCase, country, rate, net, vat }) =>
    taxCase === null || country === null || rate === null
      ? []
      : [{ month, taxCase, country, rate, net: Number(net), vat: Number(vat) }],
  );
}

/**
 * The turnover of a year and the one before, by how it is taxed and where the goods went. The year is the document's.
 */
export async function turnoverByYear(queryable: Queryable, year: number): Promise<YearTurnover[]> {
  const yearOf = sql<string>`substr(day, 1, 4)`;
  const rows = await queryable
    .selectFrom('bookings')
    .select(yearOf.as('year'))
    .select(['tax_case', 'destination'])
    .select(({ fn }) => [fn.sum<number>('net').as('net'), fn.sum<number>('vat').as('vat')])
    // A booking is never of an earlier month than its day.
    .where('month', '>=', `${year - 1}-01`)
    .where('day', '>=', `${year - 1}-01-01`)
    .where('subject', '=', 'turnover')
    .groupBy([yearOf, 'tax_case', 'destination'])
    .execute();
  return rows.flatMap(({ year: of, tax_case: taxCase, destination, net, vat }) =>
    taxCase === null || destination === null
      ? []
      : [{ year: Number(of), taxCase, destination, net: Number(net), vat: Number(vat) }],
  );
}

/**
 * The turnover of some months that is taxed at its destination, grouped by the month of the invoice that it corrects.
 */
export async function ossTurnover(queryable: Queryable, months: readonly string[]): Promise<OssTurnover[]> {
  const rows = await queryable
    .selectFrom('bookings')
    .select(['country', 'rate', 'corrects_month'])
    .select(({ fn }) => [fn.sum<number>('net').as('net'), fn.sum<number>('vat').as('vat')])
    .where('month', 'in', months)
    .where('tax_case', '=', 'oss')
    .groupBy(['country', 'rate', 'corrects_month'])
    .execute();
  return rows.map(({ country, rate, corrects_month: correctedMonth, net, vat }) => ({
    ...{ country: country ?? '', rate: rate ?? 0, net: Number(net), vat: Number(vat), correctedMonth },
  }));
}

/** The closed months after another one. */
export async function closedMonths(queryable: Queryable, after: string) {
  return queryable.selectFrom('closed_months').selectAll().where('month', '>', after).execute();
}

/** Closes a month, with its files. */
export async function insertClosedMonth(
  transaction: Transaction<Schema>,
  closed: Selectable<Schema['closed_months']>,
  files: readonly Omit<ClosedMonthFileTable, 'month'>[],
): Promise<void> {
  await transaction.insertInto('closed_months').values(closed).execute();
  for (const file of files)
    await transaction
      .insertInto('closed_month_files')
      .values({ month: closed.month, ...file })
      .execute();
}

/** A file of a closed month. Null: the month is open. */
export async function closedFile(
  queryable: Queryable,
  month: string,
  format: ClosedMonthFileTable['format'],
): Promise<Pick<ClosedMonthFileTable, 'content' | 'content_hash'> | null> {
  const rows = queryable
    .selectFrom('closed_month_files')
    .select(['content', 'content_hash'])
    .where('month', '=', month)
    .where('format', '=', format);
  return (await rows.executeTakeFirst()) ?? null;
}
