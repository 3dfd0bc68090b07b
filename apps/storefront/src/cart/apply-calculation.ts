import type { CalculatedOrder } from '@kontor/contract';
import { cartTexts } from '../texts/cart.de.ts';
import { type Cart, type CartLine, rememberedCondition } from './cart.ts';
import { hasVoucher } from './cart-vouchers.ts';
import { tell } from './change-cart.ts';
import { lineName } from './line-name.ts';

/**
 * The cart as the shop now knows it (CONTRACT §5). What cannot be bought any more is taken out, and of what ran short
 * the rest is kept. Prices and delivery times are the new ones. A voucher that is no longer valid is gone. The shop's
 * sentence about each change stays until the visitor has seen it. If nothing changed, it is the same cart.
 */
export function applyCalculation(cart: Cart, calculation: CalculatedOrder): Cart {
  const items = sameOr(
    cart.items,
    cart.items.flatMap((line) => lineAsCalculated(line, calculation)),
  );
  const lost = calculation.changes.flatMap(({ kind, code }) =>
    kind === 'voucher' && code !== undefined ? [{ code }] : [],
  );
  const vouchers = sameOr(
    cart.vouchers,
    cart.vouchers.filter(({ code }) => !hasVoucher(lost, code) || hasVoucher(calculation.vouchers, code)),
  );
  const told = tell(
    cart,
    calculation.changes.map((change) => sentenceOf(cart, change)),
  );
  return items === cart.items && vouchers === cart.vouchers ? told : { ...told, items, vouchers };
}

/** The shop's sentence. It does not name a product that the shop no longer knows; the cart still has its name. */
function sentenceOf({ items }: Cart, { kind, conditionId, msg }: CalculatedOrder['changes'][number]): string {
  const line = kind === 'gone' ? items.find(({ condition }) => condition._id === conditionId) : undefined;
  return line === undefined || msg.includes(line.product.name) ? msg : cartTexts.gone(lineName(line, items));
}

/** The list itself when the next one has the very same entries. */
function sameOr<Entry>(list: readonly Entry[], next: readonly Entry[]): readonly Entry[] {
  return next.length === list.length && next.every((entry, i) => entry === list[i]) ? list : next;
}

/** The line with the shop's amount, price and delivery time, or none. */
function lineAsCalculated(line: CartLine, { items, changes }: CalculatedOrder): CartLine[] {
  const id = line.condition._id;
  const calculated = items.find(({ condition }) => condition._id === id);
  const isShort = changes.some(
    ({ kind, conditionId }) => conditionId === id && (kind === 'gone' || kind === 'sold-out' || kind === 'amount'),
  );
  if (calculated === undefined) return isShort ? [] : [line];
  const fresh: CartLine = {
    product: { ...line.product, ...calculated.product },
    condition: conditionAsCalculated(line, calculated),
    amount: isShort ? calculated.amount : line.amount,
  };
  return [JSON.stringify(fresh) === JSON.stringify(line) ? line : fresh];
}

/**
 * The terms on which the shop sells it now. A norm price belongs to the price it was computed from: it comes with the
 * new one or goes with the old one.
 */
function conditionAsCalculated({ condition }: CartLine, { condition: now }: CalculatedOrder['items'][number]) {
  const { unit, price, lowestPrice30, listPrice } = condition;
  // The data beside a price belongs to the price and is replaced with it.
  const isSamePrice = price.gross === now.price.gross;
  return rememberedCondition({
    ...now,
    ...(unit !== undefined && { unit }),
    ...(isSamePrice && lowestPrice30 !== undefined && { lowestPrice30 }),
    ...(isSamePrice && listPrice !== undefined && { listPrice }),
  });
}
