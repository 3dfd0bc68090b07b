import type { Order, PaymentProvider } from '@kontor/contract';
import { leftToPay } from '../../../checkout/left-to-pay.ts';
import type { PaymentProblem } from './payment-problem.ts';

/** The provider by which an order is paid online; null if it is not, or costs nothing. */
export function providerOf(order: Order): PaymentProvider | null {
  return leftToPay(order) === 0 ? null : (order.paymentProvider ?? null);
}

/**
 * Whether the payer was sent to Saferpay, and the result was not asked for yet: a record with no transaction and no
 * error (SPEC §4).
 */
export function isBackFromSaferpay({ saferpayPayment }: Order): boolean {
  return saferpayPayment !== undefined && !saferpayPayment.transaction && !saferpayPayment.error;
}

/** How the last attempt to pay ended without money, as the order has it; null where none did. */
export function failedAttempt({ paypalPayment, saferpayPayment }: Order): PaymentProblem | null {
  const { error } = saferpayPayment ?? {};
  if (error !== undefined) return { kind: 'failed', ...(error.msg !== undefined && { message: error.msg }) };
  return paypalPayment?.state === 'failed' ? { kind: 'failed' } : null;
}
