import type { PaymentAttemptTable, PaymentOperationTable } from '../../database/payment-tables.ts';
import type { AttemptToPay } from './gateway.ts';

/** An attempt to pay an order, as it is kept. */
export type PaymentAttempt = Readonly<PaymentAttemptTable>;

/** Something that a provider is asked to do with the money of an attempt, as it is kept. */
export type PaymentOperation = Readonly<PaymentOperationTable>;

/** An attempt that nobody else may change as long as the lease is ours. */
export interface HeldAttempt {
  readonly id: string;
  readonly lease: string;
}

/** The attempt as a gateway takes it. */
export function attemptToPay(attempt: PaymentAttempt): AttemptToPay {
  return {
    id: attempt.id,
    reference: attempt.reference,
    amount: attempt.amount,
    providerRef: attempt.provider_ref,
    transactionId: attempt.transaction_id,
    captureId: attempt.capture_id,
  };
}

/** Whether something was asked of the provider that is not known to be over. */
export function isOpenOperation({ state }: Pick<PaymentOperation, 'state'>): boolean {
  return state === 'asked' || state === 'unknown' || state === 'pending';
}
