import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** How the operator can prove who they are. */
export const securityQuery = queryOptions({
  queryKey: ['own-security'],
  queryFn: () => officeCall('ownSecurity', {}),
});
