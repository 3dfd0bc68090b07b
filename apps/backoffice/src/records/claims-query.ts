import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** All unpaid orders and what is to be done about each. */
export const claimsQuery = queryOptions({
  queryKey: ['claims'],
  queryFn: () => officeCall('claims', {}),
  staleTime: 0,
});

/** Loads everything anew that a reminder or a cancelled order changes. */
export async function refreshClaims(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['claims', 'today', 'order', 'orders', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
  );
}
