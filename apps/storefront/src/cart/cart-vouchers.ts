import type { CalculatedOrder, HeldVoucher } from '@kontor/contract';
import { voucherCodeKey } from '@kontor/domain';
import { priceFor } from '../format/shown-price.ts';
import type { Cart, CartLine } from './cart.ts';
import { lastLineTotal } from './last-line-total.ts';

/** Whether a voucher is among some: codes are compared as the shop does, without regard to case (CONTRACT §5). */
export function hasVoucher(vouchers: readonly { readonly code: string }[], code: string): boolean {
  return vouchers.some((voucher) => isSameCode(voucher.code, code));
}

/** Puts a redeemed voucher into the cart. If it is there already, the newer session holds it from now on. */
export function addVoucher(cart: Cart, { code, session }: HeldVoucher): Cart {
  const others = cart.vouchers.filter((voucher) => !isSameCode(voucher.code, code));
  return { ...cart, vouchers: [...others, { code, session }] };
}

/** Takes a voucher out. */
export function removeVoucher(cart: Cart, code: string): Cart {
  const vouchers = cart.vouchers.filter((voucher) => !isSameCode(voucher.code, code));
  return vouchers.length === cart.vouchers.length ? cart : { ...cart, vouchers };
}

/**
 * The gross value of the goods in EUR: the line totals of the last answer of order/calc, since the tax on a net price
 * is that of the line and not of a piece. For a line that the answer does not have, what the cart remembers. It only
 * tells the shop what to check a voucher against, and is shown nowhere.
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
