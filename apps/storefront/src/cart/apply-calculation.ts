import type { CalculatedOrder } from '@kontor/contract';
import { maxOrderLines } from '@kontor/domain';
import type { Cart, CartLine } from './cart.ts';

/**
 * The cart as the shop now knows it (CONTRACT §5): what cannot be bought any more is taken out, of what ran short the rest is kept, prices
 * are the fresh ones, and the shop's sentence about each change stays until the visitor has seen it. Nothing changed: the same cart.
 */
export function applyCalculation(cart: Cart, calculation: CalculatedOrder): Cart {
  const items = cart.items.flatMap((line) => lineAsCalculated(line, calculation));
  const told = calculation.changes.map(({ msg }) => msg);
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
