import type { Day } from '../day.ts';
import type { Cents } from '../money.ts';
import { daysOverdue, type Receivable } from './receivable.ts';

/** When reminders are sent, and what they cost. */
export interface ReminderTerms {
  /** The reminders of an invoice, by the days since it was due. */
  readonly steps: readonly {
    readonly days: number;
    /** The fee for consumers, in cents. */
    readonly fee: Cents;
    /** The lump sum for businesses, in cents (§ 288 (5) BGB, § 458 UGB). */
    readonly businessFee: Cents;
  }[];
  /** An order to be paid in advance: the days until it is reminded of, and from there until it is to be cancelled. */
  readonly prepayment: { readonly days: number; readonly cancelDays: number };
}

/**
 * Why nothing happens now:
 *
 * | reason    | meaning                                             |
 * |-----------|-----------------------------------------------------|
 * | paid      | nothing is left to pay                              |
 * | cancelled | the order is cancelled                              |
 * | held      | the order is on hold                                |
 * | withdrawn | a declaration of withdrawal waits to be checked |
 * | spared    | an operator excluded it                              |
 * | waiting   | the time of the next step has not come              |
 * | ended     | all steps were taken                                |
 */
export type ReminderRest = 'paid' | 'cancelled' | 'held' | 'withdrawn' | 'spared' | 'waiting' | 'ended';

/** What is to be done about a receivable. */
export type NextReminder =
  | { readonly kind: 'remind'; readonly step: number; readonly fee: Cents }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'none'; readonly why: ReminderRest };

/**
 * What is to be done about a receivable on a day. Steps come one after the other. Between two of them is at least the
 * time that the terms leave between them, so that a late first reminder is not followed by the second one on the next
 * day. An order to be paid in advance is reminded of once. If nothing of it was paid or shipped, it is then to be
 * cancelled.
 */
export function nextReminder(receivable: Receivable, terms: ReminderTerms, today: Day): NextReminder {
  const rest = reminderRest(receivable);
  if (rest !== null) return { kind: 'none', why: rest };
  return receivable.basis === 'invoice'
    ? nextOfInvoice(receivable, terms, today)
    : nextOfPrepayment(receivable, terms, today);
}

/** Why no reminder of a receivable may be sent, on any day. Null: it may. */
export function reminderRest({ open, isCancelled, isHeld, isWithdrawn, isSpared }: Receivable): ReminderRest | null {
  if (open <= 0) return 'paid';
  if (isCancelled) return 'cancelled';
  if (isHeld) return 'held';
  if (isWithdrawn) return 'withdrawn';
  return isSpared ? 'spared' : null;
}

function nextOfInvoice(receivable: Receivable, { steps }: ReminderTerms, today: Day): NextReminder {
  const taken = lastStep(receivable);
  const next = steps[taken];
  if (next === undefined) return { kind: 'none', why: 'ended' };
  const gap = next.days - (steps[taken - 1]?.days ?? next.days);
  if (daysOverdue(receivable, today) < next.days || daysSinceLast(receivable, today) < gap)
    return { kind: 'none', why: 'waiting' };
  return { kind: 'remind', step: taken + 1, fee: receivable.isBusiness ? next.businessFee : next.fee };
}

function nextOfPrepayment(receivable: Receivable, { prepayment }: ReminderTerms, today: Day): NextReminder {
  if (lastStep(receivable) === 0)
    return daysOverdue(receivable, today) < 0 ? { kind: 'none', why: 'waiting' } : { kind: 'remind', step: 1, fee: 0 };
  if (receivable.received > 0 || receivable.isShipped) return { kind: 'none', why: 'ended' };
  return daysSinceLast(receivable, today) < prepayment.cancelDays
    ? { kind: 'none', why: 'waiting' }
    : { kind: 'cancel' };
}

/** The last step that was taken. 0: none. */
function lastStep({ sent }: Receivable): number {
  return Math.max(0, ...sent.map(({ step }) => step));
}

/** The days since the last reminder. Infinite: none was sent. */
function daysSinceLast({ sent }: Receivable, today: Day): number {
  const last = sent
    .map(({ sentOn }) => sentOn)
    .toSorted()
    .at(-1);
  return last === undefined ? Number.POSITIVE_INFINITY : daysOverdue({ dueOn: last }, today);
}

/** The days after the last read bank statement on which reminders are sent without an operator. */
const statementLasts = 3;

/** Whether the bank account is known well enough to remind customers: payments since then are not known. */
export function isBankRead(lastDay: Day | null, today: Day): boolean {
  return lastDay !== null && daysOverdue({ dueOn: lastDay }, today) <= statementLasts;
}
