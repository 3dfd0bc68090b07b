import type { PaymentQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of payments by providers, the newest first. */
export function paymentsQuery(question: PaymentQuestion) {
  return queryOptions({
    queryKey: ['payments', question],
    queryFn: () => officeCall('payments', question),
    staleTime: 0,
  });
}

/** The open findings about payments, and when the providers were last heard. */
export const findingsQuery = queryOptions({
  queryKey: ['payment-findings'],
  queryFn: () => officeCall('paymentFindings', {}),
  staleTime: 0,
});
