import { conditionsOf, queryOf } from './browsing-conditions.ts';

/**
 * Whether one goes from a query to another page of the very same list: a filter or another order also starts at page 1,
 * but it is no paging.
 */
export function isPaging(from: string, to: string): boolean {
  const [before, after] = [conditionsOf(from), conditionsOf(to)];
  return before.page !== after.page && queryOf({ ...before, page: 1 }) === queryOf({ ...after, page: 1 });
}
