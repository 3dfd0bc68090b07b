import { allocate } from '../allocate.ts';
import { type Cents, multiplyDivideHalfUp } from '../money.ts';
import type { OrderLife } from './order-life.ts';

/** What an order costs, in gross cents, as far as it decides what cancelled and returned pieces are worth. */
export interface OrderWorth {
  /** What was to pay when it was placed. */
  readonly toPay: Cents;
  /** What vouchers took off the goods, as a positive amount; without what gift balances paid. */
  readonly discount: Cents;
  readonly lines: readonly { readonly total: Cents; readonly amount: number; readonly deposit: Cents }[];
}

/**
 * What the customer still owes for an order in all, in cents: less for each piece that was cancelled or came back, by
 * its share of its line after discounts, and its deposit. The shares of a line add up to the line. Shipping and fees
 * are owed until nothing of the order is left (LAW R2, R3). What was received beyond this is to be refunded.
 */
export function stillDue({ toPay, discount, lines }: OrderWorth, life: Pick<OrderLife, 'lines'>): Cents {
  const gone = life.lines.map(({ cancelled, returned }) => cancelled + returned);
  if (lines.every(({ amount }, i) => gone[i] === amount)) return 0;
  const discounts = allocate(
    discount,
    lines.map(({ total }) => total),
  );
  const owedBack = lines.reduce((sum, { total, amount, deposit }, i) => {
    const pieces = gone[i] ?? 0;
    return sum + multiplyDivideHalfUp(total - (discounts[i] ?? 0), pieces, amount) + deposit * pieces;
  }, 0);
  return Math.max(0, toPay - owedBack);
}
