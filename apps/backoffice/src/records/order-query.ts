import type { OfficeOrder, OrderQuestion } from '@kontor/contract/office';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of orders. Others change them all the time, so it is asked for anew each time it is shown. */
export function ordersQuery(question: OrderQuestion) {
  return queryOptions({
    queryKey: ['orders', question],
    queryFn: () => officeCall('orders', question),
    staleTime: 0,
  });
}

/** The few orders that fit what is typed into the palette. Older questions are given up for newer ones. */
export function orderHitsQuery(typed: string) {
  return queryOptions({
    queryKey: ['orders', 'hits', typed],
    queryFn: ({ signal }) => officeCall('orders', { search: typed, limit: 8 }, signal),
  });
}

/** One order, by its number. */
export function orderQuery(number: string) {
  return queryOptions({
    queryKey: ['order', number],
    queryFn: () => officeCall('order', { number }),
    staleTime: 0,
  });
}

/** Shows an order as a call has just answered it; lists that may have it are asked for anew. */
export function noteOrder(queries: QueryClient, order: OfficeOrder): void {
  queries.setQueryData(orderQuery(order.number).queryKey, order);
  void queries.invalidateQueries({ queryKey: ['orders'] });
}

/** The key of one wish of a person: a repeated request under it is one change. */
export function newStepKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
