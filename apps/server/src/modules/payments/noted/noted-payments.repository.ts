import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { NotedPaymentTable, Schema } from '../../../database/schema.ts';

/** Money of an order that was noted from the shop's bank account. */
export type NotedPayment = Selectable<NotedPaymentTable>;

/** The source of the cash discount that goes with the money of a source. */
export const discountSourceOf = (source: string): string => `discount:${source}`;

/** The source of the few cents that are written off with the money of a source. */
export const restSourceOf = (source: string): string => `rest:${source}`;

/** Whether a note is of cents that were written off, and no money. */
export const isRestSource = (source: string): boolean => source.startsWith('rest:');

/** Whether a note is a cash discount or a rest that was written off, and no money. Both change the turnover. */
export const isDiscountSource = (source: string): boolean => source.startsWith('discount:') || isRestSource(source);

/** Whether a note is of an entry of a bank statement. */
export const isBankSource = (source: string): boolean => source.startsWith('bank:');

/** The notes of some orders that count, by the ids of the orders; an order without any is missing. */
export async function notedOfOrders(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NotedPayment[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('noted_payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('taken_back_at', 'is', null)
    .orderBy('received_on')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** The notes of a source that count. */
export function notedFrom(queryable: Queryable, sources: readonly string[]): Promise<NotedPayment[]> {
  if (sources.length === 0) return Promise.resolve([]);
  return queryable
    .selectFrom('noted_payments')
    .selectAll()
    .where('source', 'in', sources)
    .where('taken_back_at', 'is', null)
    .orderBy('noted_at')
    .orderBy('id')
    .execute();
}

/** All notes of an order, also those that were taken back, for its history. */
export function notesOfOrder(queryable: Queryable, orderId: string): Promise<NotedPayment[]> {
  return queryable
    .selectFrom('noted_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('noted_at')
    .execute();
}

/** All notes of an order that somebody made by hand, also those that were taken back. */
export async function notedByHand(queryable: Queryable, orderId: string): Promise<readonly NotedPayment[]> {
  const rows = await queryable
    .selectFrom('noted_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('received_on')
    .orderBy('id')
    .execute();
  return rows.filter(({ source }) => !isBankSource(source) && !isDiscountSource(source));
}

/** Stores a note. A source notes the same order once. */
export async function insertNoted(transaction: Transaction<Schema>, noted: NotedPayment): Promise<void> {
  await transaction.insertInto('noted_payments').values(noted).execute();
}

/** Takes the notes of a source back. */
export async function takeBackNoted(
  transaction: Transaction<Schema>,
  source: string,
  by: { readonly name: string; readonly at: number },
): Promise<void> {
  await transaction
    .updateTable('noted_payments')
    .set({ taken_back_by: by.name, taken_back_at: by.at })
    .where('source', '=', source)
    .where('taken_back_at', 'is', null)
    .execute();
}
