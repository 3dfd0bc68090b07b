import type { CartProduct, SavedCart } from '@kontor/contract';
import { maxAmount, maxOrderLines } from '@kontor/domain';
import { type Cart, type CartLine, maxOrderedKeys, maxVouchers } from './cart.ts';
import { hasVoucher } from './cart-vouchers.ts';
import { addItem } from './change-cart.ts';

type Amounts = ReadonlyMap<string, number>;

/**
 * The cart that this browser's cart and the saved one of a customer make together, to be saved in its place
 * (docs/decisions/022). A change on one side only since they last agreed counts. If a line changed on both sides, the
 * larger amount counts. A guest's cart is added once, which its key in the saved one shows. No line is lost, unless the
 * cart is full: then the saved one's lines come first.
 */
export function cartsTogether(cart: Cart, theirs: SavedCart): SavedCart {
  const joined = theirs.joined ?? [];
  const isSomething = cart.items.length > 0 || cart.vouchers.length > 0;
  const vouchers = vouchersTogether(cart.vouchers, cart.account?.saved?.vouchers ?? [], theirs.vouchers ?? []);
  return {
    items: wantedTogether(cart, theirs)
      .map((item) => ({ ...item, amount: Math.min(item.amount, maxAmount) }))
      .slice(0, maxOrderLines),
    vouchers: vouchers.slice(0, maxVouchers),
    joined: isToBeAdded(cart, theirs) && isSomething ? [...joined, cart.key].slice(-maxOrderedKeys) : joined,
    version: theirs.version,
  };
}

/**
 * Names of products in this browser's cart that do not fit, or not in full, into both together: the visitor is told.
 */
export function whatDoesNotFit(cart: Cart, theirs: SavedCart): string[] {
  const tooMuch = new Set(
    wantedTogether(cart, theirs)
      .filter(({ amount }, place) => amount > maxAmount || place >= maxOrderLines)
      .map(({ condition }) => condition._id),
  );
  return cart.items.filter(({ condition }) => tooMuch.has(condition._id)).map(({ product }) => product.name);
}

/** A guest's cart that the saved one has not taken in yet. */
function isToBeAdded(cart: Cart, { joined = [] }: SavedCart): boolean {
  return (cart.account?.saved ?? null) === null && !joined.includes(cart.key);
}

/** The lines of both carts, the saved one's first, with what is wanted of each, however much that is. */
function wantedTogether(cart: Cart, theirs: SavedCart): SavedCart['items'] {
  const base = cart.account?.saved ?? null;
  const isAdded = isToBeAdded(cart, theirs);
  const [mine, before, saved] = [amountsToSave(cart), amountsOf(base?.items), amountsOf(theirs.items)];
  const agreed = (id: string): number => {
    const [own, old, their] = [mine.get(id) ?? 0, before.get(id) ?? 0, saved.get(id) ?? 0];
    if (isAdded) return own + their;
    if (base === null) return Math.max(own, their);
    return own === old ? their : their === old ? own : Math.max(own, their);
  };
  return [...theirs.items, ...cart.items]
    .filter(({ condition }, place, all) => all.findIndex((one) => one.condition._id === condition._id) === place)
    .map(({ product, condition }) => ({
      ...{ product: { _id: product._id }, condition: { _id: condition._id } },
      amount: agreed(condition._id),
    }))
    .filter(({ amount }) => amount > 0);
}

/** Whether two saved carts hold the same, in whatever order. */
export function isSameContent(one: SavedCart, other: SavedCart): boolean {
  const contentOf = ({ items, vouchers = [], joined = [] }: SavedCart) =>
    JSON.stringify([
      [...amountsOf(items)].sort(),
      vouchers.map(({ code, session }) => [code, session]).sort(),
      [...joined].sort(),
    ]);
  return contentOf(one) === contentOf(other);
}

/** The products that a saved cart has and this browser's does not: they must be loaded before they can be shown. */
export function missingProducts(cart: Cart, saved: SavedCart): string[] {
  return [...new Set(missingItems(cart, saved).map(({ product }) => product._id))];
}

/** Whether something in a saved cart is missing in this browser's and in the shop. */
export function hasGoneLine(cart: Cart, saved: SavedCart, products: readonly CartProduct[]): boolean {
  return missingItems(cart, saved).some((item) => offerOf(item, products) === null);
}

function missingItems(cart: Cart, saved: SavedCart): SavedCart['items'] {
  return saved.items.filter((item) => !cart.items.some(({ condition }) => condition._id === item.condition._id));
}

function offerOf({ product, condition }: SavedCart['items'][number], products: readonly CartProduct[]) {
  const known = products.find(({ _id }) => _id === product._id);
  const offer = known?.conditions.find(({ _id }) => _id === condition._id);
  return known && offer ? { product: known, condition: offer } : null;
}

/**
 * The browser's cart once it agrees with the saved one. `asked` is what it was when they were brought together: what
 * the visitor changed since stays, to be saved next. A line whose product is not among `products` is gone from the shop
 * and left out. If nothing is new, it is the same cart.
 */
export function agreeWithSaved(cart: Cart, asked: Cart, saved: SavedCart, products: readonly CartProduct[]): Cart {
  if (cart.account === null || cart.account.customer !== asked.account?.customer) return cart;
  const before = amountsToSave(asked);
  const now = amountsToSave(cart);
  const isChanged = (id: string) => (now.get(id) ?? 0) !== (before.get(id) ?? 0);
  const theirs = amountsOf(saved.items);
  const items = cart.items.flatMap((line): CartLine[] => {
    const id = line.condition._id;
    const amount = isChanged(id) || line.amount === 0 ? line.amount : (theirs.get(id) ?? 0);
    return amount === line.amount ? [line] : amount === 0 ? [] : [{ ...line, amount }];
  });
  const vouchers = vouchersTogether(cart.vouchers, asked.vouchers, saved.vouchers ?? []);
  let agreed: Cart = { ...cart, items, vouchers, account: { ...cart.account, saved } };
  for (const item of missingItems(cart, saved)) {
    const offer = isChanged(item.condition._id) ? null : offerOf(item, products);
    const added = offer && addItem(agreed, offer.product, offer.condition, item.amount);
    if (added?.ok) agreed = added.cart;
  }
  return JSON.stringify(agreed) === JSON.stringify(cart) ? cart : agreed;
}

function amountsOf(items: SavedCart['items'] = []): Amounts {
  return new Map(items.map(({ condition, amount }) => [condition._id, amount]));
}

/** An amount that is just being typed may be none yet: the last one that was saved counts instead, or one piece. */
function amountsToSave(cart: Cart): Amounts {
  const saved = amountsOf(cart.account?.saved?.items);
  return new Map(cart.items.map(({ condition, amount }) => [condition._id, amount || (saved.get(condition._id) ?? 1)]));
}

/** What both sides have, and what is new on one side. What one side removed is gone. */
function vouchersTogether(
  mine: Cart['vouchers'],
  base: Cart['vouchers'],
  theirs: Cart['vouchers'],
): SavedCart['vouchers'] & object {
  const isNewOr = (others: Cart['vouchers']) => (code: string) => hasVoucher(others, code) || !hasVoucher(base, code);
  return [
    ...mine.filter(({ code }) => isNewOr(theirs)(code)),
    ...theirs.filter(({ code }) => !hasVoucher(mine, code) && isNewOr(mine)(code)),
  ];
}
