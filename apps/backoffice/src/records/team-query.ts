import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** The operators and the roles. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => officeCall('operators', {}),
});
