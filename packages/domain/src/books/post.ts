import type { Cents } from '../money.ts';
import { type Account, type AccountPlan, type SalesAccount, salesAccount } from './account-plan.ts';
import type { BookedTax, Booking } from './booking.ts';

/** A booking on two accounts. A positive amount stands on the debit side of `account`, a negative one on the credit. */
export interface Posting {
  readonly booking: Booking;
  readonly account: Account;
  readonly contra: Account;
  /** Gross, in cents. */
  readonly amount: Cents;
  /** The rule of the plan that gave the account of turnover. Null: no turnover. */
  readonly sales: SalesAccount | null;
}

/** Bookings on accounts, or the turnover for which the plan has none. Nothing is left out. */
export type Posted =
  | { readonly ok: true; readonly postings: readonly Posting[] }
  | { readonly ok: false; readonly missing: readonly BookedTax[] };

/**
 * Puts bookings on accounts. Turnover is debited to its debtor and credited to the account of sales. Money is debited
 * to the place to which it came, and credited to the debtor.
 */
export function post(bookings: readonly Booking[], plan: AccountPlan): Posted {
  const missing = new Map<string, BookedTax>();
  const postings = bookings.map((booking): Posting => {
    const { subject, debtor } = booking;
    const [owed, amount] = [plan.debtors[debtor], booking.net + booking.vat];
    if (subject.kind === 'money')
      return { booking, account: plan.money[subject.place], contra: owed, amount, sales: null };
    if (subject.kind === 'rounding') return { booking, account: owed, contra: plan.rounding, amount, sales: null };
    const sales = salesAccount(plan, subject.tax);
    if (sales === null) missing.set(JSON.stringify(subject.tax), subject.tax);
    return { booking, account: owed, contra: sales?.account ?? '', amount, sales };
  });
  return missing.size > 0 ? { ok: false, missing: [...missing.values()] } : { ok: true, postings };
}
