import type { Day } from '../day.ts';
import type { OrderState } from '../order-state.ts';
import type { OrderPaymentState } from '../payment-state.ts';

/**
 * Why the law has an order kept. `voucher`: invoices and vouchers of the books belong to it. `letter`: it ended without
 * goods and money, so that only letters are left. `one-stop-shop`: it was taxed in the country of its buyer.
 */
export type RetentionReason = 'voucher' | 'letter' | 'one-stop-shop';

/** How many years something is kept, from the end of the calendar year. `books`: the journal and its months. */
export type RetentionYears = Readonly<Record<RetentionReason | 'books', number>>;

/**
 * The years that the law of the shop's country demands (LAW D6):
 *
 * |               | AT                          | DE                                               |
 * |---------------|-----------------------------|--------------------------------------------------|
 * | voucher       | 7: § 132 (1) BAO, § 212 UGB | 8: § 147 (3) AO, § 257 (4) HGB, § 14b (1) UStG   |
 * | letter        | 7: § 132 (1) BAO, § 212 UGB | 6: § 147 (3) AO, § 257 (4) HGB                   |
 * | books         | 7: § 132 (1) BAO, § 212 UGB | 10: § 147 (3) AO, § 257 (4) HGB                  |
 * | one-stop-shop | 10: Regulation (EU) 282/2011 Art. 63c (2)                                       ||
 *
 * For other countries the longest of these is taken (Art. 958f OR has ten years too).
 */
export function lawfulYears(country: string): RetentionYears {
  return years[country as keyof typeof years] ?? { voucher: 10, letter: 10, books: 10, 'one-stop-shop': 10 };
}

const years = {
  AT: { voucher: 7, letter: 7, books: 7, 'one-stop-shop': 10 },
  DE: { voucher: 8, letter: 6, books: 10, 'one-stop-shop': 10 },
} as const satisfies Readonly<Record<string, RetentionYears>>;

/** The least years that a law of these asks for: nothing younger needs to be looked at. */
export const shortestYears = Math.min(...Object.values(years).flatMap((one) => Object.values(one)));

/** The same, so many years longer. */
export function yearsLonger(lawful: RetentionYears, extra: number): RetentionYears {
  const { voucher, letter, books } = lawful;
  return {
    ...{ voucher: voucher + extra, letter: letter + extra, books: books + extra },
    'one-stop-shop': lawful['one-stop-shop'] + extra,
  };
}

/** The last day on which something of a day is kept: the end of that calendar year and the years after it. */
export function lastDayKept(of: Day, years: number): Day {
  return `${String(Number(of.slice(0, 4)) + years).padStart(4, '0')}-12-31`;
}

/** What decides how long an order is kept. */
export interface OrderToKeep {
  readonly state: OrderState;
  readonly payment: OrderPaymentState;
  readonly isTaxedElsewhere: boolean;
  /** Whether a declaration of withdrawal names it that nobody has checked. */
  readonly isWithdrawn: boolean;
  /** The day of what happened last: a step, a document, a payment. */
  readonly lastChange: Day;
}

/** Why an order is not over: it is not delivered, money is on its way or owed, or a withdrawal waits. */
export type OrderHold = 'open' | 'payment' | 'withdrawal';

/** How long an order is kept, and what is still to happen with it. */
export interface OrderRetention {
  readonly reason: RetentionReason;
  readonly years: number;
  /** The last day if nothing happens any more. */
  readonly until: Day;
  readonly holds: readonly OrderHold[];
}

/**
 * How long an order is kept, by the years of the shop. The period begins with the last change, so an order that is not
 * over begins anew with each of its steps.
 */
export function orderRetention(order: OrderToKeep, years: RetentionYears): OrderRetention {
  const reason = reasonOf(order);
  return {
    ...{ reason, years: years[reason], until: lastDayKept(order.lastChange, years[reason]) },
    holds: holdsOf(order),
  };
}

function reasonOf({ state, payment, isTaxedElsewhere }: OrderToKeep): RetentionReason {
  if (state === 'cancelled' && isWithoutMoney(payment)) return 'letter';
  return isTaxedElsewhere ? 'one-stop-shop' : 'voucher';
}

function isWithoutMoney(payment: OrderPaymentState): boolean {
  return payment === 'open' || payment === 'failed';
}

/** Orders in these states wait for the shop or the carrier. */
const underway: readonly OrderState[] = ['placed', 'processing', 'shipped'];
/** Orders in these states owe nothing any more. */
const owingNothing: readonly OrderState[] = ['cancelled', 'returned'];

function holdsOf({ state, payment, isWithdrawn }: OrderToKeep): OrderHold[] {
  const isMoneyMoving = payment === 'pending' || payment === 'disputed' || payment === 'overpaid';
  const isMoneyOwed = (isWithoutMoney(payment) || payment === 'partly-paid') && !owingNothing.includes(state);
  return [
    ...(underway.includes(state) ? (['open'] as const) : []),
    ...(isMoneyMoving || isMoneyOwed ? (['payment'] as const) : []),
    ...(isWithdrawn ? (['withdrawal'] as const) : []),
  ];
}
