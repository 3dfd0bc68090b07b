import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** The months of the books, the latest first. */
export const booksQuery = queryOptions({
  queryKey: ['books'],
  queryFn: () => officeCall('books', {}),
  staleTime: 0,
});

/** The declaration of a quarter to the one-stop shop. */
export function ossQuery(quarter: string) {
  return queryOptions({
    queryKey: ['books', 'oss', quarter],
    queryFn: () => officeCall('booksOss', { quarter }),
    staleTime: 0,
  });
}
