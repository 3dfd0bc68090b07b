import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';

/** The start page as it is stored. */
export const frontPageQuery = queryOptions({
  queryKey: ['front-page'],
  queryFn: () => officeCall('frontPageRead', {}),
});
