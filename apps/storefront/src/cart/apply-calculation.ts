import type { CalculatedOrder } from '@kontor/contract';
import { maxOrderLines } from '@kontor/domain';
import type { Cart, CartLine } from './cart.ts';

/** Sentences for a change that only this page can notice. */
export interface ChangeTexts {
  priceChanged(productName: string, before: number, now: number): string;
}

/**
 * The cart as the shop now knows it (CONTRACT §5): what cannot be bought any more is taken out, of what ran short the rest is kept, prices
 * are the fresh ones, and every change leaves a sentence for the visitor. Nothing changed: the same cart.
 */
export function applyCalculation(cart: Cart, calculation: CalculatedOrder, texts: ChangeTexts): Cart {
  const items = cart.items.flatMap((line) => lineAsCalculated(line, calculation));
  const told = [...calculation.changes.map(({ msg }) => msg), ...priceNews(cart, items, calculation, texts)];
  const notices = [...new Set([...cart.notices, ...told])].slice(-maxOrderLines);
  const sameItems = items.length === cart.items.length && items.every((line, i) => line === cart.items[i]);
  return sameItems && notices.length === cart.notices.length ? cart : { ...cart, items, notices };
}

/** The line with the shop's amount and price, or none. A norm price belongs to the price it was computed from and goes with it. */
function lineAsCalculated(line: CartLine, { items, changes }: CalculatedOrder): CartLine[] {
  const id = line.condition._id;
  const calculated = items.find(({ condition }) => condition._id === id);
  const isShort = changes.some(
    ({ kind, conditionId }) => conditionId === id && (kind === 'gone' || kind === 'sold-out'),
  );
  if (calculated === undefined) return isShort ? [] : [line];
  const amount = isShort ? calculated.amount : line.amount;
  const isSamePrice = calculated.price.gross === line.condition.price.gross;
  if (isSamePrice && amount === line.amount) return [line];
  const { normPrice: _of, normUnit: _it, ...condition } = line.condition;
  return [{ ...line, amount, condition: isSamePrice ? line.condition : { ...condition, price: calculated.price } }];
}

/** The cart does not say at which prices it was filled, so a change of one is noticed here, unless the shop told it already. */
function priceNews(before: Cart, now: readonly CartLine[], { changes }: CalculatedOrder, texts: ChangeTexts): string[] {
  return now.flatMap(({ product, condition: { _id, price } }) => {
    const old = before.items.find(({ condition }) => condition._id === _id)?.condition.price.gross;
    const isTold = changes.some(({ kind, conditionId }) => kind === 'price' && conditionId === _id);
    return old === undefined || old === price.gross || isTold
      ? []
      : [texts.priceChanged(product.name, old, price.gross)];
  });
}
