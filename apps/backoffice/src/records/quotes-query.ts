import type { QuoteQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of offers, the latest first. */
export function quotesQuery(question: QuoteQuestion) {
  return queryOptions({
    queryKey: ['quotes', question],
    queryFn: () => officeCall('quotes', question),
    staleTime: 0,
  });
}

/** One offer, by its number. */
export function quoteQuery(number: string) {
  return queryOptions({ queryKey: ['quote', number], queryFn: () => officeCall('quote', { number }), staleTime: 0 });
}

/** An offer as it was typed. */
export function quoteAgainQuery(number: string) {
  return queryOptions({
    queryKey: ['quote', number, 'again'],
    queryFn: () => officeCall('quoteAgain', { number }),
    staleTime: 0,
  });
}
