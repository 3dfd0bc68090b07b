import type { CartProduct, SavedCart } from '@kontor/contract';
import { maxAmount, maxOrderLines } from '@kontor/domain';
import { type Cart, type CartLine, maxOrderedKeys, maxVouchers } from './cart.ts';
import { hasVoucher } from './cart-vouchers.ts';
import { addItem } from './change-cart.ts';

type Amounts = ReadonlyMap<string, number>;

/**
 * Merges this browser's cart with the customer's saved one; the result replaces the saved one (docs/decisions/022). For
 * a line that changed on one side since they were last synchronised, that change counts. For a line that changed on
 * both sides, the larger amount counts. A guest's cart is added only once: the saved cart stores its key. No line is
 * lost unless the cart is full; then the saved cart's lines take precedence.
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
 * Names of products in this browser's cart that do not fit into the merged cart, or not in full. The visitor is told.
 */
export function whatDoesNotFit(cart: Cart, theirs: SavedCart): string[] {
  const tooMuch = new Set(
    wantedTogether(cart, theirs)
      .filter(({ amount }, place) => amount > maxAmount || place >= maxOrderLines)
      .map(({ condition }) => condition._id),
  );
  return cart.items.filter(({ condition }) => tooMuch.has(condition._id)).map(({ product }) => product.name);
}

/** Whether this is a guest's cart that was not added to the saved one yet. */
function isToBeAdded(cart: Cart, { joined = [] }: SavedCart): boolean {
  return (cart.account?.saved ?? null) === null && !joined.includes(cart.key);
}

/** The lines of both carts, the saved cart's first, with the amounts before any limit. */
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

/** Whether two saved carts have the same content in any order. */
export function isSameContent(one: SavedCart, other: SavedCart): boolean {
  const contentOf = ({ items, vouchers = [], joined = [] }: SavedCart) =>
    JSON.stringify([
      [...amountsOf(items)].sort(),
      vouchers.map(({ code, session }) => [code, session]).sort(),
      [...joined].sort(),
    ]);
  return contentOf(one) === contentOf(other);
}

/** Products of the saved cart that this browser's cart lacks. They must be loaded before they can be shown. */
export function missingProducts(cart: Cart, saved: SavedCart): string[] {
  return [...new Set(missingItems(cart, saved).map(({ product }) => product._id))];
}

/** Whether a line of the saved cart is missing in this browser's cart and no longer sold. */
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
 * This browser's cart after the synchronisation with the saved one. `asked` is the cart at its beginning; what the
 * visitor has changed since stays, to be saved next. A line whose product is not among `products` is no longer sold and
 * left out. Returns the same cart if nothing changed.
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

/** The amounts to save. An amount may be invalid while it is typed; then the last saved amount counts, or one piece. */
function amountsToSave(cart: Cart): Amounts {
  const saved = amountsOf(cart.account?.saved?.items);
  return new Map(cart.items.map(({ condition, amount }) => [condition._id, amount || (saved.get(condition._id) ?? 1)]));
}

/** The vouchers that both sides have, and those that are new on one side. A voucher that one side removed is gone. */
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
