import { discountLeft, smallDifference } from './cash-discount.ts';
import type { Cents } from './money.ts';
import type { Payment } from './payment-state.ts';

/**
 * An order's money noted from the shop's bank account, as one payment. Null: none was received. A cent more or less
 * counts as the total.
 * @param discount the cash discount that the payer has earned, in cents. It counts like money, as far as it is left.
 * @param amounts the noted amounts, in cents. Negative: the shop transferred the money back.
 */
export function transferredPayment(total: Cents, amounts: readonly Cents[], discount: Cents = 0): Payment | null {
  const sum = (some: readonly Cents[]) => some.reduce((all, amount) => all + amount, 0);
  const came = sum(amounts.filter((amount) => amount > 0));
  if (came === 0) return null;
  const covered = came + discountLeft(discount, came, total);
  const amount = Math.abs(covered - total) <= smallDifference ? total : covered;
  const back = 0 - sum(amounts.filter((one) => one < 0));
  // Once all money went back, nothing is left of the discount either.
  const refunded = discount > 0 && back >= came ? amount : Math.min(amount, back);
  return { state: refunded === amount ? 'refunded' : 'captured', amount, refunded };
}
