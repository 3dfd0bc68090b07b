import type { Order } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { placeOrder } from '../calls/call.ts';
import { callFailureOf } from '../calls/call-failure.ts';
import type { Cart } from '../cart/cart.ts';
import { hasVoucher } from '../cart/cart-vouchers.ts';
import { isOrderedAsSent } from './is-ordered-as-sent.ts';
import { placementRequest, shownTo } from './order-request.ts';

/**
 * The body of an order that no shop places: it only asks for the one under its key (CONTRACT §5: same key again, the
 * same order).
 */
const orderOfNothing: Parameters<typeof placeOrder>[0] = { items: [], total: { gross: 0 } };

/**
 * The order under a cart's key if no answer to it ever came; null if there is none so far. The order may still be on
 * its way then, so the cart stays marked. Rejects if the shop does not say, such as when a customer's session has ended
 * (401).
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
 * Whether a failure of order/finish means that nothing was ordered under its key: the shop looks for such an order
 * first, and refuses only if there is none.
 */
export function isNotPlaced(failure: unknown): boolean {
  const status = callFailureOf(failure)?.status;
  return status === 400 || status === 409;
}

/** Whether the order under the key is somebody else's: the cart needs another key. */
export function isKeyUsed(failure: unknown): boolean {
  return callFailureOf(failure)?.refusal.code === 'key-used';
}

/**
 * Whether an order is what cart and details ask for, whatever its total: a cart without an answer does not know that.
 */
export function isOrderOf(order: Order, cart: Cart, details: OrderDetails): boolean {
  const isSameVouchers =
    order.vouchers.length === cart.vouchers.length &&
    cart.vouchers.every(({ code }) => hasVoucher(order.vouchers, code));
  return isSameVouchers && isOrderedAsSent(placementRequest(cart, details, [], order.total.gross), order);
}
