import type { HeldVoucher } from '@kontor/contract';
import { voucherCodeKey } from '@kontor/domain';
import type { Cart } from './cart.ts';

/** Whether a voucher is among some: codes are compared as the shop does, without regard to case (CONTRACT §5). */
export function hasVoucher(vouchers: readonly { readonly code: string }[], code: string): boolean {
  return vouchers.some((voucher) => isSameCode(voucher.code, code));
}

/** Puts a redeemed voucher into the cart. One that is there already is held by the newer session from now on. */
export function addVoucher(cart: Cart, { code, session }: HeldVoucher): Cart {
  const others = cart.vouchers.filter((voucher) => !isSameCode(voucher.code, code));
  return { ...cart, vouchers: [...others, { code, session }] };
}

/** Takes a voucher out. */
export function removeVoucher(cart: Cart, code: string): Cart {
  const vouchers = cart.vouchers.filter((voucher) => !isSameCode(voucher.code, code));
  return vouchers.length === cart.vouchers.length ? cart : { ...cart, vouchers };
}

/** The gross value of the goods in EUR, as far as the cart remembers: only tells the shop what to answer to a voucher, and is shown nowhere. */
export function goodsValue({ items }: Cart): number {
  return (
    items.reduce((cents, { condition, amount }) => cents + Math.round(condition.price.gross * 100) * amount, 0) / 100
  );
}

function isSameCode(one: string, other: string): boolean {
  return voucherCodeKey(one) === voucherCodeKey(other);
}
