import { sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** The way to review what an order bought. */
export interface ReviewRequest {
  readonly orderId: string;
  readonly secret: string;
  /** Epoch ms; null: no mail was sent. */
  readonly mailedAt: number | null;
}

/**
 * The orders to ask for reviews: placed since a time, delivered in whole, the last parcel within these times (epoch
 * ms); by customers themselves, and not asked before. Restricted orders, and those that came back in whole, are none.
 */
export async function ordersToAsk(
  queryable: Queryable,
  times: { readonly placedSince: number; readonly deliveredFrom: number; readonly deliveredUntil: number },
  limit: number,
): Promise<string[]> {
  const rows = await queryable
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .where('order_parcels.delivered_at', '>=', times.deliveredFrom)
    .where('order_parcels.delivered_at', '<=', times.deliveredUntil)
    .where('orders.shipping_state', '=', 'delivered')
    .where('orders.created_at', '>=', times.placedSince)
    .where('orders.is_restricted', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_parcels as later')
            .select(sql.lit(1).as('one'))
            .whereRef('later.order_id', '=', 'orders.id')
            .where('later.delivered_at', '>', times.deliveredUntil),
        ),
      ),
    )
    // The order form says that a mail will ask. Who ordered by telephone has not read it (LAW D8).
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_timeline')
            .select(sql.lit(1).as('one'))
            .whereRef('order_timeline.order_id', '=', 'orders.id')
            .where('order_timeline.kind', '=', 'take'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_requests')
            .select(sql.lit(1).as('one'))
            .whereRef('review_requests.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .select('orders.id')
    .distinct()
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores a request, unless the order has one. @returns whether it was stored. */
export async function storeRequest(
  transaction: Transaction<Schema>,
  request: { readonly orderId: string; readonly secret: string },
  now: number,
): Promise<boolean> {
  const stored = await transaction
    .insertInto('review_requests')
    .values({ order_id: request.orderId, secret: request.secret, created_at: now, mailed_at: null })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** A request by its order or the key in its links. Null: there is none. */
export async function findRequest(
  queryable: Queryable,
  by: 'order_id' | 'secret',
  value: string,
): Promise<ReviewRequest | null> {
  const row = await queryable.selectFrom('review_requests').selectAll().where(by, '=', value).executeTakeFirst();
  return row === undefined ? null : { orderId: row.order_id, secret: row.secret, mailedAt: row.mailed_at };
}

/** Notes that the mail was sent. */
export async function noteMailed(transaction: Transaction<Schema>, orderId: string, now: number): Promise<void> {
  await transaction.updateTable('review_requests').set({ mailed_at: now }).where('order_id', '=', orderId).execute();
}

/** Deletes the requests of these orders: their links open nothing any more. */
export async function deleteRequests(transaction: Transaction<Schema>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await transaction.deleteFrom('review_requests').where('order_id', 'in', orderIds).execute();
}

/** What decides about the reviews of an order: its state, and the pieces of each line that are gone. */
export async function stateOfOrder(queryable: Queryable, orderId: string) {
  const order = await queryable
    .selectFrom('orders')
    .select(['shipping_state', 'is_restricted'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return null;
  const gone = await queryable
    .selectFrom('order_pieces')
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['cancel', 'return'])
    .groupBy('line')
    .select(({ fn }) => ['line', fn.sum('amount').as('amount')])
    .execute();
  return {
    isDelivered: order.shipping_state === 'delivered',
    isRestricted: order.is_restricted === 1,
    gone: new Map(gone.map(({ line, amount }) => [line, Number(amount)])),
  };
}

/** Whether an e-mail address, by its hash, wants no mails. */
export async function isStopped(queryable: Queryable, addressHash: string): Promise<boolean> {
  const found = queryable.selectFrom('review_stops').select('address_hash').where('address_hash', '=', addressHash);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Notes that an e-mail address wants no mails. */
export async function storeStop(transaction: Transaction<Schema>, addressHash: string, now: number): Promise<void> {
  await transaction
    .insertInto('review_stops')
    .values({ address_hash: addressHash, stopped_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}
