import type { Day } from './day.ts';
import { type Cents, multiplyDivideHalfUp } from './money.ts';
import type { BasisPoints } from './tax-rate.ts';

/** A difference that is ignored, in cents, because banks and people round. */
export const smallDifference: Cents = 1;

/** A cash discount (Skonto) of a payment condition: the share that may be deducted within days of the invoice. */
export interface CashDiscountTerms {
  readonly basisPoints: BasisPoints;
  readonly days: number;
}

/** The cash discount of an invoice. */
export interface CashDiscount extends CashDiscountTerms {
  /** The last day on which the money is in time. */
  readonly until: Day;
  /** What may be deducted, in cents. */
  readonly amount: Cents;
}

/** The cash discount of an amount that is due. */
export function cashDiscountOf(due: Cents, terms: CashDiscountTerms, until: Day): CashDiscount {
  return { ...terms, until, amount: multiplyDivideHalfUp(due, terms.basisPoints, 10_000) };
}

/**
 * The discount that a transfer has earned, in cents: it came in time, and exactly the discount was deducted, give or
 * take a cent. 0: it came too late, or another amount was deducted. Then the rest stays due.
 */
export function earnedDiscount(
  { due, discount }: { readonly due: Cents; readonly discount: Pick<CashDiscount, 'until' | 'amount'> | null },
  { amount, bookedOn }: { readonly amount: Cents; readonly bookedOn: Day },
): Cents {
  if (discount === null || due <= 0 || bookedOn > discount.until) return 0;
  const isWhole = Math.abs(amount - due) <= smallDifference;
  const isReduced = Math.abs(amount - (due - discount.amount)) <= smallDifference;
  return isReduced && !isWhole ? due - amount : 0;
}

/**
 * The discount that a transfer deducted, whenever it came, in cents: what an operator can accept (§ 17 UStG, § 16 UStG
 * 1994: the turnover falls by what is not paid). 0: another amount was deducted.
 */
export function deductedDiscount(
  { due, discount }: { readonly due: Cents; readonly discount: Pick<CashDiscount, 'until' | 'amount'> | null },
  amount: Cents,
): Cents {
  return discount === null ? 0 : earnedDiscount({ due, discount }, { amount, bookedOn: discount.until });
}

/**
 * What is left of a discount after a part of the order was cancelled or returned, in cents.
 * @param came the money that was received. @param total what is to be paid now.
 */
export function discountLeft(discount: Cents, came: Cents, total: Cents): Cents {
  // A rest that was paid too much is negative, and stays.
  return discount < 0 || total >= came + discount
    ? discount
    : multiplyDivideHalfUp(discount, Math.max(0, total), came + discount);
}
