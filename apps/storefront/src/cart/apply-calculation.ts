import type { CalculatedOrder } from '@kontor/contract';
import { maxOrderLines } from '@kontor/domain';
import type { Cart, CartLine } from './cart.ts';

/** Sentences for a change that only this page can notice. */
export interface ChangeTexts {
  priceChanged(productName: string, before: number, now: number): string;
}

/**
 * The cart as the shop now knows it (CONTRACT §5): what cannot be bought any more is taken out, prices are the fresh ones,
 * and every change leaves a sentence for the visitor. Nothing changed: the same cart.
 */
export function applyCalculation(cart: Cart, calculation: CalculatedOrder, texts: ChangeTexts): Cart {
  const unavailable = new Set(
    calculation.changes
      .filter(({ kind }) => kind === 'gone' || kind === 'sold-out')
      .map((change) => change.conditionId),
  );
  const kept = cart.items.filter(({ condition }) => !unavailable.has(condition._id));
  const repriced = kept.map((line) => withFreshPrice(line, calculation));
  const news = [...calculation.changes.map(({ msg }) => msg), ...priceNews(kept, repriced, calculation, texts)];
  const notices = [...new Set([...cart.notices, ...news])].slice(-maxOrderLines);
  const unchanged = notices.length === cart.notices.length && repriced.every((line, i) => line === cart.items[i]);
  return unchanged && repriced.length === cart.items.length ? cart : { ...cart, items: repriced, notices };
}

/** The line at the price the shop asks now; the norm price belongs to the old one and is dropped with it. */
function withFreshPrice(line: CartLine, calculation: CalculatedOrder): CartLine {
  const fresh = calculation.items.find(({ condition }) => condition._id === line.condition._id);
  if (!fresh || fresh.price.gross === line.condition.price.gross) return line;
  const { normPrice: _of, normUnit: _it, ...condition } = line.condition;
  return { ...line, condition: { ...condition, price: fresh.price } };
}

/** The server does not know which price a cart was filled at, so a change of it is noticed here, unless it said so itself. */
function priceNews(
  before: readonly CartLine[],
  now: readonly CartLine[],
  calculation: CalculatedOrder,
  texts: ChangeTexts,
): string[] {
  return now.flatMap(({ product, condition }, i) => {
    const old = before[i]?.condition.price.gross ?? condition.price.gross;
    const told = calculation.changes.some(({ kind, conditionId }) => kind === 'price' && conditionId === condition._id);
    return old === condition.price.gross || told ? [] : [texts.priceChanged(product.name, old, condition.price.gross)];
  });
}
