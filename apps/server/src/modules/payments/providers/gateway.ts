import type { PaymentProvider } from '@kontor/contract';
import type { CaptureDone, Cents, PaymentAttempt, ProviderResult, ProviderStatus, RefundDone } from '@kontor/domain';
import type { OrderSnapshot } from '../../orders/types.ts';

/** An attempt to pay an order, as a gateway needs it. All of it is stored before a provider hears of it. */
export interface AttemptToPay {
  /** 128 random bits. The id names the attempt to the provider and in addresses, and gives no access to an order. */
  readonly id: string;
  /**
   * The reference in the provider's records, unique even if several shops share an account: `2026-000123-1-5c9d2f01`
   * (at most 50 characters).
   */
  readonly reference: string;
  /** Fixed: another amount needs another attempt. Always EUR. */
  readonly amount: Cents;
  /** The provider's id: PayPal's order id, Saferpay's token; null before it was created. */
  readonly providerRef: string | null;
  /** Saferpay's transaction; null until the payer has agreed, and always for PayPal. */
  readonly transactionId: string | null;
  /** Id of the capture; null before it. */
  readonly captureId: string | null;
  /** Whether the attempt may have an open dispute. Then the provider is also asked about disputes. */
  readonly isDisputed: boolean;
  /** Ids that the provider lists as refunds and that were disputes according to its messages. */
  readonly reversals: readonly string[];
}

/** The data of the order for a provider's page, and the addresses to which the page leads. */
export interface PaymentPage {
  readonly order: OrderSnapshot;
  /**
   * Codes with which this provider refused earlier attempts of the order. Refused details of goods or address are not
   * sent again.
   */
  readonly refusedBefore: readonly string[];
  /** The address to which the payer returns after every outcome. The outcome is not read from it. */
  readonly returnUrl: string;
  /** The addresses that the provider may call without a browser when something has happened. */
  readonly notifyUrl: { readonly success: string; readonly fail: string };
}

/** The object that a provider has created for an attempt. */
export interface CreatedAttempt {
  readonly providerRef: string;
  /** Saferpay's page, which opens once; null for PayPal. */
  readonly redirectUrl: string | null;
  /** Until when the payer can pay, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** Kinds of calls to a provider. If the account was refused one kind, only a success of the same kind ends that. */
export type ProviderCall = 'create' | 'inquire' | 'capture' | 'void' | 'refund' | 'findRefund' | 'script' | 'webhook';

/** An operation on an attempt that moves money. It is stored before the provider is asked. */
export interface MoneyOperation {
  /** The same in every try. A provider that supports such keys carries the operation out once. */
  readonly key: string;
  readonly amount: Cents;
  /** The number of the try, from 0 (Saferpay's RetryIndicator). */
  readonly retry: number;
}

/**
 * The common interface of the providers. Callers do not distinguish between them. A gateway does not access the
 * database. It does not throw for a provider's answer or silence, but returns a `ProviderFailure`.
 */
export interface Gateway {
  readonly provider: PaymentProvider;
  /**
   * Whether an authorisation reserves the payer’s money until it is voided. Otherwise a refused payment waits for
   * another means of payment, or expires.
   */
  readonly reservesMoney: boolean;
  /**
   * How long a refund of unknown outcome must have been invisible before it may be requested again, in milliseconds.
   * The time is longer than the delay of the provider's lookup. 0 if the provider makes one refund per key.
   */
  readonly refundAgainAfter: number;
  /**
   * Creates the provider's object. After `unknown` it may be called again for the same attempt: PayPal answers with the
   * same object, Saferpay with another one, and then the first is never used. `retry`: the number of the try, from 0.
   */
  create(attempt: AttemptToPay, page: PaymentPage, retry?: number): Promise<ProviderResult<CreatedAttempt>>;
  /** Asks the provider for the attempt's status. */
  inquire(attempt: AttemptToPay): Promise<ProviderResult<{ readonly status: ProviderStatus }>>;
  /** Captures the money to which the payer agreed. "Already captured" counts as a success after the status was read. */
  capture(attempt: AttemptToPay, operation: MoneyOperation): Promise<ProviderResult<CaptureDone>>;
  /** Voids an authorisation. It is refused with the code `captured` if the money has moved; then a refund is needed. */
  void(attempt: AttemptToPay, operation: Omit<MoneyOperation, 'amount'>): Promise<ProviderResult<object>>;
  /** Refunds at most what was captured. It is refused with `alreadyRefunded` if less than that is left to refund. */
  refund(attempt: AttemptToPay, operation: MoneyOperation): Promise<ProviderResult<RefundDone>>;
  /**
   * Looks for a refund of unknown outcome. null when the provider does not show it: then it may be requested again
   * after {@link refundAgainAfter}. Refused: the refund was made and has failed since.
   */
  findRefund(
    attempt: AttemptToPay,
    operation: MoneyOperation,
  ): Promise<ProviderResult<{ readonly refund: RefundDone | null }>>;
  /**
   * A harmless call with the credentials (PAYMENTS C3.15). `refused`, or `unavailable` with another code than
   * `unreachable`, means that the settings are wrong: the system at the address does not know the shop, or is not the
   * provider.
   */
  check(): Promise<ProviderResult<object>>;
  /**
   * Begins a payment to which no payer is sent. It is for accounts for which no harmless call shows whether they may
   * receive money. Every refusal of it concerns the account.
   */
  tryCreate?(): Promise<ProviderResult<object>>;
}

export function attemptToPay(attempt: PaymentAttempt): AttemptToPay {
  const { id, providerReference: reference, amount, providerRef, transactionId, captureId } = attempt;
  const { isDisputed, reversals } = attempt;
  return { id, reference, amount, providerRef, transactionId, captureId, isDisputed, reversals };
}
