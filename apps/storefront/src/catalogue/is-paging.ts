import { conditionsOf, queryOf } from './browsing-conditions.ts';

/**
 * Whether a change of the query only turns the page of the same list. A new filter or order also starts at page 1, but
 * is no paging.
 */
export function isPaging(from: string, to: string): boolean {
  const [before, after] = [conditionsOf(from), conditionsOf(to)];
  return before.page !== after.page && queryOf({ ...before, page: 1 }) === queryOf({ ...after, page: 1 });
}
