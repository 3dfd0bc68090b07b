import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** How operators can prove their identity. */
export const securityQuery = queryOptions({
  queryKey: ['own-security'],
  queryFn: () => officeCall('ownSecurity', {}),
});
