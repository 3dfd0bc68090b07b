import { type Answer, productAddress, type Review } from '@kontor/contract';
import { hidingTexts } from '@kontor/contract/office-texts';
import { averageStars, categoryPath } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import { type CountedReviews, countReviews, reviewsOfProduct } from './reviews.repository.ts';
import type { ReviewSources, ReviewsService, StoredReview } from './types.ts';

/** The newest reviews that a product's page shows. */
const onProductPage = 5;

/** The reviews on a page of all. */
const onPage = 20;

const none: CountedReviews = { count: 0, stars: 0, distribution: [0, 0, 0, 0, 0], hidden: 0 };

/** Creates the part of the service that shows reviews to everybody. */
export function createShownReviews({
  database,
  catalogue,
  configuration,
}: ReviewSources): Pick<ReviewsService, 'ofProduct' | 'page'> {
  const isOn = async () => (await configuration.current()).reviews.enabled;
  return {
    async ofProduct(productId) {
      if (!(await isOn())) return summary(none, []);
      const counted = await countReviews(database.read, productId);
      const newest = counted.count === 0 ? [] : await reviewsOfProduct(database.read, productId, firstPage);
      return summary(counted, newest.map(shownReview));
    },
    async page(productId, after) {
      const { reviews, seller } = await configuration.current();
      const counted = reviews.enabled ? await countReviews(database.read, productId) : none;
      if (counted.count === 0) return null;
      const found = await reviewsOfProduct(database.read, productId, { after, limit: onPage + 1 });
      const [shown, last] = [found.slice(0, onPage), found[onPage - 1]];
      const [product] = await catalogue.named([productId]);
      const isMore = found.length > onPage && last !== undefined;
      return {
        ...{ productId, summary: summary(counted, []), reviews: shown.map(shownReview) },
        ...(product === undefined
          ? { name: found[0]?.productName ?? '', path: null }
          : { name: nameOf(product), path: productAddress(categoryPath(product.categoryPath), productId) }),
        contact: seller.email,
        next: isMore ? { writtenAt: last.writtenAt, id: last.id } : null,
      };
    },
  };
}

const firstPage = { after: null, limit: onProductPage };

function nameOf({ name, nameSuffix }: { readonly name: string; readonly nameSuffix?: string }): string {
  return nameSuffix === undefined ? name : `${name}, ${nameSuffix}`;
}

function summary(counted: CountedReviews, reviews: Review[]): Answer<'productReviews'> {
  const { count, distribution, hidden } = counted;
  return { count, average: averageStars(counted), distribution: [...distribution], hidden, reviews };
}

/** A review as everybody may read it. A hidden one keeps its stars, and says why it is hidden. */
function shownReview({ id, hidden, stars, text, shownName, ...review }: StoredReview): Review {
  const { writtenAt, changedAt, answer } = review;
  return {
    ...{ _id: id, stars, text: hidden ? '' : text, name: hidden ? '' : shownName, writtenAt: viennaDay(writtenAt) },
    ...(changedAt !== null && { changedAt: viennaDay(changedAt) }),
    ...(answer !== null && { answer: { text: answer.text, at: viennaDay(answer.at) } }),
    ...(hidden !== null && { hidden: hidingTexts[hidden.reason] }),
  };
}
