import type { Cents } from '../money.ts';
import type { PaymentProvider } from '../payment-method.ts';
import { isOpenPayment, type PaymentState } from '../payment-state.ts';

/** An attempt to pay an order by a provider. Amounts in cents, times in epoch milliseconds. */
export interface PaymentAttempt {
  /**
   * At least 128 random bits. Identifies the attempt to the provider and in addresses. It gives no access to the order.
   */
  readonly id: string;
  readonly orderId: string;
  /** The number of the attempt for its order, from 1. */
  readonly number: number;
  readonly provider: PaymentProvider;
  /** The name for operators: `2026-000123-1`. */
  readonly reference: string;
  /** Its reference in the provider's records: `2026-000123-1-5c9d2f01`. */
  readonly providerReference: string;
  /** Never changes, unless an operator accepts another amount at the provider. */
  readonly amount: Cents;
  readonly state: PaymentState;
  /** The address to which the payer returns. */
  readonly returnUrl: string;
  /** PayPal's order or Saferpay's token; null before it is created. */
  readonly providerRef: string | null;
  /** Saferpay's transaction; null until the payer has agreed, and for PayPal. */
  readonly transactionId: string | null;
  readonly captureId: string | null;
  /** The sum refunded, including refunds that are still to be made. */
  readonly refunded: Cents;
  /** The sum that disputes took back and have not returned. Together with `refunded` it never exceeds the amount. */
  readonly reversed: Cents;
  /** Whether a dispute may be open, so that the provider is asked about it every day. */
  readonly isDisputed: boolean;
  /** Ids of entries that the provider lists as refunds and that turned out to be disputes. */
  readonly reversals: readonly string[];
  /** Why the attempt waits for the operator's decision; null if it is not under review. */
  readonly reviewReason: string | null;
  /** The amount at the provider, if it differs from ours. */
  readonly seenAmount: Cents | null;
  /** The means of payment as shown to the customer, such as a card's masked number. */
  readonly means: string | null;
  readonly failureCode: string | null;
  /** The provider's message for the payer. */
  readonly failureMessage: string | null;
  /** For cards: whether the bank is liable (liability shift); null if that does not apply. */
  readonly liabilityShift: boolean | null;
  /** The end of the time in which the payer may act. */
  readonly expiresAt: number | null;
  /** The start of the last inquiry that the provider answered. */
  readonly askedAt: number | null;
  readonly createdAt: number;
  /** The time of the last change of its state. */
  readonly changedAt: number;
}

/** A request to a provider about the money of an attempt. It is stored before it is sent. */
export interface PaymentOperation {
  readonly id: string;
  readonly attemptId: string;
  readonly kind: 'capture' | 'void' | 'refund';
  /** The idempotency key, the same in every try. A provider that supports such keys acts only once. */
  readonly key: string;
  readonly amount: Cents;
  /** asked: not sent yet. unknown: sent, no answer. pending: the provider decides later. */
  readonly state: 'asked' | 'unknown' | 'pending' | 'done' | 'refused';
  readonly tries: number;
  readonly providerId: string | null;
  readonly failureCode: string | null;
  /** The reason, for the operator. */
  readonly note: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** The states of an operation that may still have an effect. */
export const openOperationStates: readonly PaymentOperation['state'][] = ['asked', 'unknown', 'pending'];

/** Whether an operation may still have an effect. */
export function isOpenOperation({ state }: Pick<PaymentOperation, 'state'>): boolean {
  return openOperationStates.includes(state);
}

/** Code of an attempt that was closed because the payer started a new one. */
export const supersededCode = 'superseded';
/** Code of an attempt that was closed because it was cancelled. */
export const cancelledCode = 'withdrawn';
/**
 * Codes of attempts that the shop has closed. They are not closed at the provider: a payer whose page is still open may
 * pay there.
 */
export const closedByUs: readonly string[] = [supersededCode, cancelledCode];

/** Whether an attempt is closed only in the shop: the provider has not reported its end yet. */
export function isClosedByUsAlone({
  state,
  failureCode,
  providerRef,
}: Pick<PaymentAttempt, 'state' | 'failureCode' | 'providerRef'>): boolean {
  return state === 'cancelled' && providerRef !== null && closedByUs.includes(failureCode ?? '');
}

/** Whether the payer may choose another instrument: PayPal refused one, and its window is still open (PAYMENTS B4). */
export function mayBeChosenAgain({
  state,
  provider,
  providerRef,
}: Pick<PaymentAttempt, 'state' | 'provider' | 'providerRef'>): boolean {
  return state === 'failed' && provider === 'paypal' && providerRef !== null;
}

/** Whether the payer may have paid without our knowledge, because the attempt is open at its provider. */
export function mayBePaidUnseen(
  attempt: Pick<PaymentAttempt, 'state' | 'provider' | 'providerRef' | 'failureCode'>,
): boolean {
  return (isOpenPayment(attempt.state) && attempt.providerRef !== null) || isClosedByUsAlone(attempt);
}

/** The amount of an attempt that may still be refunded, in cents; 0 if none of its money is here. */
export function refundableOf({ state, amount, refunded, reversed }: PaymentAttempt): Cents {
  return state === 'captured' ? amount - refunded - reversed : 0;
}
