import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** How often documents are loaded while one of them has no file yet, in ms. */
const untilRendered = 1_500;

/** The documents of an order, by its number, the first issued first. */
export function documentsQuery(number: string) {
  return queryOptions({
    queryKey: ['documents', number],
    queryFn: () => officeCall('documents', { number }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.documents.some(({ isRendered }) => !isRendered) ? untilRendered : false,
  });
}
