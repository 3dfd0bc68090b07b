import type { BankEntries, BankEntryQuestion, BankEntryWithMatch } from '@kontor/contract/office';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of the bank account's entries in a state. */
export function bankEntriesQuery(question: BankEntryQuestion) {
  return queryOptions({
    queryKey: ['bank-entries', question],
    queryFn: () => officeCall('bankEntries', question),
    staleTime: 0,
  });
}

/** The rules that set entries aside by themselves. */
export const bankRulesQuery = queryOptions({
  queryKey: ['bank-rules'],
  queryFn: () => officeCall('bankRules', {}),
  staleTime: 0,
});

/**
 * Removes a decided entry from cached lists to which it no longer belongs, reloads the lists, and reloads the orders
 * that it pays.
 * @param orders the numbers of the orders to which it was or is assigned
 */
export function noteEntry(queries: QueryClient, entry: BankEntryWithMatch, orders: readonly string[]): void {
  for (const [key, page] of queries.getQueriesData<BankEntries>({ queryKey: ['bank-entries'] })) {
    const entries = page?.entries.filter(({ _id, state }) => _id !== entry._id || state === entry.state);
    if (page !== undefined && entries !== undefined) queries.setQueryData(key, { ...page, entries });
  }
  void queries.invalidateQueries({ queryKey: ['bank-entries'] });
  void queries.invalidateQueries({ queryKey: ['orders'] });
  for (const number of orders) void queries.invalidateQueries({ queryKey: ['order', number] });
}
