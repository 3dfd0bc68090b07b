import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { isoTime } from '../../iso-time.ts';
import { writeRating } from '../catalogue/catalogue.service.ts';
import { ratingOf } from './review-form.ts';
import { deleteRequests } from './review-requests.repository.ts';
import { deleteReviews, forgetNames, reviewsOfOrders } from './reviews.repository.ts';

/**
 * What is stored of the reviews of a person's orders, for those who ask for it (LAW D5): without the keys of the order
 * and of the link.
 * @param numberOf the numbers of the orders, by their ids
 */
export async function reviewsOfPerson(queryable: Queryable, numberOf: ReadonlyMap<string, string>) {
  const found = await reviewsOfOrders(queryable, [...numberOf.keys()]);
  return found.map(({ id, orderId, productId, productName, stars, text, shownName, answer, hidden, ...times }) => ({
    ...{ id, orderNumber: numberOf.get(orderId) ?? '', product: productId, productName, stars, text, shownName },
    writtenAt: isoTime(times.writtenAt),
    changedAt: times.changedAt === null ? null : isoTime(times.changedAt),
    ...(answer !== null && { answer: { text: answer.text, at: isoTime(answer.at) } }),
    ...(hidden !== null && { hidden: { reason: hidden.reason, at: isoTime(hidden.at) } }),
  }));
}

/**
 * Deletes the reviews of these orders because their customer wants to be erased, and the ways to write others (LAW D5).
 * They said it themselves, so nothing of it stays, not even the stars.
 * @returns the ids of the reviews.
 */
export async function eraseReviewsOfOrders(
  transaction: Transaction<Schema>,
  orderIds: readonly string[],
): Promise<string[]> {
  const ids = (await reviewsOfOrders(transaction, orderIds)).map(({ id }) => id);
  await eraseReviews(transaction, ids);
  await deleteRequests(transaction, orderIds);
  return ids;
}

/** Deletes these reviews, also those that a restored backup has brought back. */
export async function eraseReviews(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await rateAnew(transaction, await deleteReviews(transaction, ids));
}

/**
 * Takes the people out of the reviews of an order, because its time is over (LAW D6): the name and the link go. What
 * was said of the product stays, without a name and without a way back to its writer.
 */
export async function forgetReviewers(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await deleteRequests(transaction, [orderId]);
  await rateAnew(transaction, await forgetNames(transaction, orderId));
}

async function rateAnew(transaction: Transaction<Schema>, productIds: readonly string[]): Promise<void> {
  for (const id of productIds) await writeRating(transaction, id, () => ratingOf(transaction, id));
}
