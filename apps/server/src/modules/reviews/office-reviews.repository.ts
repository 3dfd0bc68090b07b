import type { HidingReason } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { reviewOf } from './reviews.repository.ts';
import type { ReviewPlace, StoredReview } from './types.ts';

/** A review with the number of its order. */
export interface ListedReview extends StoredReview {
  readonly orderNumber: string;
}

/** Which reviews: shown ones without an answer; those with one or two stars; hidden ones. Undefined: all. */
export type WhichReviews = 'unanswered' | 'critical' | 'hidden' | undefined;

/** The stars up to which a review is critical. */
const critical = 2;

/** Reviews of all products, newest first, after a place. */
export async function listReviews(
  queryable: Queryable,
  { which, after, limit }: { readonly which: WhichReviews; readonly after: ReviewPlace | null; readonly limit: number },
): Promise<ListedReview[]> {
  let rows = listed(queryable);
  if (which === 'unanswered') rows = rows.where('answer', 'is', null).where('hidden_reason', 'is', null);
  if (which === 'critical') rows = rows.where('stars', '<=', critical);
  if (which === 'hidden') rows = rows.where('hidden_reason', 'is not', null);
  if (after !== null)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('reviews.written_at', 'reviews.id'), '<', tuple(after.writtenAt, after.id)),
    );
  const found = rows.orderBy('reviews.written_at', 'desc').orderBy('reviews.id', 'desc').limit(limit);
  return (await found.execute()).map((row) => ({ ...reviewOf(row), orderNumber: row.order_number }));
}

/** A review by its id, or null. */
export async function listedReview(queryable: Queryable, id: string): Promise<ListedReview | null> {
  const row = await listed(queryable).where('reviews.id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...reviewOf(row), orderNumber: row.order_number };
}

function listed(queryable: Queryable) {
  return queryable
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .selectAll('reviews')
    .select('orders.order_number');
}

/** Writes the shop's answer; null takes it back. */
export async function writeAnswer(
  transaction: Transaction<Schema>,
  id: string,
  answer: { readonly text: string; readonly at: number } | null,
): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ answer: answer?.text ?? null, answered_at: answer?.at ?? null })
    .where('id', '=', id)
    .execute();
}

/** Hides a review, or shows it again (null). */
export async function writeHidden(
  transaction: Transaction<Schema>,
  id: string,
  hidden: { readonly reason: HidingReason; readonly at: number } | null,
): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ hidden_reason: hidden?.reason ?? null, hidden_at: hidden?.at ?? null })
    .where('id', '=', id)
    .execute();
}
