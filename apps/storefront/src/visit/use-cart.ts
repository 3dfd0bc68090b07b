import { useSyncExternalStore } from 'react';
import { type Cart, type CartCondition, type CartProduct, cartCount, emptyCart } from '../cart/cart.ts';
import { type Added, addItem } from '../cart/change-cart.ts';
import { browserSession } from './browser-session.ts';
import type { Snapshot } from './session-value.ts';
import { useSessionValue } from './use-session-value.ts';

const unknownCart: Snapshot<Cart> = { ready: false, value: emptyCart(''), news: null, isStored: true };

/** The cart of this browser. `ready` is false until the page is hydrated, so that no empty cart is shown before. */
export function useCart(): Snapshot<Cart> {
  return useSessionValue(browserSession.cart, unknownCart);
}

/** The number of pieces in the cart; 0 on the server. */
export function useCartCount(): number {
  return useSyncExternalStore(
    browserSession.cart.subscribe,
    () => cartCount(browserSession.cart.get().value),
    () => 0,
  );
}

/** Adds an amount of a condition to the cart (1 by default) and saves it. A refusal leaves the cart unchanged. */
export function addToCart(product: CartProduct, condition: CartCondition, amount = 1): Added {
  const added = addItem(browserSession.cart.get().value, product, condition, amount);
  if (added.ok) browserSession.cart.change(() => added.cart);
  return added;
}
