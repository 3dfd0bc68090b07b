import type { ReviewQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';

/** A page of reviews, newest first. */
export function reviewsQuery(question: ReviewQuestion) {
  return queryOptions({
    queryKey: ['reviews', question],
    queryFn: () => officeCall('officeReviews', question),
    staleTime: 0,
  });
}
