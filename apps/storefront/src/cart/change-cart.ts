import type { Order } from '@kontor/contract';
import { amountTerms, isAmount, maxOrderLines, nearestAmount } from '@kontor/domain';
import {
  type Cart,
  type CartCondition,
  type CartLine,
  type CartProduct,
  maxOrderedKeys,
  rememberedCondition,
} from './cart.ts';
import { hasVoucher } from './cart-vouchers.ts';

/** How many characteristics are kept with a line: the first ones describe a product well enough. */
const maxAttributes = 12;

/** A changed cart, or the reason why it stays as it was. */
export type Added =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly code: 'amount-invalid' | 'amount-too-large' | 'cart-full' };

/**
 * Puts something into the cart. A condition that is there already grows by the amount and takes over the newer price.
 * Any other becomes a line at the end (SPEC §4). If the two amounts together are not sold, it is the next larger one.
 */
export function addItem(cart: Cart, product: CartProduct, condition: CartCondition, amount: number): Added {
  if (!isAmount(amount)) return { ok: false, code: 'amount-invalid' };
  const present = cart.items.find((line) => line.condition._id === condition._id);
  const terms = amountTerms(condition);
  const wanted = (present?.amount ?? 0) + amount;
  if (wanted > terms.max) return { ok: false, code: 'amount-too-large' };
  const line: CartLine = {
    product: rememberedProduct(product),
    condition: rememberedCondition(condition),
    amount: nearestAmount(wanted, terms),
  };
  if (present) return { ok: true, cart: { ...cart, items: cart.items.map((old) => (old === present ? line : old)) } };
  if (cart.items.length >= maxOrderLines) return { ok: false, code: 'cart-full' };
  return { ok: true, cart: { ...cart, items: [...cart.items, line] } };
}

/** Sets the amount of a line; whatever is no amount becomes 0 (SPEC §5: non-numeric input counts as 0). */
export function changeAmount(cart: Cart, conditionId: string, amount: number): Cart {
  const next = isAmount(amount) ? amount : 0;
  const line = cart.items.find(({ condition }) => condition._id === conditionId);
  if (!line || line.amount === next) return cart;
  return { ...cart, items: cart.items.map((old) => (old === line ? { ...line, amount: next } : old)) };
}

/** Takes a line out. */
export function removeItem(cart: Cart, conditionId: string): Cart {
  const items = cart.items.filter(({ condition }) => condition._id !== conditionId);
  return items.length === cart.items.length ? cart : { ...cart, items };
}

/**
 * Adds sentences for the visitor, each once. The oldest are dropped if there are too many. If nothing is new, it is the
 * same cart.
 */
export function tell(cart: Cart, sentences: readonly string[]): Cart {
  const news = sentences.filter((sentence) => !cart.notices.includes(sentence));
  const notices = [...new Set([...cart.notices, ...news])].slice(-maxOrderLines);
  return news.length === 0 ? cart : { ...cart, notices };
}

/** The visitor has read what the shop changed. */
export function dismissNotices(cart: Cart): Cart {
  return cart.notices.length === 0 ? cart : { ...cart, notices: [] };
}

/**
 * The cart for an order of its own, after another one was placed under `usedKey` (CONTRACT §5: one Idempotency-Key per
 * order). A cart that has another key by now stays as it is.
 */
export function renewKey(cart: Cart, usedKey: string, freshKey: string): Cart {
  return cart.key === usedKey
    ? { ...cart, key: freshKey, sent: false, ordered: [...cart.ordered, usedKey].slice(-maxOrderedKeys) }
    : cart;
}

/**
 * Remembers that an order goes out under the key, or that the shop has said there is none. A cart that has another key
 * by now stays as it is.
 */
export function noteSent(cart: Cart, key: string, sent: boolean): Cart {
  return cart.key !== key || cart.sent === sent ? cart : { ...cart, sent };
}

/**
 * The cart after an order was placed under `usedKey`: it is reset (SPEC §4), with a key of its own. What another tab
 * added while the order was on its way was not ordered, and stays. However many tabs learn that it is placed, and
 * whenever, what was ordered leaves the cart once.
 */
export function cartAfterOrder(
  cart: Cart,
  order: Pick<Order, 'items' | 'vouchers'>,
  usedKey: string,
  freshKey: string,
): Cart {
  if (cart.ordered.includes(usedKey)) return cart;
  const items = cart.items.flatMap((line) => {
    const bought = order.items.find(({ condition }) => condition._id === line.condition._id)?.amount ?? 0;
    return bought === 0 ? [line] : line.amount > bought ? [{ ...line, amount: line.amount - bought }] : [];
  });
  const vouchers = cart.vouchers.filter(({ code }) => !hasVoucher(order.vouchers, code));
  const ordered = [...cart.ordered, usedKey].slice(-maxOrderedKeys);
  return { ...renewKey(cart, usedKey, freshKey), ordered, items, vouchers, notices: [] };
}

function rememberedProduct(product: CartProduct): CartProduct {
  const { _id, name, nameSuffix, articleNumber, files, stockStatusText, termsOfDelivery, attributes, categoryPath } =
    product;
  const { energy, minimumAge, container } = product;
  return {
    _id,
    name,
    ...(nameSuffix !== undefined && { nameSuffix }),
    articleNumber,
    files: files.slice(0, 1).map(({ content }) => ({ content })),
    stockStatusText,
    ...(termsOfDelivery !== undefined && { termsOfDelivery }),
    attributes: attributes.slice(0, maxAttributes),
    categoryPath,
    ...(energy !== undefined && { energy }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(container !== undefined && { container }),
  };
}
