import { refused } from '../call.ts';
import {
  OfficeReview,
  OfficeReviews,
  ReviewQuestion,
  ReviewToAnswer,
  ReviewToHide,
  ReviewToShow,
} from './wire/review.ts';

const stale = { 404: refused('review-not-found'), 409: refused('review-changed') };

/** The bodies and answers of the calls about reviews by buyers. */
export const officeReviewCalls = {
  officeReviews: { summary: 'Reviews by buyers, newest first.', body: ReviewQuestion, answer: OfficeReviews },
  reviewAnswer: {
    summary: 'Answers a review for everybody to read, or takes the answer back.',
    body: ReviewToAnswer,
    answer: OfficeReview,
    refusals: { 400: refused('invalid-request', 'invalid-form'), ...stale },
  },
  reviewHide: {
    summary: 'Hides text and name of a review. Its stars count on, and everybody reads the reason.',
    body: ReviewToHide,
    answer: OfficeReview,
    refusals: stale,
  },
  reviewShow: {
    summary: 'Shows a hidden review again.',
    body: ReviewToShow,
    answer: OfficeReview,
    refusals: stale,
  },
} as const;
