import type { Cents } from './money.ts';
import type { Payment } from './payment-state.ts';

/** A difference that nobody asks for, in cents: banks and people round. */
export const smallDifference: Cents = 1;

/**
 * An order's money noted from the shop's bank account, as one payment. Null: none was received. A cent more or less
 * counts as the total.
 * @param amounts the noted amounts, in cents. Negative: the shop transferred the money back.
 */
export function transferredPayment(total: Cents, amounts: readonly Cents[]): Payment | null {
  const sum = (some: readonly Cents[]) => some.reduce((all, amount) => all + amount, 0);
  const came = sum(amounts.filter((amount) => amount > 0));
  if (came === 0) return null;
  const amount = Math.abs(came - total) <= smallDifference ? total : came;
  const refunded = Math.min(amount, -sum(amounts.filter((one) => one < 0)));
  return { state: refunded === amount ? 'refunded' : 'captured', amount, refunded };
}
