import type { MovedPieces } from '@kontor/domain';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { OrderParcelTable, OrderPiecesTable, OrderTimelineTable, Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { BuyerTaxShape, OrderContactShape, OrderGoodsShape } from '../orders/orders.service.ts';
import type { EntryDetail, TimelineEntry } from './types.ts';

const Text = Type.Optional(Type.String());
const Texts = Type.Optional(Type.Array(Type.String()));

const readDetail = storedJson(
  'order_timeline.detail',
  Type.Object({
    ...{ reason: Text, text: Text, carrier: Text, trackingNumber: Text, added: Texts, removed: Texts },
    ...{ before: Type.Optional(OrderContactShape), after: Type.Optional(OrderContactShape) },
    tax: Type.Optional(Type.Object({ before: BuyerTaxShape, after: BuyerTaxShape })),
    goods: Type.Optional(Type.Object({ before: OrderGoodsShape, after: OrderGoodsShape })),
    received: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    invoices: Type.Optional(
      Type.Object({ replaced: Type.String(), cancellation: Type.String(), invoice: Type.String() }),
    ),
    amount: Type.Optional(Type.Integer()),
    refunded: Type.Optional(Type.Integer()),
    refunds: Type.Optional(Type.Array(Type.Object({ attempt: Type.String(), amount: Type.Integer() }))),
    parcels: Type.Optional(Type.Array(Type.Integer())),
    deliveryNote: Text,
    isTold: Type.Optional(Type.Boolean()),
    isAgeChecked: Type.Optional(Type.Boolean()),
    isUnpaidAccepted: Type.Optional(Type.Boolean()),
    rates: Type.Optional(Type.Array(Type.Object({ before: Type.Integer(), after: Type.Integer() }))),
  }),
);

/** A new entry of a timeline. */
export interface NewEntry extends Omit<OrderTimelineTable, 'detail'> {
  readonly detail: EntryDetail;
}

/** Adds an entry. Of two entries with the same version or the same key, the second fails. */
export async function insertEntry(transaction: Transaction<Schema>, { detail, ...entry }: NewEntry): Promise<void> {
  await transaction
    .insertInto('order_timeline')
    .values({ ...entry, detail: JSON.stringify(detail) })
    .execute();
}

/** Whether a key was already used for a change. */
export async function isKeyUsed(queryable: Queryable, orderId: string, key: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('order_timeline')
    .select('version')
    .where('order_id', '=', orderId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** The changes of an order after a version, oldest first. */
export async function entriesAfter(
  queryable: Queryable,
  orderId: string,
  version: number,
): Promise<readonly TimelineEntry[]> {
  const rows = await queryable
    .selectFrom('order_timeline')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('version', '>', version)
    .orderBy('version')
    .execute();
  return rows.map(entryOf);
}

/** The changes of orders by their ids, oldest first. */
export async function entriesOfOrders(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TimelineEntry[]>> {
  const rows = await queryable
    .selectFrom('order_timeline')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('version')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, some]) => [id, some.map(entryOf)]));
}

function entryOf({ version, kind, at, operator_name, via, detail }: Selectable<OrderTimelineTable>): TimelineEntry {
  return { version, kind, at, by: operator_name, via, detail: readDetail(detail) as EntryDetail };
}

/** Stores the pieces that a step moved. */
export async function insertPieces(
  transaction: Transaction<Schema>,
  step: Pick<OrderPiecesTable, 'order_id' | 'version' | 'kind'>,
  moved: readonly MovedPieces[],
): Promise<void> {
  await transaction
    .insertInto('order_pieces')
    .values(moved.map(({ line, amount, toStock }) => ({ ...step, line, amount, to_stock: toStock ? 1 : 0 })))
    .execute();
}

/** The pieces that the steps of orders moved. */
export function piecesOf(queryable: Queryable, orderIds: readonly string[]): Promise<Selectable<OrderPiecesTable>[]> {
  return queryable.selectFrom('order_pieces').selectAll().where('order_id', 'in', orderIds).execute();
}

/**
 * What came back of an order, with the times in epoch ms, the first return first. In the transaction of a return its
 * entry is not written yet: it is the last one.
 */
export async function returnsOf(
  queryable: Queryable,
  orderId: string,
): Promise<{ readonly line: number; readonly amount: number; readonly at: number }[]> {
  const rows = await queryable
    .selectFrom('order_pieces')
    .leftJoin('order_timeline', (join) =>
      join
        .onRef('order_timeline.order_id', '=', 'order_pieces.order_id')
        .onRef('order_timeline.version', '=', 'order_pieces.version'),
    )
    .select(['order_pieces.line', 'order_pieces.amount', 'order_timeline.at'])
    .where('order_pieces.order_id', '=', orderId)
    .where('order_pieces.kind', '=', 'return')
    .orderBy('order_pieces.version')
    .execute();
  return rows.map(({ line, amount, at }) => ({ line, amount, at: at ?? Number.POSITIVE_INFINITY }));
}

/** Stores a parcel. */
export async function insertParcel(
  transaction: Transaction<Schema>,
  parcel: Insertable<OrderParcelTable>,
): Promise<void> {
  await transaction.insertInto('order_parcels').values(parcel).execute();
}

/** Marks parcels as delivered. */
export async function noteDelivered(
  transaction: Transaction<Schema>,
  orderId: string,
  { numbers, at }: { readonly numbers: readonly number[]; readonly at: number },
): Promise<void> {
  await transaction
    .updateTable('order_parcels')
    .set({ delivered_at: at })
    .where('order_id', '=', orderId)
    .where('number', 'in', numbers)
    .execute();
}

/** Marks a parcel as never shipped. `version`: of the step that says so. */
export async function noteUndone(
  transaction: Transaction<Schema>,
  orderId: string,
  { number, version }: { readonly number: number; readonly version: number },
): Promise<void> {
  await transaction
    .updateTable('order_parcels')
    .set({ undone_version: version })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .execute();
}

/** The parcels of orders, by number, with those whose shipment was undone. */
export function parcelsOf(queryable: Queryable, orderIds: readonly string[]): Promise<Selectable<OrderParcelTable>[]> {
  return queryable
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number')
    .execute();
}

/** The parcels of an order that were really shipped, by number. */
export async function shippedParcelsOf(queryable: Queryable, orderId: string): Promise<Selectable<OrderParcelTable>[]> {
  return (await parcelsOf(queryable, [orderId])).filter(({ undone_version }) => undone_version === null);
}

/** When the last parcel of an order was shipped, epoch ms. Null: none was. */
export async function lastShippedAt(queryable: Queryable, orderId: string): Promise<number | null> {
  const { last } = await queryable
    .selectFrom('order_parcels')
    .select(({ fn }) => fn.max('shipped_at').as('last'))
    .where('order_id', '=', orderId)
    .where('undone_version', 'is', null)
    .executeTakeFirstOrThrow();
  return last === null ? null : Number(last);
}

/** Adds tags to an order and removes others. */
export async function changeTags(
  transaction: Transaction<Schema>,
  orderId: string,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0)
    await transaction.deleteFrom('order_tags').where('order_id', '=', orderId).where('tag', 'in', removed).execute();
  if (added.length > 0)
    await transaction
      .insertInto('order_tags')
      .values(added.map((tag) => ({ tag, order_id: orderId })))
      .execute();
}

/** The tags of orders, sorted alphabetically. */
export async function tagsOf(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queryable.selectFrom('order_tags').selectAll().where('order_id', 'in', orderIds).execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([id, some]) => [id, some.map(({ tag }) => tag).toSorted((a, b) => a.localeCompare(b, 'de'))]),
  );
}
