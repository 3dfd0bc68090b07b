import type { Day } from '../day.ts';

/**
 * The verdict on a declaration of withdrawal, for the shop. `in-time`: it is in order. The others need an operator.
 * `no-order`: it matches no order. `other-email`: it names the number of an order whose customer has another e-mail
 * address. `late`: the period has ended. In all cases it is a valid declaration (LAW F6).
 */
export type WithdrawalVerdict = 'in-time' | 'no-order' | 'other-email' | 'late';

/** The facts on which it depends. */
export interface DeclaredOn {
  /** The day in Vienna on which it came; that it was sent in time is enough (§ 355 (1) BGB, § 13 (1) FAGG). */
  readonly day: Day;
  /** The order that it names; null: there is none. */
  readonly order: {
    /** Whether it came from the order's own link or account, or names the order's address. */
    readonly isCustomers: boolean;
    /** The last day of the period. Null: the period has not begun, or its begin is unknown. */
    readonly lastDay: Day | null;
  } | null;
}

/** Judges a declaration. */
export function withdrawalVerdict({ day, order }: DeclaredOn): WithdrawalVerdict {
  if (order === null) return 'no-order';
  if (!order.isCustomers) return 'other-email';
  return order.lastDay === null || day <= order.lastDay ? 'in-time' : 'late';
}
