import { cartTexts } from '../texts/cart.de.ts';
import type { Cart, CartLine } from './cart.ts';
import { emptyCart } from './cart.ts';
import { hasVoucher } from './cart-vouchers.ts';

/** A guest's cart as that of the customer who has just logged in: it is still to be added to the one saved for them. */
export function enterAccount(cart: Cart, customer: string): Cart {
  if (cart.account?.customer === customer) return cart;
  const notices = cart.notices.filter((notice) => notice !== cartTexts.signedOut);
  return { ...cart, notices, account: { customer, saved: null } };
}

/**
 * What stays of a customer's cart when its owner has left this browser: only what could not be saved any more, as a
 * guest's cart with a key of its own. The rest waits with the account. The keys of orders are gone: the next user of
 * the browser has no use for them.
 */
export function leaveAccount(cart: Cart, freshKey: string): Cart {
  const saved = cart.account?.saved;
  const vouchers = cart.vouchers.filter(({ code }) => !hasVoucher(saved?.vouchers ?? [], code));
  const items = cart.items.flatMap((line): CartLine[] => {
    const kept = saved?.items.find(({ condition }) => condition._id === line.condition._id)?.amount ?? 0;
    return line.amount > kept ? [{ ...line, amount: line.amount - kept }] : [];
  });
  return { ...emptyCart(freshKey), items, vouchers, revision: cart.revision };
}
