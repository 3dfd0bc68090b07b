import { cartTexts } from '../texts/cart.de.ts';
import type { Cart, CartLine } from './cart.ts';
import { emptyCart } from './cart.ts';
import { hasVoucher } from './cart-vouchers.ts';

/**
 * Turns a guest's cart into that of the customer who has just logged in. It is not merged with their saved cart yet.
 */
export function enterAccount(cart: Cart, customer: string): Cart {
  if (cart.account?.customer === customer) return cart;
  const notices = cart.notices.filter((notice) => notice !== cartTexts.signedOut);
  return { ...cart, notices, account: { customer, saved: null } };
}

/**
 * What stays in this browser when a customer leaves it: only the part of the cart that could not be saved, as a guest's
 * cart with a fresh key. The rest is kept with the account. The keys of orders are dropped.
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
