import type { CurrentOperator, OfficeState } from '@kontor/contract/office';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** Who is signed in, and how one can sign in here. */
export const stateQuery = queryOptions({
  queryKey: ['state'],
  queryFn: () => officeCall('officeState', {}),
  staleTime: 60_000,
});

/** The state of the back office; undefined until it was asked for, which every route does first. */
export function useOfficeState(): OfficeState | undefined {
  return useQuery(stateQuery).data;
}

/**
 * Who is signed in. While a session has ended, and the operator signs in over the screen, it is who was.
 * @throws Error outside the rooms that ask for a session
 */
export function useOperator(): CurrentOperator {
  const queries = useQueryClient();
  const operator = useOfficeState()?.operator ?? queries.getQueryData<CurrentOperator>(lastOperatorKey);
  if (!operator) throw new Error('Nobody is signed in.');
  return operator;
}

/** Notes who has signed in or has proved who they are. */
export function noteOperator(queries: QueryClient, operator: CurrentOperator): void {
  queries.setQueryData(lastOperatorKey, operator);
  queries.setQueryData(stateQuery.queryKey, (state) => state && { ...state, operator, isSetUp: true });
}

const lastOperatorKey = ['last-operator'];
