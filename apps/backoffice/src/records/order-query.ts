import type { OfficeOrder, OrderQuestion } from '@kontor/contract/office';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of orders. Other operators change orders all the time, so it is loaded again each time it is shown. */
export function ordersQuery(question: OrderQuestion) {
  return queryOptions({
    queryKey: ['orders', question],
    queryFn: () => officeCall('orders', question),
    staleTime: 0,
  });
}

/** The few orders that match the text typed into the palette. A newer question aborts the older one. */
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

/** Shows an order as a call has just returned it. Lists that may contain it are loaded again. */
export function noteOrder(queries: QueryClient, order: OfficeOrder): void {
  queries.setQueryData(orderQuery(order.number).queryKey, order);
  void queries.invalidateQueries({ queryKey: ['orders'] });
}

/** A key for one action of an operator. Requests repeated under it are one change. */
export function newStepKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
