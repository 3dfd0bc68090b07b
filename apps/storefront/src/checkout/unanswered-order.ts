import type { Order } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { placeOrder } from '../calls/call.ts';
import { callFailureOf } from '../calls/call-failure.ts';
import type { Cart } from '../cart/cart.ts';
import { hasVoucher } from '../cart/cart-vouchers.ts';
import { isOrderedAsSent } from './is-ordered-as-sent.ts';
import { placementRequest, shownTo } from './order-request.ts';

/**
 * An order that no shop places: it only asks for the one that its key has (CONTRACT §5: same key again, the same
 * order).
 */
const orderOfNothing: Parameters<typeof placeOrder>[0] = { items: [], total: { gross: 0 } };

/**
 * The order under a cart's key whose answer never came, null when there is none so far. It may still be on its way
 * then, so the cart stays marked. Rejects when the shop does not say, such as when a customer's session has ended
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
 * Whether a failure of order/finish says that nothing was ordered under its key: the shop looks for that first, and
 * only then refuses.
 */
export function isNotPlaced(failure: unknown): boolean {
  const status = callFailureOf(failure)?.status;
  return status === 400 || status === 409;
}

/** Whether the key has an order that is somebody else's: the cart needs another one. */
export function isKeyUsed(failure: unknown): boolean {
  return callFailureOf(failure)?.refusal.code === 'key-used';
}

/**
 * Whether an order is what cart and details ask for, whatever it came to: of that a cart without an answer knows
 * nothing.
 */
export function isOrderOf(order: Order, cart: Cart, details: OrderDetails): boolean {
  const isSameVouchers =
    order.vouchers.length === cart.vouchers.length &&
    cart.vouchers.every(({ code }) => hasVoucher(order.vouchers, code));
  return isSameVouchers && isOrderedAsSent(placementRequest(cart, details, [], order.total.gross), order);
}
