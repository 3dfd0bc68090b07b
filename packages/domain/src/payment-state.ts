import type { Cents } from './money.ts';
import type { StateTable } from './state-table.ts';

/** Where one payment stands: an attempt by a provider, or a transfer that an operator booked. */
export type PaymentState = 'created' | 'approved' | 'failed' | 'refunded';

/** What may follow each state of a payment. A new attempt is a new payment; part of a refund leaves it approved. */
export const paymentStates: StateTable<PaymentState> = {
  created: ['approved', 'failed'],
  approved: ['refunded'],
  failed: [],
  refunded: [],
};

/** One payment of an order: what was asked and what of it was given back, in cents. */
export interface Payment {
  readonly state: PaymentState;
  readonly amount: Cents;
  readonly refunded: Cents;
}

/** What the payments make of an order. */
export type OrderPaymentState = 'open' | 'pending' | 'failed' | 'partly-paid' | 'paid' | 'overpaid' | 'refunded';

/**
 * The payment state of an order is derived from its payments, never set by hand:
 *
 * | state       | when (received = approved amounts less refunds) |
 * |-------------|--------------------------------------------------|
 * | refunded    | money came, all of it went back                   |
 * | overpaid    | more was received than the total                  |
 * | paid        | the total was received, or there is nothing to pay |
 * | partly-paid | something was received, less than the total       |
 * | pending     | nothing received, a payment is on its way         |
 * | failed      | nothing received, every payment failed            |
 * | open        | nothing received, no payment yet                  |
 */
export function orderPaymentState(total: Cents, payments: readonly Payment[]): OrderPaymentState {
  const settled = payments.filter(({ state }) => state === 'approved' || state === 'refunded');
  const came = settled.reduce((sum, payment) => sum + payment.amount, 0);
  const received = came - settled.reduce((sum, payment) => sum + payment.refunded, 0);
  if (came > 0 && received === 0) return 'refunded';
  if (received > total) return 'overpaid';
  if (received === total) return 'paid';
  if (received > 0) return 'partly-paid';
  if (payments.some(({ state }) => state === 'created')) return 'pending';
  return payments.length > 0 ? 'failed' : 'open';
}
