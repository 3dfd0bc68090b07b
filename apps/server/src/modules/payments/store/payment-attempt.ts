import { createHash } from 'node:crypto';
import { type Cents, isOpenPayment } from '@kontor/domain';
import type { PaymentAttemptTable, PaymentOperationTable } from '../../../database/payment-tables.ts';
import type { AttemptToPay } from '../providers/gateway.ts';

/** An attempt to pay an order, as it is kept. */
export type PaymentAttempt = Readonly<PaymentAttemptTable>;

/**
 * An attempt, with what of its money is on its way back, in cents: reserved in `refunded`, and not known to be done.
 */
export interface AttemptWithRefunds extends PaymentAttempt {
  readonly returning: Cents;
}

/**
 * What of an attempt's money went back, in cents: what customers are told, unlike `refunded`, by which nothing is given
 * back twice.
 */
export function returnedOf({ refunded, returning }: Pick<AttemptWithRefunds, 'refunded' | 'returning'>): Cents {
  return refunded - returning;
}

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
    reference: referenceAtProvider(attempt),
    amount: attempt.amount,
    providerRef: attempt.provider_ref,
    transactionId: attempt.transaction_id,
    captureId: attempt.capture_id,
    isDisputed: attempt.disputed === 1,
    reversals: attempt.reversals === null ? [] : attempt.reversals.split(' '),
  };
}

/** Code of an attempt that was closed because the payer began anew. */
export const supersededCode = 'superseded';
/** Code of an attempt that was closed because its money is not wanted. */
export const withdrawnCode = 'withdrawn';
/** Codes of attempts that we have closed: the provider has not, and whoever has its page open may still pay there. */
export const closedByUs: readonly string[] = [supersededCode, withdrawnCode];

/** Whether an attempt is over for us alone: the provider has not told yet how it ended. */
export function isClosedByUsAlone({
  state,
  failure_code,
  provider_ref,
}: Pick<PaymentAttempt, 'state' | 'failure_code' | 'provider_ref'>): boolean {
  return state === 'cancelled' && provider_ref !== null && closedByUs.includes(failure_code ?? '');
}

/**
 * Whether the payer may choose another instrument for it: PayPal refused one, and its window and its order are open
 * (PAYMENTS B4).
 */
export function mayBeChosenAgain({
  state,
  provider,
  provider_ref,
}: Pick<PaymentAttempt, 'state' | 'provider' | 'provider_ref'>): boolean {
  return state === 'failed' && provider === 'paypal' && provider_ref !== null;
}

/** Whether somebody may have paid by it without our knowing: at its provider it is open. */
export function mayBePaidUnseen(attempt: PaymentAttempt): boolean {
  return (isOpenPayment(attempt.state) && attempt.provider_ref !== null) || isClosedByUsAlone(attempt);
}

/**
 * What the provider's records show of an attempt, `2026-000123-1-5c9d2f01`: its reference, and a sign of its own.
 * Another shop with the same account, or this one begun anew, may have the same order numbers: its payments are not
 * taken for ours, nor ours refused as known.
 */
export function referenceAtProvider({ id, reference }: Pick<PaymentAttempt, 'id' | 'reference'>): string {
  return `${reference}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}

/** States of what was asked of the provider and is not known to be over. */
export const openOperationStates: readonly PaymentOperation['state'][] = ['asked', 'unknown', 'pending'];

/** Whether something was asked of the provider that is not known to be over. */
export function isOpenOperation({ state }: Pick<PaymentOperation, 'state'>): boolean {
  return openOperationStates.includes(state);
}
