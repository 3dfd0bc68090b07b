import { createAsking } from './ask-for-reviews.ts';
import { createReviewForm } from './review-form.ts';
import { createShownReviews } from './shown-reviews.ts';
import type { ReviewSources, ReviewsService } from './types.ts';

export { eraseReviews, eraseReviewsOfOrders, forgetReviewers, reviewsOfPerson } from './reviews-of-people.ts';
export type { ReviewsService };

/** Creates the service. */
export function createReviews(sources: ReviewSources): ReviewsService {
  return {
    ...createReviewForm(sources),
    ...createShownReviews(sources),
    look: createAsking(sources),
  };
}
