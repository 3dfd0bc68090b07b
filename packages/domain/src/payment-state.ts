import type { Cents } from './money.ts';
import { mayFollow, type StateTable } from './state-table.ts';

/**
 * Where one payment stands: an attempt to pay an order by a provider.
 *
 * | state      | what is known                                                        |
 * |------------|----------------------------------------------------------------------|
 * | created    | we want to ask the provider for it                                   |
 * | redirected | the provider knows it; the payer may act, and has not as far as we know |
 * | pending    | the payer has acted, the provider has not decided                    |
 * | authorized | the payer has agreed; no money has moved, and none will by itself    |
 * | capturing  | we have asked for the money, and do not know yet whether it came     |
 * | captured   | the money has moved; parts of it may have gone back                  |
 * | refunded   | all of it was refunded                                                |
 * | reversed   | a dispute took back all that was left of it; who wins it has it again |
 * | voided     | the authorisation was voided: we want no money of it                |
 * | failed, cancelled, expired | it ended without money: refused, given up by the payer (or for a new attempt), too
 * late |
 */
export type PaymentState =
  | 'created'
  | 'redirected'
  | 'pending'
  | 'authorized'
  | 'capturing'
  | 'captured'
  | 'refunded'
  | 'reversed'
  | 'voided'
  | 'failed'
  | 'cancelled'
  | 'expired';

/** The ends of an attempt without money, before the payer has agreed. */
const ends = ['failed', 'cancelled', 'expired'] as const;
/** States in which money was found, whatever we assumed before: only the provider knows, and may report it late. */
const money = ['authorized', 'captured'] as const;

/**
 * The states that may follow each state. Knowledge of received money is never undone: a failure that is reported after
 * the money came is no transition. Only a dispute that was won, or was mistaken for a refund, returns to `captured`. An
 * attempt that was closed for a new one, or voided, may still be paid if the payer has its page open. A new attempt is
 * a new payment. A partial refund leaves it captured.
 */
export const paymentStates: StateTable<PaymentState> = {
  created: ['redirected', 'pending', ...money, ...ends],
  redirected: ['pending', ...money, ...ends],
  pending: [...money, ...ends],
  authorized: ['capturing', 'captured', 'voided', 'expired'],
  capturing: ['captured', 'voided', 'failed', 'expired'],
  captured: ['refunded', 'reversed'],
  // A supposed refund may turn out to be a dispute: PayPal shows both alike.
  refunded: ['reversed', 'captured'],
  reversed: ['captured'],
  voided: ['captured'],
  failed: money,
  cancelled: ['pending', ...money],
  expired: money,
};

/** The state after an inquiry: the provider's if the table allows it, otherwise the known one. */
export function settledState(known: PaymentState, seen: PaymentState): PaymentState {
  return mayFollow(paymentStates, known, seen) ? seen : known;
}

/**
 * Whether the payer may still act on it and is not known to have done so. At most one attempt of an order is in such a
 * state.
 */
export function isOpenPayment(state: PaymentState): boolean {
  return state === 'created' || state === 'redirected';
}

/** Whether money may be on its way. The customer must not be asked to pay again until that is known. */
export function isUndecidedPayment(state: PaymentState): boolean {
  return state === 'pending' || state === 'authorized' || state === 'capturing';
}

/** Whether the payment is over, so that only refunds can follow. */
export function isOverPayment(state: PaymentState): boolean {
  return !isOpenPayment(state) && !isUndecidedPayment(state);
}

/** A payment of an order: its amount and the sums that have left again, in cents. */
export interface Payment {
  readonly state: PaymentState;
  readonly amount: Cents;
  readonly refunded: Cents;
  /** The sum that a dispute took back and has not returned; for a `reversed` payment, the whole rest. */
  readonly reversed?: Cents;
}

/** The payment state of an order. */
export type OrderPaymentState =
  | 'open'
  | 'pending'
  | 'failed'
  | 'partly-paid'
  | 'paid'
  | 'overpaid'
  | 'disputed'
  | 'refunded';

/**
 * The payment state of an order is derived from its payments, never set by hand:
 *
 * | state       | when (received = captured amounts less refunds and reversals) |
 * |-------------|--------------------------------------------------|
 * | overpaid    | more was received than the total                  |
 * | paid        | the total was received, or there is nothing to pay |
 * | disputed    | less was received, and a dispute took something back |
 * | refunded    | money came, all of it was refunded                 |
 * | partly-paid | something was received, less than the total       |
 * | pending     | nothing received, money may be on its way         |
 * | failed      | nothing received, every payment is over           |
 * | open        | nothing received, no payment yet, or one that the payer may still make |
 */
export function orderPaymentState(total: Cents, payments: readonly Payment[]): OrderPaymentState {
  const received = paymentSums(total, payments).left;
  const came = payments.some(({ state }) => hasMoneyMoved(state));
  if (received < total && payments.some((payment) => reversedOf(payment) > 0)) return 'disputed';
  if (came && received === 0) return 'refunded';
  if (received > total) return 'overpaid';
  if (received === total) return 'paid';
  if (received > 0) return 'partly-paid';
  if (payments.some(({ state }) => isUndecidedPayment(state))) return 'pending';
  return payments.length > 0 && payments.every(({ state }) => isOverPayment(state)) ? 'failed' : 'open';
}

/** Whether money came, even if it has left again. */
export function hasMoneyMoved(state: PaymentState): boolean {
  return state === 'captured' || state === 'refunded' || state === 'reversed';
}

/** The sum that a dispute took back from a payment, in cents. */
export function reversedOf({ state, amount, refunded, reversed = 0 }: Payment): Cents {
  return state === 'reversed' ? amount - refunded : reversed;
}

/** The sums of an order's payments in cents. */
export interface PaymentSums {
  /** The sum paid, even if it has left again. */
  readonly paid: Cents;
  /** The sum that we refunded, without pending refunds and disputes. */
  readonly returned: Cents;
  /** The sum that is still here. */
  readonly left: Cents;
  /** The part of the total that is not paid. */
  readonly open: Cents;
}

/** Sums up the payments of an order. */
export function paymentSums(total: Cents, payments: readonly Payment[]): PaymentSums {
  const came = payments.filter(({ state }) => hasMoneyMoved(state));
  const paid = came.reduce((sum, { amount }) => sum + amount, 0);
  const returned = came.reduce((sum, { refunded }) => sum + refunded, 0);
  const left = came.reduce((sum, payment) => sum - reversedOf(payment), paid - returned);
  return { paid, returned, left, open: Math.max(0, total - left) };
}

/** The state of an online payment as shown to the customer. */
export type ShownPayment = 'due' | 'checking' | 'paid' | 'partly-paid' | 'disputed' | 'returned';

/**
 * The state shown for the payments of an online order. `checking`, without a button, while the outcome is unknown
 * (PAYMENTS C3.6). `partly-paid` if less came than the total and nothing was refunded. `disputed` if the payer or their
 * bank took money back, which is not a refund by the shop.
 */
export function shownPayment(total: Cents, payments: readonly Payment[]): ShownPayment {
  if (payments.some(({ state }) => isUndecidedPayment(state))) return 'checking';
  const state = orderPaymentState(total, payments);
  if (state === 'paid' || state === 'overpaid') return 'paid';
  if (state === 'disputed') return state;
  if (state !== 'refunded' && state !== 'partly-paid') return 'due';
  return paymentSums(total, payments).returned > 0 ? 'returned' : 'partly-paid';
}
