import type { WithdrawalQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of declarations of withdrawal, the latest first. */
export function withdrawalsQuery(question: WithdrawalQuestion) {
  return queryOptions({
    queryKey: ['withdrawals', question],
    queryFn: () => officeCall('withdrawals', question),
    staleTime: 0,
  });
}

/** One declaration, by its number. */
export function withdrawalQuery(number: string) {
  return queryOptions({
    queryKey: ['withdrawal', number],
    queryFn: () => officeCall('withdrawal', { number }),
    staleTime: 0,
  });
}
