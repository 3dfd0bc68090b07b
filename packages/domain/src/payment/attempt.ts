import type { Cents } from '../money.ts';
import type { PaymentProvider } from '../payment-method.ts';
import { isOpenPayment, type PaymentState } from '../payment-state.ts';

/** An attempt to pay an order by a provider. Times are epoch milliseconds. */
export interface PaymentAttempt {
  /** At least 128 random bits: names the attempt to the provider and in addresses, and opens no order. */
  readonly id: string;
  readonly orderId: string;
  /** Of the order, from 1. */
  readonly number: number;
  readonly provider: PaymentProvider;
  /** How operators call it: `2026-000123-1`. */
  readonly reference: string;
  /** Its reference in the provider's records: `2026-000123-1-5c9d2f01`. */
  readonly providerReference: string;
  /** Never changes, unless an operator accepts another amount that the provider has. */
  readonly amount: Cents;
  readonly state: PaymentState;
  /** Where the payer comes back to. */
  readonly returnUrl: string;
  /** PayPal's order, Saferpay's token; null before it was made. */
  readonly providerRef: string | null;
  /** Saferpay's transaction; null as long as nobody has agreed, and for PayPal. */
  readonly transactionId: string | null;
  readonly captureId: string | null;
  /** What was refunded, and what is to be refunded. */
  readonly refunded: Cents;
  /** What disputes took back and have not returned. Together with `refunded` it never exceeds the amount. */
  readonly reversed: Cents;
  /** Whether a dispute may be open: the provider is asked about it each day. */
  readonly isDisputed: boolean;
  /** Ids of entries that the provider lists as refunds and that were disputes. */
  readonly reversals: readonly string[];
  /** Why nothing is done with it until the operator has decided; null if it is not under review. */
  readonly reviewReason: string | null;
  /** The amount that the provider has, if that is not ours. */
  readonly seenAmount: Cents | null;
  /** As the customer reads it, such as a card's masked number. */
  readonly means: string | null;
  readonly failureCode: string | null;
  /** What the payer may read. */
  readonly failureMessage: string | null;
  /** For cards, whether the bank is liable for it; null if that has no meaning. */
  readonly liabilityShift: boolean | null;
  /** Until when the payer may act. */
  readonly expiresAt: number | null;
  /** When the last inquiry began that the provider answered. */
  readonly askedAt: number | null;
  readonly createdAt: number;
  /** When its state changed last. */
  readonly changedAt: number;
}

/** Something that a provider is asked to do with the money of an attempt. It is stored before the provider is asked. */
export interface PaymentOperation {
  readonly id: string;
  readonly attemptId: string;
  readonly kind: 'capture' | 'void' | 'refund';
  /** The same in every try; a provider that knows such keys does it once. */
  readonly key: string;
  readonly amount: Cents;
  /** asked: to be done. unknown: tried, no answer. pending: the provider decides later. */
  readonly state: 'asked' | 'unknown' | 'pending' | 'done' | 'refused';
  readonly tries: number;
  readonly providerId: string | null;
  readonly failureCode: string | null;
  /** Why, for the operator. */
  readonly note: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** States of an operation that is not known to be over. */
export const openOperationStates: readonly PaymentOperation['state'][] = ['asked', 'unknown', 'pending'];

/** Whether an operation is not known to be over. */
export function isOpenOperation({ state }: Pick<PaymentOperation, 'state'>): boolean {
  return openOperationStates.includes(state);
}

/** Code of an attempt that was closed because the payer began anew. */
export const supersededCode = 'superseded';
/** Code of an attempt that was closed because it was cancelled. */
export const cancelledCode = 'withdrawn';
/**
 * Codes of attempts that we have closed. The provider has not closed them: a payer who has its page open may still pay
 * there.
 */
export const closedByUs: readonly string[] = [supersededCode, cancelledCode];

/** Whether an attempt is over for us only: the provider has not said yet how it ended. */
export function isClosedByUsAlone({
  state,
  failureCode,
  providerRef,
}: Pick<PaymentAttempt, 'state' | 'failureCode' | 'providerRef'>): boolean {
  return state === 'cancelled' && providerRef !== null && closedByUs.includes(failureCode ?? '');
}

/** Whether the payer may choose another instrument: PayPal refused one, its window is open (PAYMENTS B4). */
export function mayBeChosenAgain({
  state,
  provider,
  providerRef,
}: Pick<PaymentAttempt, 'state' | 'provider' | 'providerRef'>): boolean {
  return state === 'failed' && provider === 'paypal' && providerRef !== null;
}

/** Whether somebody may have paid by it without our knowing, because it is open at its provider. */
export function mayBePaidUnseen(
  attempt: Pick<PaymentAttempt, 'state' | 'provider' | 'providerRef' | 'failureCode'>,
): boolean {
  return (isOpenPayment(attempt.state) && attempt.providerRef !== null) || isClosedByUsAlone(attempt);
}

/** How much of an attempt may still be refunded, in cents; 0 if none of its money is here. */
export function refundableOf({ state, amount, refunded, reversed }: PaymentAttempt): Cents {
  return state === 'captured' ? amount - refunded - reversed : 0;
}
