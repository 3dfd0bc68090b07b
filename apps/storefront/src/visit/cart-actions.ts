import type { CalculatedOrder, Order, OrderOption, ReservedVoucher } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { call } from '../calls/call.ts';
import { applyCalculation } from '../cart/apply-calculation.ts';
import type { CartLine } from '../cart/cart.ts';
import { addVoucher, hasVoucher, removeVoucher } from '../cart/cart-vouchers.ts';
import { changeAmount, dismissNotices, insertItem, noteSent, removeItem, renewKey, tell } from '../cart/change-cart.ts';
import { browserSession, newCartKey } from './browser-session.ts';
import { tickOptions } from './drafts.ts';
import { finishOrder } from './finish-order.ts';

/** The changes that the checkout makes to this tab's visit. Each is saved at once (SPEC §4). */
const { cart, details, drafts } = browserSession;

/** Sets the amount of a line; an invalid amount counts as 0. */
export function setAmount(conditionId: string, amount: number): void {
  cart.change((before) => changeAmount(before, conditionId, amount));
}

/** Removes a line. */
export function removeFromCart(conditionId: string): void {
  cart.change((before) => removeItem(before, conditionId));
}

/** Puts a removed line back where it stood. */
export function putBack(line: CartLine, position: number): void {
  cart.change((before) => insertItem(before, line, position));
}

/** Adds a voucher that the shop has reserved to the cart. */
export function takeVoucher(voucher: ReservedVoucher): void {
  cart.change((before) => addVoucher(before, voucher));
}

/** Removes a voucher and releases it for other carts (SPEC §4). */
export function removeFromVouchers(voucher: ReservedVoucher): void {
  cart.change((before) => removeVoucher(before, voucher.code));
  release(voucher);
}

/**
 * Applies the shop's calculation to the cart. Vouchers that the cart loses are released, so that they can be redeemed
 * again.
 */
export function takeCalculation(order: CalculatedOrder): void {
  const before = cart.get().value.vouchers;
  cart.change((kept) => applyCalculation(kept, order));
  const { vouchers } = cart.get().value;
  for (const voucher of before) if (!hasVoucher(vouchers, voucher.code)) release(voucher);
}

/** Failures are ignored: a reservation expires by itself (CONTRACT §5). */
function release({ code, session }: ReservedVoucher): void {
  call('voucherUnredeem', { code, session }).catch(() => undefined);
}

/** Dismisses the cart's notices and its news. */
export function seeNotices(): void {
  cart.change(dismissNotices);
  cart.acknowledge();
}

/** Saves the order form. */
export function saveDetails(typed: OrderDetails): void {
  details.change(() => typed);
  details.acknowledge();
}

/** Saves a voucher code while it is typed. */
export function typeVoucherCode(voucherCode: string): void {
  drafts.change((before) => ({ ...before, voucherCode }));
}

/** Notes that the visitor was told of a code that it is not redeemed. */
export function voucherCodeUnused(unusedCode: string): void {
  drafts.change((before) => ({ ...before, unusedCode }));
}

/** Clears the field for voucher codes, unless another code was typed meanwhile. */
export function voucherCodeRedeemed(code: string): void {
  drafts.change((before) => (before.voucherCode.trim() === code ? { ...before, voucherCode: '' } : before));
}

/** Saves the options ticked for a cart. */
export function keepTicked(cartKey: string, ticked: readonly OrderOption[]): void {
  drafts.change((before) => tickOptions(before, cartKey, ticked));
}

/** Another order exists under this key: the cart gets a fresh key for the next try and keeps its ticked options. */
export function orderAnew(usedKey: string): void {
  const freshKey = newCartKey();
  drafts.change((before) => (before.tickedFor === usedKey ? { ...before, tickedFor: freshKey } : before));
  cart.change((before) => renewKey(before, usedKey, freshKey));
}

/** Notes that an order is about to be sent under this key. */
export function orderGoesOut(key: string): void {
  cart.change((before) => noteSent(before, key, true));
}

/** Notes that the shop has no order under this key. */
export function orderWasRefused(key: string): void {
  cart.change((before) => noteSent(before, key, false));
}

/** Adds a sentence to the cart's notices. */
export function tellVisitor(sentence: string): void {
  cart.change((before) => tell(before, [sentence]));
}

/** Resets the cart after an order was placed under this key. */
export function finish(order: Order, usedKey: string): void {
  finishOrder(browserSession, order, usedKey, newCartKey);
}
