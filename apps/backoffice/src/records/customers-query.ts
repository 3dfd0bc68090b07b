import type { CustomerQuestion, GuestQuestion, OfficeCustomer } from '@kontor/contract/office';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of customers with an account, the newest first. */
export function customersQuery(question: CustomerQuestion) {
  return queryOptions({
    queryKey: ['customers', question],
    queryFn: () => officeCall('customers', question),
    staleTime: 0,
  });
}

/** The few customers who match the text typed into the palette. A newer question aborts the older one. */
export function customerHitsQuery(typed: string) {
  return queryOptions({
    queryKey: ['customers', 'hits', typed],
    queryFn: ({ signal }) => officeCall('customers', { search: typed, limit: 5 }, signal),
  });
}

/** A page of the people who ordered without an account, as a search finds them. */
export function guestsQuery(question: GuestQuestion) {
  return queryOptions({
    queryKey: ['guests', question],
    queryFn: () => officeCall('guests', question),
    staleTime: 0,
  });
}

/** One customer, by id or customer number. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['customer', id],
    queryFn: () => officeCall('customer', { _id: id }),
    staleTime: 0,
  });
}

/** Shows a customer as a call has just returned it. Lists and histories that may contain it are loaded again. */
export function noteCustomer(queries: QueryClient, id: string, customer: OfficeCustomer): void {
  queries.setQueryData(customerQuery(id).queryKey, customer);
  for (const key of ['customers', 'log']) void queries.invalidateQueries({ queryKey: [key] });
}
