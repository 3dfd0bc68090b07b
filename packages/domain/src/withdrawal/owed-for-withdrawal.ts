import type { Cents } from '../money.ts';
import type { LifeLine } from '../order-life/order-life.ts';
import { type OrderWorth, stillDue } from '../order-life/still-due.ts';

/** What a declared withdrawal lowers the price of an order by. */
export interface OwedForWithdrawal {
  /** Gross cents. It goes back as far as it was paid. */
  readonly amount: Cents;
  /** Whether the costs of delivery are in it, because nothing of the order is left (LAW R2, R3). */
  readonly hasDelivery: boolean;
}

/**
 * What the customer no longer owes once the declared pieces have come back, in addition to what was cancelled and
 * returned before: the pieces after discounts, their deposit, and the delivery if nothing is left of the order. Pieces
 * that are already back do not count again. A surcharge for a faster delivery is included, although the shop may keep
 * it (§ 357 (2) BGB, § 14 (1) FAGG).
 *
 * @param declared the pieces by line, from 0; null: the whole order
 */
export function owedForWithdrawal(
  worth: OrderWorth,
  lines: readonly LifeLine[],
  declared: readonly { readonly line: number; readonly amount: number }[] | null,
): OwedForWithdrawal {
  const after = lines.map((line, place) => {
    const left = line.ordered - line.cancelled - line.returned;
    const named = declared?.reduce((sum, item) => (item.line === place ? sum + item.amount : sum), 0) ?? left;
    return { ...line, returned: line.returned + Math.min(left, named) };
  });
  return {
    amount: stillDue(worth, { lines }) - stillDue(worth, { lines: after }),
    hasDelivery: after.every(({ ordered, cancelled, returned }) => cancelled + returned === ordered),
  };
}
