import type { PaymentProvider } from '@kontor/contract';
import type { Cents } from '@kontor/domain';
import type { OrderSnapshot } from '../../orders/types.ts';

/** An attempt to pay an order, as a gateway needs it. Everything in it is stored before a provider hears of it. */
export interface AttemptToPay {
  /** 128 random bits: names the attempt to the provider and in addresses, and opens no order. */
  readonly id: string;
  /**
   * What the provider's records show, of a kind even where several shops share an account: `2026-000123-1-5c9d2f01` (at
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
 * Why a provider did not do what it was asked.
 *
 * - `unavailable`: it certainly did nothing, and would do nothing else either (refused connection, wrong credentials,
 * missing rights): nothing to   be asked about later. The code `unreachable` is the network's; any other is for the
 * operator to mend.
 * - `unknown`: no answer, or a 5xx, or one that makes no sense: the effect may have happened. Never a failure (PAYMENTS
 * C3.6).
 * - `refused`: it says no to this, and means it; what it says of the next question is open.
 */
export interface GatewayFailure {
  readonly ok: false;
  readonly kind: 'unavailable' | 'unknown' | 'refused';
  /**
   * The provider's stable code, such as INSTRUMENT_DECLINED or TRANSACTION_DECLINED; ours where it gave none, in kebab
   * case.
   */
  readonly code: string;
  /** English, for the log and the operator: no secrets, no personal data. */
  readonly reason: string;
  /** What the payer may read, where the provider says so. */
  readonly payerMessage?: string;
  /**
   * Neither payer's nor bank's doing: it is the shop's to mend. `account`: the provider would refuse every other call of
   * this kind too, whatever it answers to others.
   */
  readonly concerns?: 'shop' | 'account';
  /** A page came where the provider's own error was due: something may stand before it. */
  readonly isPage?: boolean;
}

/** Kinds of questions to a provider. A no for the account to one is taken back by a yes to the same alone. */
export type ProviderCall = 'create' | 'inquire' | 'capture' | 'void' | 'refund' | 'findRefund' | 'script' | 'webhook';

/** What a gateway did, or why not. */
export type GatewayResult<Done> = ({ readonly ok: true } & Done) | GatewayFailure;

/**
 * Money as a provider reports it, and what it reports it for: compared with the attempt before anything is believed.
 */
export interface SeenMoney {
  readonly amount: Cents;
  readonly currency: string;
  /** Our reference, as the provider gives it back; null where it does not. */
  readonly reference: string | null;
  readonly transactionId: string | null;
  /** How it was paid, as the customer reads it: a card's masked number, "PayPal". */
  readonly means: string | null;
  /** Cards only: whether the bank answers for it; null where that has no meaning (PAYMENTS A6). */
  readonly liabilityShift: boolean | null;
}

/** A dispute about a payment, in its provider's words: the payer's complaint, or a chargeback of their bank. */
export interface SeenDispute {
  /** The provider's, such as PP-D-12345. */
  readonly id: string;
  /** Such as MERCHANDISE_OR_SERVICE_NOT_RECEIVED. */
  readonly reason: string | null;
  /** Such as WAITING_FOR_SELLER_RESPONSE. */
  readonly status: string;
  /** INQUIRY: between payer and shop alone. CHARGEBACK and later: the provider, or the bank, decides. */
  readonly stage: string | null;
  /** What it is about, in cents. */
  readonly amount: Cents | null;
  /** Until when the shop must answer, in epoch milliseconds; null: nothing is expected of it. */
  readonly answerBy: number | null;
  /** How it ended; null before. */
  readonly outcome: string | null;
  readonly isOpen: boolean;
  /** Whether it ended with the money at the shop. */
  readonly isWon: boolean;
  /** Since when it stands so, in epoch milliseconds: of two words about it the later one counts. */
  readonly changedAt: number;
}

/** How an attempt stands at its provider: the only truth there is about it (PAYMENTS C3.3). */
export type Standing =
  /** The payer may act, and has not. */
  | { readonly state: 'redirected' }
  /** Undecided at the provider; asked again later. */
  | { readonly state: 'pending'; readonly transactionId: string | null }
  /** The payer has agreed; the money comes by capture. */
  | { readonly state: 'authorized'; readonly money: SeenMoney }
  /** The money moved. `refunded` is what went back by the provider's count; null where it does not say. */
  | {
      readonly state: 'captured';
      readonly money: SeenMoney;
      readonly captureId: string;
      readonly refunded: Cents | null;
      /** What disputes took back and have not brought again; missing where the provider does not say. */
      readonly reversed?: Cents;
      readonly disputes?: readonly SeenDispute[];
    }
  /** It was asked for, and the provider has not decided (PayPal: capture PENDING; Saferpay: PENDING). */
  | { readonly state: 'capturing'; readonly money: SeenMoney; readonly captureId: string | null }
  /** A dispute took back all that was left of it. */
  | { readonly state: 'reversed'; readonly disputes?: readonly SeenDispute[] }
  | {
      readonly state: 'failed' | 'cancelled' | 'expired';
      readonly code: string;
      readonly payerMessage?: string;
    };

/** A capture as its provider answers it. `pending`: it will decide later. */
export interface CaptureDone {
  readonly captureId: string;
  readonly status: 'captured' | 'pending';
}

/** A refund as its provider answers it. */
export interface RefundDone {
  readonly providerId: string;
  readonly status: 'done' | 'pending';
}

/** The code of a refund that is refused as long as a dispute is open about the payment; PayPal's word (PAYMENTS B5). */
export const refusedByDispute = 'TRANSACTION_DISPUTED';

/**
 * Code of a refund that is refused because more has gone back at the provider than the shop knew: in its dashboard,
 * say.
 */
export const alreadyRefunded = 'already-refunded';

/** An operation on an attempt that moves money, stored before it is asked for. */
export interface MoneyOperation {
  /** The same in every try of it: providers that know such keys do it once. */
  readonly key: string;
  readonly amount: Cents;
  /** The how-manieth try, from 0 (Saferpay's RetryIndicator). */
  readonly retry: number;
}

/**
 * A provider behind one interface: no caller knows which. Nothing here touches the database, and nothing throws for
 * what a provider answers, or for its silence: that is a {@link GatewayFailure}.
 */
export interface Gateway {
  readonly provider: PaymentProvider;
  /**
   * Whether an authorisation holds money of the payer until it is let go. Where it does not, a refused payment waits
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
   * object, Saferpay another one, of which the first is never used. `retry`: the how-manieth try, from 0.
   */
  create(attempt: AttemptToPay, page: PaymentPage, retry?: number): Promise<GatewayResult<CreatedAttempt>>;
  /** Asks how it stands. */
  inquire(attempt: AttemptToPay): Promise<GatewayResult<{ readonly standing: Standing }>>;
  /** Takes the money that the payer agreed to. "Already captured" is read, and is a success. */
  capture(attempt: AttemptToPay, operation: MoneyOperation): Promise<GatewayResult<CaptureDone>>;
  /** Lets an authorisation go. Refused with the code `captured` when the money has moved: then refund. */
  void(attempt: AttemptToPay, operation: Omit<MoneyOperation, 'amount'>): Promise<GatewayResult<object>>;
  /**
   * Gives money back, at most what was captured. Refused with {@link alreadyRefunded} where there is not so much left
   * to give back.
   */
  refund(attempt: AttemptToPay, operation: MoneyOperation): Promise<GatewayResult<RefundDone>>;
  /**
   * Whether a refund of unknown outcome came to be; null when the provider does not show it (then it may be asked for
   * again after {@link refundAgainAfter}). Refused: it was made, and has failed since.
   */
  findRefund(
    attempt: AttemptToPay,
    operation: MoneyOperation,
  ): Promise<GatewayResult<{ readonly refund: RefundDone | null }>>;
  /**
   * A harmless call with the credentials (PAYMENTS C3.15). Refused or `unavailable` otherwise than `unreachable`: the
   * settings cannot work, for whatever is at the address does not know us, or is not the provider.
   */
  check(): Promise<GatewayResult<object>>;
  /**
   * Begins a payment that nobody is led to, for accounts of which no harmless call shows whether they may take money.
   * Any no is about the account.
   */
  tryCreate?(): Promise<GatewayResult<object>>;
}
