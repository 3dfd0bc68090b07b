import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** Documents, offers, withdrawals and vouchers by the number typed into the palette. */
export function recordHitsQuery(typed: string) {
  return queryOptions({
    queryKey: ['records', typed],
    queryFn: ({ signal }) => officeCall('officeRecords', { text: typed }, signal),
    staleTime: 0,
  });
}
