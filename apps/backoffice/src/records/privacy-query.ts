import type { PersonToErase } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** What would be erased of a person, as it is now. */
export function erasureQuery(person: PersonToErase) {
  return queryOptions({
    queryKey: ['erasure', person],
    queryFn: () => officeCall('erasurePreview', person),
    staleTime: 0,
    retry: false,
  });
}

/** How long people are kept, and what is erased next. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: () => officeCall('retention', {}),
  staleTime: 0,
});
