import { allocate } from '../allocate.ts';
import { type Cents, multiplyDivideHalfUp } from '../money.ts';
import type { OrderLife } from './order-life.ts';

/** The amounts of an order, in gross cents, that decide the value of cancelled and returned pieces. */
export interface OrderWorth {
  /** The amount to pay when it was placed. */
  readonly toPay: Cents;
  /** The discount of vouchers on the goods, as a positive amount, without gift balances. */
  readonly discount: Cents;
  readonly lines: readonly {
    readonly total: Cents;
    readonly amount: number;
    readonly deposit: Cents;
    /** It sells gift vouchers, which no discount reduces. */
    readonly isGiftVoucher?: boolean;
  }[];
}

/**
 * The total that the customer owes for an order, in cents. Each cancelled or returned piece reduces it by its share of
 * the line after discounts, and by its deposit. The shares of a line add up to the line. Shipping and fees are owed
 * until nothing of the order is left (LAW R2, R3). What an invoice gave back although the goods are kept is not owed.
 * Money received beyond this total is to be refunded.
 */
export function stillDue({ toPay, discount, lines }: OrderWorth, life: Pick<OrderLife, 'lines' | 'allowance'>): Cents {
  const gone = life.lines.map(({ cancelled, returned }) => cancelled + returned);
  if (lines.every(({ amount }, i) => gone[i] === amount)) return 0;
  const discounts = allocate(
    discount,
    lines.map(({ total, isGiftVoucher = false }) => (isGiftVoucher ? 0 : total)),
  );
  const owedBack = lines.reduce((sum, { total, amount, deposit }, i) => {
    const pieces = gone[i] ?? 0;
    return sum + multiplyDivideHalfUp(total - (discounts[i] ?? 0), pieces, amount) + deposit * pieces;
  }, 0);
  return Math.max(0, toPay - owedBack - (life.allowance ?? 0));
}
