import type { CurrentOperator, OfficeState } from '@kontor/contract/office';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** Who is signed in, and which ways of signing in exist here. */
export const stateQuery = queryOptions({
  queryKey: ['state'],
  queryFn: () => officeCall('officeState', {}),
  staleTime: 60_000,
});

/** The state of the back office. Undefined until it is loaded, which every route does first. */
export function useOfficeState(): OfficeState | undefined {
  return useQuery(stateQuery).data;
}

/** The short name of the country of the seller; empty while nothing says it. */
export function useSellerCountry(): string {
  return useOfficeState()?.sellerCountry ?? '';
}

/**
 * The signed-in operator. After the session has ended, while the operator signs in above the screen, it is still the
 * former one.
 * @throws Error outside the rooms that need a session
 */
export function useOperator(): CurrentOperator {
  const queries = useQueryClient();
  const operator = useOfficeState()?.operator ?? queries.getQueryData<CurrentOperator>(lastOperatorKey);
  if (!operator) throw new Error('Nobody is signed in.');
  return operator;
}

/** Notes who has signed in or proved their identity. */
export function noteOperator(queries: QueryClient, operator: CurrentOperator): void {
  queries.setQueryData(lastOperatorKey, operator);
  queries.setQueryData(stateQuery.queryKey, (state) => state && { ...state, operator, isSetUp: true });
}

/** Notes that the session has ended. What is shown stays; the next call asks to sign in. */
export function forgetSession(queries: QueryClient): void {
  queries.setQueryData(stateQuery.queryKey, (state) => state && { ...state, operator: null });
}

const lastOperatorKey = ['last-operator'];
