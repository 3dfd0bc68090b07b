import type { Order } from '@kontor/contract';
import { cartAfterOrder } from '../cart/change-cart.ts';
import type { ShoppingSession } from './browser-session.ts';
import { noDrafts } from './drafts.ts';
import { nextFinalOrder } from './next-final-order.ts';
import { detailsAfterOrder } from './order-details.ts';

/**
 * An order was placed under `usedKey`. It becomes the final one, then the cart starts anew with a key of its own (SPEC
 * §4). The sequence matters: a tab closed in between can still repeat the order with its old key and gets the same one.
 */
export function finishOrder(session: ShoppingSession, order: Order, usedKey: string, newKey: () => string): void {
  session.final.change((final) => nextFinalOrder(final, order));
  session.details.change(detailsAfterOrder);
  session.drafts.change(() => noDrafts);
  session.cart.change((cart) => cartAfterOrder(cart, order, usedKey, newKey()));
}
