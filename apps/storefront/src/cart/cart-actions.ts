import type { CalculatedOrder, Order } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { applyCalculation } from './apply-calculation.ts';
import { browserSession, newCartKey } from './browser-session.ts';
import { changeAmount, dismissNotices, removeItem, renewKey } from './change-cart.ts';
import { finishOrder } from './finish-order.ts';

/** What the checkout does to the visit of this tab. Each change is saved at once (SPEC §4). */
const { cart, details } = browserSession;

/** Sets the amount of a line; what is no amount counts as 0. */
export function setAmount(conditionId: string, amount: number): void {
  cart.change((before) => changeAmount(before, conditionId, amount));
}

/** Takes a line out. */
export function removeFromCart(conditionId: string): void {
  cart.change((before) => removeItem(before, conditionId));
}

/** Takes over what the shop says the cart costs and no longer has. */
export function takeCalculation(order: CalculatedOrder): void {
  cart.change((before) => applyCalculation(before, order));
}

/** The visitor has seen what changed, or that a stored cart was not ours. */
export function seeNotices(): void {
  cart.change(dismissNotices);
  cart.acknowledge();
}

/** Saves what is typed into the order form. */
export function saveDetails(typed: OrderDetails): void {
  details.change(() => typed);
  details.acknowledge();
}

/** Another order was placed under this key: the next try is one of its own. */
export function orderAnew(usedKey: string): void {
  cart.change((before) => renewKey(before, usedKey, newCartKey()));
}

/** The order was placed: the cart starts anew. */
export function finish(order: Order): void {
  finishOrder(browserSession, order, newCartKey);
}
