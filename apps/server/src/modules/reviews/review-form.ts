import { readReview, reviewerName } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import type { Refused } from '../../http/refused.ts';
import { privateId } from '../../private-id.ts';
import { hashOfSecret } from '../../secret-token.ts';
import { writeRating } from '../catalogue/catalogue.service.ts';
import { orderById } from '../orders/orders.service.ts';
import { findRequest, stateOfOrder, storeRequest, storeStop } from './review-requests.repository.ts';
import { countReviews, deleteReviews, reviewIn, reviewsOfOrders, storeReview } from './reviews.repository.ts';
import type { ReviewableArticle, ReviewForm, ReviewSources, ReviewsService } from './types.ts';

/** The most articles of an order that can be reviewed. */
const mostArticles = 100;

const hour = 3_600_000;

/** Changes of the reviews of an order: fifty, then one an hour. Each change makes pages anew. */
const perOrder = { free: 50, firstWait: hour, longestWait: hour };

/** What an order bought that can be reviewed, with the reviews that there are. Null: nothing of it can be. */
export async function reviewableIn(queryable: Queryable, orderId: string): Promise<Omit<ReviewForm, 'secret'> | null> {
  const [order, state] = [await orderById(queryable, orderId), await stateOfOrder(queryable, orderId)];
  if (order === null || state === null || !state.isDelivered || state.isRestricted) return null;
  const reviews = new Map((await reviewsOfOrders(queryable, [orderId])).map((one) => [one.productId, one]));
  const articles = new Map<string, ReviewableArticle>();
  for (const [line, { productId, name, nameSuffix, amount, giftVoucher }] of order.lines.entries()) {
    const isKept = amount > (state.gone.get(line) ?? 0) && giftVoucher === undefined;
    if ((!isKept && !reviews.has(productId)) || articles.size >= mostArticles) continue;
    const whole = nameSuffix === null ? name : `${name}, ${nameSuffix}`;
    articles.set(productId, { productId, name: whole, review: reviews.get(productId) ?? null });
  }
  if (articles.size === 0) return null;
  return {
    orderNumber: order.orderNumber,
    firstName: reviewerName(order.address.firstName),
    articles: [...articles.values()],
  };
}

type FormCalls = Pick<ReviewsService, 'form' | 'keyOf' | 'write' | 'withdraw' | 'stop'>;

/** Creates the part of the service that buyers use. */
export function createReviewForm(sources: ReviewSources): FormCalls {
  const { database, configuration, clock } = sources;
  const isOn = async () => (await configuration.current()).reviews.enabled;

  async function form(secret: string): Promise<ReviewForm | null> {
    const request = (await isOn()) ? await findRequest(database.read, 'secret', secret) : null;
    const reviewable = request && (await reviewableIn(database.read, request.orderId));
    return reviewable && { secret, ...reviewable };
  }

  return {
    form,
    async keyOf(orderId) {
      if (!(await isOn()) || (await reviewableIn(database.read, orderId)) === null) return null;
      if ((await findRequest(database.read, 'order_id', orderId)) === null)
        await database.transaction((transaction) =>
          storeRequest(transaction, { orderId, secret: privateId() }, clock()),
        );
      return (await findRequest(database.read, 'order_id', orderId))?.secret ?? null;
    },
    async write(secret, typed) {
      const found = await form(secret);
      const article = found?.articles.find(({ productId }) => productId === typed.productId);
      if (found === null || article === undefined) return { kind: 'missing' };
      const read = readReview(typed);
      if (!('stars' in read)) return { kind: 'wrong', form: found, errors: read, typed };
      const refusal = await counted(sources, secret);
      if (refusal !== null) return refusal;
      const { productId, name: productName } = article;
      const shownName = typed.isNamed ? found.firstName : '';
      const isThere = await database.transaction((transaction) =>
        changed(transaction, secret, productId, (orderId) => {
          const review = { ...read, id: privateId(), orderId, productId, productName, shownName };
          return storeReview(transaction, review, clock());
        }),
      );
      return isThere ? { kind: 'written', productId } : { kind: 'missing' };
    },
    async withdraw(secret, productId) {
      const request = await findRequest(database.read, 'secret', secret);
      if (request === null) return { kind: 'missing' };
      const refusal = await counted(sources, secret);
      if (refusal !== null) return refusal;
      await database.transaction((transaction) =>
        changed(transaction, secret, productId, async (orderId) => {
          const review = await reviewIn(transaction, orderId, productId);
          if (review !== null) await deleteReviews(transaction, [review.id]);
        }),
      );
      return { kind: 'withdrawn', productId };
    },
    async stop(secret) {
      const request = await findRequest(database.read, 'secret', secret);
      const order = request && (await orderById(database.read, request.orderId));
      if (order === null) return false;
      const hash = hashOfSecret(emailKey(order.email));
      await database.transaction((transaction) => storeStop(transaction, hash, clock()));
      return true;
    },
  };
}

function counted({ attempts }: Pick<ReviewSources, 'attempts'>, secret: string): Promise<Refused | null> {
  return attempts.count([{ kind: 'review-order', whose: secret, limit: perOrder, isShared: true }]);
}

/**
 * Changes a review of the order that a key belongs to, and the rating of its product. The key is looked up again: the
 * order's customer may have been erased meanwhile.
 * @returns whether the key still opens it.
 */
async function changed(
  transaction: Transaction<Schema>,
  secret: string,
  productId: string,
  change: (orderId: string) => Promise<void>,
): Promise<boolean> {
  const request = await findRequest(transaction, 'secret', secret);
  if (request === null) return false;
  await change(request.orderId);
  await writeRating(transaction, productId, () => ratingOf(transaction, productId));
  return true;
}

/** The rating of a product as its reviews are now. */
export async function ratingOf(queryable: Queryable, productId: string) {
  const { count, stars } = await countReviews(queryable, productId);
  return { count, stars };
}
