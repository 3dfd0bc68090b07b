import type { CalculatedOrder, HeldVoucher, Order, OrderOption } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { call } from '../calls/call.ts';
import { applyCalculation } from '../cart/apply-calculation.ts';
import { addVoucher, hasVoucher, removeVoucher } from '../cart/cart-vouchers.ts';
import { changeAmount, dismissNotices, noteSent, removeItem, renewKey, tell } from '../cart/change-cart.ts';
import { browserSession, newCartKey } from './browser-session.ts';
import { tickOptions } from './drafts.ts';
import { finishOrder } from './finish-order.ts';

/** What the checkout does to the visit of this tab. Each change is saved at once (SPEC §4). */
const { cart, details, drafts } = browserSession;

/** Sets the amount of a line; what is no amount counts as 0. */
export function setAmount(conditionId: string, amount: number): void {
  cart.change((before) => changeAmount(before, conditionId, amount));
}

/** Takes a line out. */
export function removeFromCart(conditionId: string): void {
  cart.change((before) => removeItem(before, conditionId));
}

/** Puts a voucher that the shop has reserved into the cart. */
export function takeVoucher(voucher: HeldVoucher): void {
  cart.change((before) => addVoucher(before, voucher));
}

/** Takes a voucher out and frees it for other carts (SPEC §4). */
export function removeFromVouchers(voucher: HeldVoucher): void {
  cart.change((before) => removeVoucher(before, voucher.code));
  release(voucher);
}

/**
 * Takes over what the shop says about the costs of the cart and about what it no longer has. A voucher that the cart
 * loses by this can be redeemed again.
 */
export function takeCalculation(order: CalculatedOrder): void {
  const before = cart.get().value.vouchers;
  cart.change((kept) => applyCalculation(kept, order));
  const { vouchers } = cart.get().value;
  for (const voucher of before) if (!hasVoucher(vouchers, voucher.code)) release(voucher);
}

/** Nobody waits for it or hears that it failed: a reservation ends by itself (CONTRACT §5). */
function release({ code, session }: HeldVoucher): void {
  call('voucherUnredeem', { code, session }).catch(() => undefined);
}

/** The visitor has seen what changed, here or in another tab, or that a stored cart was not ours. */
export function seeNotices(): void {
  cart.change(dismissNotices);
  cart.acknowledge();
}

/** Saves what is typed into the order form. */
export function saveDetails(typed: OrderDetails): void {
  details.change(() => typed);
  details.acknowledge();
}

/** Keeps a voucher code while it is typed. */
export function typeVoucherCode(voucherCode: string): void {
  drafts.change((before) => ({ ...before, voucherCode }));
}

/** The field for voucher codes is cleared, unless another code was typed meanwhile. */
export function voucherCodeRedeemed(code: string): void {
  drafts.change((before) => (before.voucherCode.trim() === code ? { ...before, voucherCode: '' } : before));
}

/** Keeps which options are ticked for a cart. */
export function keepTicked(cartKey: string, ticked: readonly OrderOption[]): void {
  drafts.change((before) => tickOptions(before, cartKey, ticked));
}

/** Another order was placed under this key: the next try has a key of its own, with the same boxes ticked. */
export function orderAnew(usedKey: string): void {
  const freshKey = newCartKey();
  drafts.change((before) => (before.tickedFor === usedKey ? { ...before, tickedFor: freshKey } : before));
  cart.change((before) => renewKey(before, usedKey, freshKey));
}

/** An order is about to go out under this key. */
export function orderGoesOut(key: string): void {
  cart.change((before) => noteSent(before, key, true));
}

/** The shop has said that there is no order under this key. */
export function orderWasRefused(key: string): void {
  cart.change((before) => noteSent(before, key, false));
}

/** Leaves a sentence about the cart until the visitor has seen it. */
export function tellVisitor(sentence: string): void {
  cart.change((before) => tell(before, [sentence]));
}

/** The order was placed under this key: the cart starts anew. */
export function finish(order: Order, usedKey: string): void {
  finishOrder(browserSession, order, usedKey, newCartKey);
}
