import type { PaymentKind } from '../payment-method.ts';
import type { OrderPaymentState } from '../payment-state.ts';

/** The states in which a provider has collected all of the money, and none is asked back. */
const paid: readonly OrderPaymentState[] = ['paid', 'overpaid'];

/**
 * Whether the money of an order that a provider collects before the delivery is not there: not yet, or no longer, as
 * after a refund or while the customer's bank disputes it. Of transfers nobody knows it so surely: a shop need not note
 * them.
 * @param kind undefined: an order of an earlier version, which does not say.
 */
export function awaitsOnlinePayment(kind: PaymentKind | undefined, payment: OrderPaymentState): boolean {
  return kind === 'online' && !paid.includes(payment);
}
