import type { CalculatedOrder, ReservedVoucher } from '@kontor/contract';
import { voucherCodeKey } from '@kontor/domain';
import { priceFor } from '../format/shown-price.ts';
import type { Cart, CartLine } from './cart.ts';
import { lastLineTotal } from './last-line-total.ts';

/** Whether a list contains a voucher code. Like the shop, it ignores case (CONTRACT §5). */
export function hasVoucher(vouchers: readonly { readonly code: string }[], code: string): boolean {
  return vouchers.some((voucher) => isSameCode(voucher.code, code));
}

/** Puts a redeemed voucher into the cart. If it is there already, the newer session holds it from now on. */
export function addVoucher(cart: Cart, { code, session }: ReservedVoucher): Cart {
  const others = cart.vouchers.filter((voucher) => !isSameCode(voucher.code, code));
  return { ...cart, vouchers: [...others, { code, session }] };
}

/** Removes a voucher from the cart. */
export function removeVoucher(cart: Cart, code: string): Cart {
  const vouchers = cart.vouchers.filter((voucher) => !isSameCode(voucher.code, code));
  return vouchers.length === cart.vouchers.length ? cart : { ...cart, vouchers };
}

/**
 * The gross value of the goods in EUR. It sums the line totals of the last answer of order/calc, because the tax on a
 * net price is rounded per line, not per unit. For a line that the answer does not have, the price in the cart is used.
 * The value only tells the shop what to check a voucher against; it is never shown.
 */
export function goodsValue({ items }: Cart, lastLines: CalculatedOrder['items']): number {
  return items.reduce((cents, line) => cents + lineValue(line, lastLines), 0) / 100;
}

/** In cents. */
function lineValue(line: CartLine, lastLines: CalculatedOrder['items']): number {
  const total = lastLineTotal(line, lastLines);
  if (total !== undefined) return Math.round(total.gross * 100);
  const { condition, amount } = line;
  const cents = Math.round(priceFor(condition, amount).gross * 100);
  return Math.round((cents * amount) / (condition.priceQuantity ?? 1));
}

function isSameCode(one: string, other: string): boolean {
  return voucherCodeKey(one) === voucherCodeKey(other);
}
