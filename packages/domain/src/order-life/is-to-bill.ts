import type { Cents } from '../money.ts';
import { shippingStateOf } from './life-state.ts';
import type { OrderLife } from './order-life.ts';

/**
 * Whether an order needs an invoice, without which its turnover is in no books (docs/books.md): everything of it that
 * was not cancelled has left the house, not all of it came back, and what is left costs something. While a part waits
 * it may still be cancelled, and the invoice would have to be corrected.
 * @param worth what is left of it costs, in gross cents, whoever paid: gift balances are payments.
 */
export function isToBill(life: OrderLife, worth: Cents): boolean {
  const shipping = shippingStateOf(life);
  return worth > 0 && (shipping === 'shipped' || shipping === 'delivered');
}
