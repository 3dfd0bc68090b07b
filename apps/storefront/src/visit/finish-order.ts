import type { Order } from '@kontor/contract';
import { cartAfterOrder } from '../cart/change-cart.ts';
import type { ShoppingSession } from './browser-session.ts';
import { noDrafts } from './drafts.ts';
import { nextFinalOrder } from './next-final-order.ts';
import { detailsAfterOrder } from './order-details.ts';

/**
 * Finishes an order placed under `usedKey`: it becomes the final one, then the cart is reset with a fresh key (SPEC
 * §4). The sequence matters: if the tab is closed in between, the order can be repeated with the old key, which returns
 * the same order.
 */
export function finishOrder(session: ShoppingSession, order: Order, usedKey: string, newKey: () => string): void {
  session.final.change((final) => nextFinalOrder(final, order));
  session.details.change(detailsAfterOrder);
  session.drafts.change(() => noDrafts);
  session.cart.change((cart) => cartAfterOrder(cart, order, usedKey, newKey()));
}
