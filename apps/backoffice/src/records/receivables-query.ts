import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** All unpaid orders and what is to be done about each. */
export const receivablesQuery = queryOptions({
  queryKey: ['receivables'],
  queryFn: () => officeCall('receivables', {}),
  staleTime: 0,
});

/** Loads everything anew that a reminder or a cancelled order changes. */
export async function refreshReceivables(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['receivables', 'today', 'order', 'orders', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
  );
}
