import type { LogQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of the log, newest first. Every change adds an entry, so it is loaded again each time it is shown. */
export function logQuery(question: LogQuestion) {
  return queryOptions({
    queryKey: ['log', question],
    queryFn: () => officeCall('officeLog', question),
    staleTime: 0,
  });
}
