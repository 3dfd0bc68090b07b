import {
  type Booking,
  bookDiscount,
  bookInvoice,
  type Debtor,
  type Invoice,
  type Month,
  monthOf,
  nextMonth,
} from '@kontor/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { BookingTable, Schema } from '../../database/schema.ts';
import { viennaDayBegins } from '../../german-format.ts';
import { documentsByIds, invoiceOfOrder } from '../documents/documents.service.ts';
import type { IssuedDocument } from '../documents/types.ts';
import { orderById } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { insertBookings, lastBookedDay, lockBooks, monthsOfDocuments } from './bookings.repository.ts';
import type { BooksSources } from './books-sources.ts';
import { type UnbookedMoney, unbookedDocuments, unbookedMoney } from './unbooked.repository.ts';

/**
 * Brings the journal up to date: books every document and all money that is not in it yet, in batches. If the month of
 * a day is closed, it is booked in the first month that is not.
 * @param since epoch ms: documents issued earlier are not looked at.
 */
export async function catchUp({ database, clock }: Pick<BooksSources, 'database' | 'clock'>, since = 0): Promise<void> {
  while (await isAnythingUnbooked(database.read, { since, now: clock() })) {
    const booked = await database.transaction(async (transaction) =>
      bookSome(transaction, await lockBooks(transaction), clock()),
    );
    // Another process has booked it, or it is committed and not seen here yet.
    if (booked === 0) return;
  }
}

/**
 * How far back a quick look goes, in ms: more than the longest transaction and the difference between servers' clocks.
 */
const lately = 3 * 86_400_000;

/**
 * Like {@link catchUp}, but it looks at recent documents only, so that lists are fast after years, too. A document that
 * it misses is booked within the hour, and before a month is closed or exported.
 */
export async function catchUpLately(sources: Pick<BooksSources, 'database' | 'clock'>): Promise<void> {
  const last = await lastBookedDay(sources.database.read);
  const begins = last === null ? 0 : (viennaDayBegins(last) ?? 0);
  return catchUp(sources, Math.min(begins, sources.clock()) - lately);
}

/** Books everything in the given transaction, which has locked the books. */
export async function catchUpWithin(transaction: Transaction<Schema>, closed: Month, now: number): Promise<void> {
  while ((await bookSome(transaction, closed, now)) > 0);
}

async function isAnythingUnbooked(
  queryable: Queryable,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<boolean> {
  if ((await unbookedDocuments(queryable, since)).length > 0) return true;
  return (await unbookedMoney(queryable, now)).length > 0;
}

/** A booking before its month is known. */
type Unplaced = Omit<Selectable<BookingTable>, 'month' | 'booked_at'>;

/** The columns that all bookings of a document share. */
type SharedColumn = Exclude<keyof Unplaced, keyof ReturnType<typeof columnsOf> | 'part' | 'net' | 'vat'>;

/** Books a batch. @returns how many bookings were made. */
async function bookSome(transaction: Transaction<Schema>, closed: Month, now: number): Promise<number> {
  const documents = await documentsByIds(transaction, await unbookedDocuments(transaction));
  const money = documents.length > 0 ? [] : await unbookedMoney(transaction, now);
  const orders = await ordersOf(transaction, [...documents, ...money]);
  const place = (row: Unplaced) => ({ ...row, month: monthToBook(row.day, closed), booked_at: now });
  const corrected = await monthsOfDocuments(
    transaction,
    documents.flatMap(({ corrects }) => corrects ?? []),
  );
  const rows: Selectable<BookingTable>[] = [];
  for (const document of documents) {
    const parts = partsOf(document, orderOf(orders, document), corrected).map(place);
    rows.push(...parts);
    if (parts[0] !== undefined) corrected.set(document.id, parts[0].month);
  }
  for (const one of money) {
    const order = orderOf(orders, one);
    const moved = one.isDiscount ? await discountRows(transaction, one, order) : [moneyRow(one, order)];
    rows.push(...moved.map(place));
  }
  await insertBookings(transaction, rows);
  return rows.length;
}

/** The month in which something of a day is booked: that of the day, or the first one that is not closed. */
function monthToBook(day: string, closed: Month): Month {
  const own = monthOf(day);
  return own > closed ? own : nextMonth(closed);
}

async function ordersOf(
  queryable: Queryable,
  sources: readonly { readonly orderId: string }[],
): Promise<Map<string, OrderSnapshot>> {
  const orders = new Map<string, OrderSnapshot>();
  for (const id of new Set(sources.map(({ orderId }) => orderId))) {
    const order = await orderById(queryable, id);
    if (order !== null) orders.set(id, order);
  }
  return orders;
}

function orderOf(orders: ReadonlyMap<string, OrderSnapshot>, { orderId }: { readonly orderId: string }): OrderSnapshot {
  const order = orders.get(orderId);
  if (order === undefined) throw new Error('Something to book belongs to an order that is not there');
  return order;
}

/** The bookings of an invoice or a correction. */
function partsOf(
  { id, orderId, corrects: correctedId, model: { document } }: IssuedDocument,
  order: OrderSnapshot,
  months: ReadonlyMap<string, Month>,
): Unplaced[] {
  if (document.kind === 'delivery-note') return [];
  const { number, issuedOn: day, corrects, buyer } = document;
  const ofAll: Pick<Unplaced, SharedColumn> = {
    ...{ source_kind: 'document', source_id: id, day, cause: corrects === null ? 'invoice' : 'correction' },
    ...{ document_number: number, order_id: orderId, order_number: order.orderNumber, debtor: debtorOf(order) },
    ...{ customer: buyer.name, vat_id: buyer.vatId, corrects_number: corrects?.number ?? null },
    corrects_month: corrects && (months.get(correctedId ?? '') ?? monthOf(corrects.issuedOn)),
  };
  return bookInvoice(document, order.taxedIn?.country ?? null).map(({ subject, net, vat }, part) => ({
    ...ofAll,
    ...columnsOf(subject, document),
    ...{ part, net, vat },
  }));
}

function moneyRow({ source, orderId, cause, place, amount: net, day }: UnbookedMoney, order: OrderSnapshot): Unplaced {
  const { companyName, firstName, name } = order.address;
  return {
    ...{ ...source, day, cause, ...columnsOf({ kind: 'money', place }, null), net, vat: 0, document_number: '' },
    ...{ order_id: orderId, order_number: order.orderNumber, debtor: debtorOf(order) },
    ...{ customer: companyName || `${firstName} ${name}`.trim(), vat_id: '' },
    ...{ corrects_number: null, corrects_month: null },
  };
}

/** The bookings of a cash discount: it lowers the turnover of its invoice, in the period in which it was earned. */
async function discountRows(queryable: Queryable, one: UnbookedMoney, order: OrderSnapshot): Promise<Unplaced[]> {
  const billed = await invoiceOfOrder(queryable, one.orderId);
  if (billed === null) throw new Error('A cash discount belongs to an order without an invoice');
  const { id, invoice } = billed;
  const month = (await monthsOfDocuments(queryable, [id])).get(id) ?? monthOf(invoice.issuedOn);
  return bookDiscount(invoice, order.taxedIn?.country ?? null, one.amount).map(({ subject, net, vat }, part) => ({
    ...{ ...moneyRow(one, order), ...columnsOf(subject, invoice), part, net, vat, document_number: invoice.number },
    ...{ corrects_number: invoice.number, corrects_month: month },
  }));
}

function columnsOf(
  subject: Booking['subject'],
  document: Pick<Invoice, 'deliveredTo'> | null,
): Pick<BookingTable, 'subject' | 'tax_case' | 'country' | 'rate' | 'destination' | 'place'> {
  const nothing = { tax_case: null, country: null, rate: null, destination: null, place: null };
  if (subject.kind === 'money') return { ...nothing, subject: subject.kind, place: subject.place };
  if (subject.kind === 'rounding') return { ...nothing, subject: subject.kind };
  const { taxCase: tax_case, country, rate } = subject.tax;
  const destination = document?.deliveredTo.country ?? country;
  return { ...nothing, subject: subject.kind, tax_case, country, rate, destination };
}

function debtorOf({ paymentCondition }: Pick<OrderSnapshot, 'paymentCondition'>): Debtor {
  return paymentCondition.kind === 'online' ? paymentCondition.provider : paymentCondition.kind;
}
