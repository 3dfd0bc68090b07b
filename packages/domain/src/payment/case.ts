import type { PaymentAttempt, PaymentOperation } from './attempt.ts';

/** Everything that a decision about a payment depends on, read while the order is locked. */
export interface PaymentCase {
  /** The attempt that the decision is about, one of {@link attempts}. */
  readonly attemptId: string;
  readonly order: { readonly id: string; readonly isCancelled: boolean };
  /** All attempts of the order, by number. */
  readonly attempts: readonly PaymentAttempt[];
  /** The operations of all attempts, oldest first. */
  readonly operations: readonly PaymentOperation[];
  /** The attempt that has the claim to the order's money; null if none has it. */
  readonly claimant: string | null;
  readonly terms: PaymentTerms;
}

/** The operator's settings for payments. */
export interface PaymentTerms {
  /** What to do with a card payment for which the bank is not liable. */
  readonly withoutShift: 'capture' | 'cancel';
}
