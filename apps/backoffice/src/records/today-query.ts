import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** What waits in the shop. It is asked again every minute while the page is in sight. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => officeCall('officeToday', {}),
  staleTime: 0,
  refetchInterval: 60_000,
});
