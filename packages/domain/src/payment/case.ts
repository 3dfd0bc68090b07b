import type { PaymentAttempt, PaymentOperation } from './attempt.ts';

/** All that a decision about a payment depends on, read together while the order is locked. */
export interface PaymentCase {
  /** The attempt that the case is about: one of {@link attempts}. */
  readonly attemptId: string;
  readonly order: { readonly id: string; readonly isCancelled: boolean };
  /** All attempts of the order, by number. */
  readonly attempts: readonly PaymentAttempt[];
  /** Everything that was asked for them, oldest first. */
  readonly operations: readonly PaymentOperation[];
  /** The attempt that has the claim to the order's money; null: none has yet. */
  readonly claimant: string | null;
  readonly terms: PaymentTerms;
}

/** The operator's settings for payments. */
export interface PaymentTerms {
  /** What to do with a card payment that the bank is not liable for. */
  readonly withoutShift: 'capture' | 'cancel';
}
