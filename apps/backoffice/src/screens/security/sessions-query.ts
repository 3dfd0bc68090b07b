import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';

/** Where the operator is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => officeCall('officeSessions', {}),
});
