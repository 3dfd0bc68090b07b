import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { RetentionCountTable, Schema } from '../../database/schema.ts';

/** An order that is held back. */
export interface OrderKeptBack {
  readonly orderId: string;
  readonly number: string;
  readonly reason: string;
  readonly by: string;
  /** Epoch ms. */
  readonly at: number;
}

/** The orders that are held back, the latest first. */
export async function ordersKeptBack(queryable: Queryable): Promise<OrderKeptBack[]> {
  const rows = await queryable
    .selectFrom('retention_holds')
    .innerJoin('orders', 'orders.id', 'retention_holds.order_id')
    .select(['order_id', 'order_number', 'reason', 'held_by', 'held_at'])
    .orderBy('held_at', 'desc')
    .orderBy('order_id')
    .execute();
  return rows.map(({ order_id, order_number, reason, held_by, held_at }) => ({
    ...{ orderId: order_id, number: order_number, reason, by: held_by, at: held_at },
  }));
}

/** Holds an order back. A former reason is replaced. */
export async function holdOrder(
  transaction: Transaction<Schema>,
  { orderId, reason, by, at }: Omit<OrderKeptBack, 'number'>,
): Promise<void> {
  const row = { reason, held_by: by, held_at: at };
  await transaction
    .insertInto('retention_holds')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}

/** Lets an order go as its time comes. */
export async function releaseOrder(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction.deleteFrom('retention_holds').where('order_id', '=', orderId).execute();
}

/** Counts what was erased, in the transaction that erases it. */
export async function countErased(
  transaction: Transaction<Schema>,
  { day, kind, count }: RetentionCountTable,
): Promise<void> {
  if (count === 0) return;
  await transaction
    .insertInto('retention_counts')
    .values({ day, kind, count })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind'])
        .doUpdateSet((row) => ({ count: row('retention_counts.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}

/** The latest counts, by day. */
export function latestCounts(queryable: Queryable, limit: number): Promise<RetentionCountTable[]> {
  return queryable
    .selectFrom('retention_counts')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('kind')
    .limit(limit)
    .execute();
}
