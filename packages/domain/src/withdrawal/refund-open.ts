import type { OrderPaymentState } from '../payment-state.ts';

/** The data that decides whether money of an order must still be refunded. */
export interface RefundFacts {
  readonly payment: OrderPaymentState;
  /** Whether pieces were cancelled or returned, which reduces what the customer owes. */
  readonly isSomethingBack: boolean;
}

/**
 * Whether money must still be refunded after a declared withdrawal (LAW R2): the shop has more than is owed, or all of
 * it while nothing was cancelled and nothing came back. How much it is, people decide.
 */
export function isRefundOpen({ payment, isSomethingBack }: RefundFacts): boolean {
  if (payment === 'overpaid') return true;
  return !isSomethingBack && (payment === 'paid' || payment === 'partly-paid');
}
