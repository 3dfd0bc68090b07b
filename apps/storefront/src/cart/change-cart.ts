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

/** The number of attributes stored with a line: the first ones are enough to describe a product. */
const maxAttributes = 12;

/** A changed cart, or the reason why it stays as it was. */
export type Added =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly code: 'amount-invalid' | 'amount-too-large' | 'cart-full' };

/**
 * Puts a condition into the cart. If it is already there, its amount grows and its price is updated; otherwise it
 * becomes the last line (SPEC §4). If the sum of both amounts is not sold, the next larger amount is taken.
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

/** Sets the amount of a line; an invalid amount becomes 0 (SPEC §5: non-numeric input counts as 0). */
export function changeAmount(cart: Cart, conditionId: string, amount: number): Cart {
  const next = isAmount(amount) ? amount : 0;
  const line = cart.items.find(({ condition }) => condition._id === conditionId);
  if (!line || line.amount === next) return cart;
  return { ...cart, items: cart.items.map((old) => (old === line ? { ...line, amount: next } : old)) };
}

/** Removes a line. */
export function removeItem(cart: Cart, conditionId: string): Cart {
  const items = cart.items.filter(({ condition }) => condition._id !== conditionId);
  return items.length === cart.items.length ? cart : { ...cart, items };
}

/** Puts a removed line back at its position. Does nothing if its condition is there again, or the cart is full. */
export function insertItem(cart: Cart, line: CartLine, position: number): Cart {
  const isThere = cart.items.some(({ condition }) => condition._id === line.condition._id);
  if (isThere || cart.items.length >= maxOrderLines) return cart;
  return { ...cart, items: cart.items.toSpliced(position, 0, line) };
}

/**
 * Adds sentences for the visitor, without duplicates. If there are too many, the oldest are dropped. Returns the same
 * cart if all are already there.
 */
export function tell(cart: Cart, sentences: readonly string[]): Cart {
  const news = sentences.filter((sentence) => !cart.notices.includes(sentence));
  const notices = [...new Set([...cart.notices, ...news])].slice(-maxOrderLines);
  return news.length === 0 ? cart : { ...cart, notices };
}

/** Removes the notices after the visitor has read them. */
export function dismissNotices(cart: Cart): Cart {
  return cart.notices.length === 0 ? cart : { ...cart, notices: [] };
}

/**
 * Gives the cart a fresh key after an order was placed under `usedKey` (CONTRACT §5: one Idempotency-Key per order). A
 * cart whose key is no longer `usedKey` stays as it is.
 */
export function renewKey(cart: Cart, usedKey: string, freshKey: string): Cart {
  return cart.key === usedKey
    ? { ...cart, key: freshKey, sent: false, ordered: [...cart.ordered, usedKey].slice(-maxOrderedKeys) }
    : cart;
}

/**
 * Notes that an order is being sent under the key, or that the shop has refused it. A cart whose key is no longer `key`
 * stays as it is.
 */
export function noteSent(cart: Cart, key: string, sent: boolean): Cart {
  return cart.key !== key || cart.sent === sent ? cart : { ...cart, sent };
}

/**
 * The cart after an order was placed under `usedKey`: it is reset (SPEC §4) and gets a fresh key. Lines that another
 * tab added while the order was being sent stay. If several tabs learn of the order, the ordered lines are removed only
 * once.
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
  const { energy, minimumAge, container, withdrawalException } = product;
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
    ...(withdrawalException !== undefined && { withdrawalException }),
  };
}
