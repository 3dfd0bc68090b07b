import type { PaymentProvider } from '@kontor/contract';
import type { CaptureDone, Cents, PaymentAttempt, ProviderResult, ProviderStatus, RefundDone } from '@kontor/domain';
import type { OrderSnapshot } from '../../orders/types.ts';

/** An attempt to pay an order, as a gateway needs it. Everything in it is stored before a provider hears of it. */
export interface AttemptToPay {
  /** 128 random bits: names the attempt to the provider and in addresses, and opens no order. */
  readonly id: string;
  /**
   * What the provider's records show, unique even where several shops share an account: `2026-000123-1-5c9d2f01` (at
   * most 50 characters).
   */
  readonly reference: string;
  /** Frozen: another amount is another attempt. Always EUR. */
  readonly amount: Cents;
  /** What the provider calls it: PayPal's order id, Saferpay's token; null before it was created. */
  readonly providerRef: string | null;
  /** Saferpay's transaction; null as long as nobody has agreed, and for PayPal. */
  readonly transactionId: string | null;
  /** What was captured by it; null before. */
  readonly captureId: string | null;
  /** Whether a dispute of it may be open: then the provider is asked about disputes too. */
  readonly isDisputed: boolean;
  /** Ids of what the provider lists as refunds and what were disputes, as its messages say. */
  readonly reversals: readonly string[];
}

/** What a provider's page needs to know of the order, and where it leads. */
export interface PaymentPage {
  readonly order: OrderSnapshot;
  /**
   * Codes with which this provider refused earlier attempts of the order: what it disliked of goods or address is not
   * sent again.
   */
  readonly refusedBefore: readonly string[];
  /** Where the payer comes back to, whatever happened: no outcome is believed from there. */
  readonly returnUrl: string;
  /** Where the provider may tell us that something happened, without a browser. */
  readonly notifyUrl: { readonly success: string; readonly fail: string };
}

/** A provider's object of an attempt. */
export interface CreatedAttempt {
  readonly providerRef: string;
  /** Saferpay's page, which opens once; PayPal needs none. */
  readonly redirectUrl: string | null;
  /** Until when the payer may act, in epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * Kinds of questions to a provider. What the account was refused of one kind, only a success of the same kind takes
 * back.
 */
export type ProviderCall = 'create' | 'inquire' | 'capture' | 'void' | 'refund' | 'findRefund' | 'script' | 'webhook';

/** An operation on an attempt that moves money, stored before it is asked for. */
export interface MoneyOperation {
  /** The same in every try of it: providers that know such keys do it once. */
  readonly key: string;
  readonly amount: Cents;
  /** The number of the try, from 0 (Saferpay's RetryIndicator). */
  readonly retry: number;
}

/**
 * A provider behind one interface: no caller knows which. Nothing here touches the database, and nothing throws for
 * what a provider answers, or for its silence: that is a `ProviderFailure`.
 */
export interface Gateway {
  readonly provider: PaymentProvider;
  /**
   * Whether an authorisation holds money of the payer until it is voided. Where it does not, a refused payment waits
   * for another instrument of theirs, or lapses.
   */
  readonly holdsMoney: boolean;
  /**
   * How long a refund of unknown outcome must have stayed out of sight before it may be asked for again, in
   * milliseconds: longer than the provider's lookup lags. 0 where the provider does it once a key.
   */
  readonly refundAgainAfter: number;
  /**
   * Makes the provider's object. May be called again for the same attempt after `unknown`: PayPal answers the same
   * object, Saferpay another one, of which the first is never used. `retry`: the number of the try, from 0.
   */
  create(attempt: AttemptToPay, page: PaymentPage, retry?: number): Promise<ProviderResult<CreatedAttempt>>;
  /** Asks for its status. */
  inquire(attempt: AttemptToPay): Promise<ProviderResult<{ readonly status: ProviderStatus }>>;
  /** Takes the money that the payer agreed to. "Already captured" is read, and is a success. */
  capture(attempt: AttemptToPay, operation: MoneyOperation): Promise<ProviderResult<CaptureDone>>;
  /** Voids an authorisation. Refused with the code `captured` when the money has moved: then refund. */
  void(attempt: AttemptToPay, operation: Omit<MoneyOperation, 'amount'>): Promise<ProviderResult<object>>;
  /**
   * Refunds at most what was captured. Refused with `alreadyRefunded` where there is not so much left to refund.
   */
  refund(attempt: AttemptToPay, operation: MoneyOperation): Promise<ProviderResult<RefundDone>>;
  /**
   * Whether a refund of unknown outcome came to be; null when the provider does not show it (then it may be asked for
   * again after {@link refundAgainAfter}). Refused: it was made, and has failed since.
   */
  findRefund(
    attempt: AttemptToPay,
    operation: MoneyOperation,
  ): Promise<ProviderResult<{ readonly refund: RefundDone | null }>>;
  /**
   * A harmless call with the credentials (PAYMENTS C3.15). Refused or `unavailable` otherwise than `unreachable`: the
   * settings cannot work, for whatever is at the address does not know us, or is not the provider.
   */
  check(): Promise<ProviderResult<object>>;
  /**
   * Begins a payment that nobody is led to, for accounts of which no harmless call shows whether they may take money.
   * Any no is about the account.
   */
  tryCreate?(): Promise<ProviderResult<object>>;
}

/** An attempt as a gateway takes it. */
export function attemptToPay(attempt: PaymentAttempt): AttemptToPay {
  const { id, providerReference: reference, amount, providerRef, transactionId, captureId } = attempt;
  const { isDisputed, reversals } = attempt;
  return { id, reference, amount, providerRef, transactionId, captureId, isDisputed, reversals };
}
