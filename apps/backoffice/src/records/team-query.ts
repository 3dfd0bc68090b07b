import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** Who works here, and the roles there are. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => officeCall('operators', {}),
});
