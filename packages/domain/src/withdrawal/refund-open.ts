import type { OrderPaymentState } from '../payment-state.ts';

/** The data that decides whether money of an order must still be refunded. */
export interface HeldMoney {
  readonly payment: OrderPaymentState;
  /** Whether pieces were cancelled or returned, which reduces what the customer owes. */
  readonly isSomethingBack: boolean;
}

/**
 * Whether the shop still holds money that a declared withdrawal asks back (LAW R2): more than is owed, or all of it
 * while nothing was cancelled and nothing came back. How much it is, people decide.
 */
export function isRefundOpen({ payment, isSomethingBack }: HeldMoney): boolean {
  if (payment === 'overpaid') return true;
  return !isSomethingBack && (payment === 'paid' || payment === 'partly-paid');
}
