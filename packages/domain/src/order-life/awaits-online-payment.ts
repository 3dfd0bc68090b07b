import type { PaymentKind } from '../payment-method.ts';
import type { OrderPaymentState } from '../payment-state.ts';

/** The states in which a provider has not collected all of the money. */
const unpaid: readonly OrderPaymentState[] = ['open', 'pending', 'failed', 'partly-paid'];

/**
 * Whether an order still waits for the money that a provider collects before the delivery. Of transfers nobody knows it
 * so surely: a shop need not note them.
 * @param kind undefined: an order of an earlier version, which does not say.
 */
export function awaitsOnlinePayment(kind: PaymentKind | undefined, payment: OrderPaymentState): boolean {
  return kind === 'online' && unpaid.includes(payment);
}
