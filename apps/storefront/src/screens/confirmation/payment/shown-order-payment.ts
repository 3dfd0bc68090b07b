import type { Order, PaymentProvider } from '@kontor/contract';
import { leftToPay } from '../../../checkout/left-to-pay.ts';
import type { PaymentProblem } from './payment-problem.ts';

/** The provider of an order that is paid online; null if it is not, or if nothing is left to pay. */
export function providerOf(order: Order): PaymentProvider | null {
  return leftToPay(order) === 0 ? null : (order.paymentProvider ?? null);
}

/**
 * Whether the payer was sent to Saferpay and the result has not been requested: a record without transaction and error
 * (SPEC §4).
 */
export function isBackFromSaferpay({ saferpayPayment }: Order): boolean {
  return saferpayPayment !== undefined && !saferpayPayment.transaction && !saferpayPayment.error;
}

/** How the order's last attempt failed; null if it did not. */
export function failedAttempt({ paypalPayment, saferpayPayment }: Order): PaymentProblem | null {
  const { error } = saferpayPayment ?? {};
  if (error !== undefined) return { kind: 'failed', ...(error.msg !== undefined && { message: error.msg }) };
  return paypalPayment?.state === 'failed' ? { kind: 'failed' } : null;
}
