import { isPaidBeforeDelivery, type PaymentKind } from '../payment-method.ts';
import type { OrderPaymentState } from '../payment-state.ts';
import type { ShippingState } from './life-state.ts';

/** The states in which all of the money is there, and none is asked back. */
const paid: readonly OrderPaymentState[] = ['paid', 'overpaid'];

/** The states in which something has left the house and was not sent back. */
const shipped: readonly ShippingState[] = ['partly-shipped', 'shipped', 'delivered'];

/**
 * Whether the money of an order that is paid before the delivery is not there: not yet, or no longer, as after a refund
 * or while the customer's bank disputes it. Money on delivery and by invoice comes later by agreement.
 * @param kind undefined: an order of an earlier version, which does not say.
 */
export function awaitsPrepayment(kind: PaymentKind | undefined, payment: OrderPaymentState): boolean {
  return kind !== undefined && isPaidBeforeDelivery({ kind }) && !paid.includes(payment);
}

/**
 * Whether goods of an order that is to be transferred before the delivery have left the house, and the money is not
 * there. What providers have collected is in the list of payments.
 */
export function isShippedUnpaid(
  kind: PaymentKind | undefined,
  payment: OrderPaymentState,
  shipping: ShippingState,
): boolean {
  // What was refunded came, and went back by the shop's own will.
  return kind === 'transfer' && payment !== 'refunded' && awaitsPrepayment(kind, payment) && shipped.includes(shipping);
}
