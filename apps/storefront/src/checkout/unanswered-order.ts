import type { Order } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { placeOrder } from '../calls/call.ts';
import { callFailureOf } from '../calls/call-failure.ts';
import type { Cart } from '../cart/cart.ts';
import { hasVoucher } from '../cart/cart-vouchers.ts';
import { isOrderedAsSent } from './is-ordered-as-sent.ts';
import { placementRequest, shownTo } from './order-request.ts';

/**
 * An order that the shop never places. It is only sent to get the order that already exists under its key (CONTRACT §5:
 * same key again, the same order).
 */
const orderOfNothing: Parameters<typeof placeOrder>[0] = { items: [], total: { gross: 0 } };

/**
 * The order under a cart's key whose answer was lost; null if there is none so far. That order may still arrive, so the
 * cart stays marked as sent. Rejects if the shop does not say, for example because the session has ended (401).
 */
export async function unansweredOrder(cart: Pick<Cart, 'key' | 'sent' | 'account'>): Promise<Order | null> {
  if (!cart.sent) return null;
  try {
    return await placeOrder({ ...orderOfNothing, ...shownTo(cart) }, cart.key);
  } catch (failure) {
    if (isNotPlaced(failure)) return null;
    throw failure;
  }
}

/**
 * Whether a failure of order/finish means that no order exists under its key. The shop looks for one first and refuses
 * only if there is none.
 */
export function isNotPlaced(failure: unknown): boolean {
  const status = callFailureOf(failure)?.status;
  return status === 400 || status === 409;
}

/** Whether the key belongs to another person's order: the cart needs a new key. */
export function isKeyUsed(failure: unknown): boolean {
  return callFailureOf(failure)?.refusal.code === 'key-used';
}

/**
 * Whether an order has the content of cart and details. Ignores the total, which the cart does not know without a
 * calculation.
 */
export function isOrderOf(order: Order, cart: Cart, details: OrderDetails): boolean {
  const isSameVouchers =
    order.vouchers.length === cart.vouchers.length &&
    cart.vouchers.every(({ code }) => hasVoucher(order.vouchers, code));
  return isSameVouchers && isOrderedAsSent(placementRequest(cart, details, [], order.total.gross), order);
}
