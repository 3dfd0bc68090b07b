import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';

/** The operator's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => officeCall('officeSessions', {}),
});
