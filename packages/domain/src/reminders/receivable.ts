import type { Day } from '../day.ts';
import type { Cents } from '../money.ts';

/** A reminder that was sent. Amounts in cents. */
export interface SentReminder {
  /** From 1. */
  readonly step: number;
  readonly sentOn: Day;
  readonly fee: Cents;
}

/** The unpaid money of an order, and everything that decides whether its customer is reminded of it. */
export interface Receivable {
  /** `invoice`: of an invoice. `prepayment`: of an order that is delivered once it is paid. */
  readonly basis: 'invoice' | 'prepayment';
  /** What is left to pay, in cents. Less than the total if a part was paid, cancelled, returned or credited. */
  readonly open: Cents;
  /** What was paid, in cents. */
  readonly received: Cents;
  readonly dueOn: Day;
  /** Whether the customer is a business. Fees of consumers are limited. */
  readonly isBusiness: boolean;
  readonly isCancelled: boolean;
  readonly isHeld: boolean;
  /** Whether the customer has declared a withdrawal that nobody has checked yet. */
  readonly isWithdrawn: boolean;
  /** Whether an operator excluded it from reminders. */
  readonly isSpared: boolean;
  /** Whether a part of it has left the shop. It can no longer be cancelled as a whole. */
  readonly isShipped: boolean;
  /** Oldest first. */
  readonly sent: readonly SentReminder[];
}

/** The receivables of an age, and their sum in cents. */
export interface AgeSum {
  readonly age: ReceivableAge;
  readonly count: number;
  readonly open: Cents;
}

/** How long receivables have been due: not yet, up to 30, 60, 90 days, or longer. */
export const receivableAges = ['not-due', 'up-to-30', 'up-to-60', 'up-to-90', 'older'] as const;

/** One of {@link receivableAges}. */
export type ReceivableAge = (typeof receivableAges)[number];

/** The days since a receivable was due. 0 on the day itself, negative before. */
export function daysOverdue({ dueOn }: Pick<Receivable, 'dueOn'>, today: Day): number {
  return (Date.parse(today) - Date.parse(dueOn)) / 86_400_000;
}

/** The age of a receivable. It can still be paid in time on the day on which it is due. */
export function ageOf(receivable: Pick<Receivable, 'dueOn'>, today: Day): ReceivableAge {
  const days = daysOverdue(receivable, today);
  if (days <= 0) return 'not-due';
  if (days <= 30) return 'up-to-30';
  if (days <= 60) return 'up-to-60';
  return days <= 90 ? 'up-to-90' : 'older';
}

/** The sums of receivables by age, each age once. */
export function sumsByAge(receivables: readonly Pick<Receivable, 'dueOn' | 'open'>[], today: Day): AgeSum[] {
  return receivableAges.map((age) => {
    const some = receivables.filter((receivable) => ageOf(receivable, today) === age);
    return { age, count: some.length, open: some.reduce((sum, { open }) => sum + open, 0) };
  });
}
