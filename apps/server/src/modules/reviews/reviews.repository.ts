import { type HidingReason, type Rating, type Stars, starSteps, type WrittenReview } from '@kontor/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ReviewTable, Schema } from '../../database/schema.ts';
import type { ReviewPlace, StoredReview } from './types.ts';

/** A row as a review. */
export function reviewOf(row: Selectable<ReviewTable>): StoredReview {
  const { id, text, answer, hidden_reason: reason } = row;
  return {
    ...{ id, text, orderId: row.order_id, productId: row.product_id, productName: row.product_name },
    ...{ stars: row.stars as Stars, shownName: row.shown_name, writtenAt: row.written_at, changedAt: row.changed_at },
    answer: answer === null ? null : { text: answer, at: row.answered_at ?? row.written_at },
    hidden: reason === null ? null : { reason: reason as HidingReason, at: row.hidden_at ?? row.written_at },
  };
}

/** A new review. `id` is a new one. */
export interface ReviewToStore extends WrittenReview {
  readonly id: string;
  readonly orderId: string;
  readonly productId: string;
  readonly productName: string;
  readonly shownName: string;
}

/**
 * Stores a review, or changes the one that there is of the order and the product. What the shop did with it stays: an
 * answer, and that it is hidden.
 */
export async function storeReview(
  transaction: Transaction<Schema>,
  { id, orderId, productId, productName, shownName, stars, text }: ReviewToStore,
  now: number,
): Promise<void> {
  const said = { stars, text, shown_name: shownName };
  await transaction
    .insertInto('reviews')
    .values({ id, order_id: orderId, product_id: productId, product_name: productName, ...said, written_at: now })
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet({ ...said, changed_at: now }))
    .execute();
}

/** The review of a product in an order, or null. */
export async function reviewIn(queryable: Queryable, orderId: string, productId: string): Promise<StoredReview | null> {
  const row = await queryable
    .selectFrom('reviews')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row === undefined ? null : reviewOf(row);
}

/** The reviews that these orders have, the oldest first. */
export async function reviewsOfOrders(queryable: Queryable, orderIds: readonly string[]): Promise<StoredReview[]> {
  if (orderIds.length === 0) return [];
  const rows = queryable.selectFrom('reviews').selectAll().where('order_id', 'in', orderIds);
  return (await rows.orderBy('written_at').orderBy('id').execute()).map(reviewOf);
}

/** Reviews of a product, newest first, after a place. */
export async function reviewsOfProduct(
  queryable: Queryable,
  productId: string,
  { after, limit }: { readonly after: ReviewPlace | null; readonly limit: number },
): Promise<StoredReview[]> {
  let rows = queryable.selectFrom('reviews').selectAll().where('product_id', '=', productId);
  if (after !== null)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('written_at', 'id'), '<', tuple(after.writtenAt, after.id)),
    );
  return (await rows.orderBy('written_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(reviewOf);
}

/** The reviews of a product, summed up. */
export interface CountedReviews extends Rating {
  /** How many have 5, 4, 3, 2 and 1 stars. */
  readonly distribution: readonly number[];
  /** How many of them are hidden. */
  readonly hidden: number;
}

/** Counts the reviews of a product. Hidden ones count: hiding must not change the average (LAW P12). */
export async function countReviews(queryable: Queryable, productId: string): Promise<CountedReviews> {
  const rows = await queryable
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .groupBy('stars')
    .select(({ fn }) => ['stars', fn.countAll().as('count'), fn.count('hidden_reason').as('hidden')])
    .execute();
  const counts = new Map(rows.map(({ stars, count }) => [stars, Number(count)]));
  const distribution = starSteps.map((step) => counts.get(step) ?? 0);
  return {
    distribution,
    count: distribution.reduce((sum, count) => sum + count, 0),
    stars: starSteps.reduce((sum, step, i) => sum + step * (distribution[i] ?? 0), 0),
    hidden: rows.reduce((sum, { hidden }) => sum + Number(hidden), 0),
  };
}

/** Deletes these reviews. @returns the products that they were about. */
export async function deleteReviews(transaction: Transaction<Schema>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction.deleteFrom('reviews').where('id', 'in', ids).returning('product_id').execute();
  return [...new Set(rows.map(({ product_id }) => product_id))].toSorted();
}

/** Takes the names out of the reviews of an order. @returns the products that they are about. */
export async function forgetNames(transaction: Transaction<Schema>, orderId: string): Promise<string[]> {
  const rows = await transaction
    .updateTable('reviews')
    .set({ shown_name: '' })
    .where('order_id', '=', orderId)
    .where('shown_name', '<>', '')
    .returning('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id).toSorted();
}
