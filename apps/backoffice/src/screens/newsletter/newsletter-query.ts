import type { NewsletterQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';

/** A page of those who get the newsletter, the latest first. */
export function newsletterQuery(question: NewsletterQuestion) {
  return queryOptions({
    queryKey: ['newsletter', question],
    queryFn: () => officeCall('newsletter', question),
    staleTime: 0,
  });
}
