import type { Cents } from '../money.ts';

/**
 * Money as a provider reports it, and the order it belongs to. Both are compared with the attempt before anything is
 * believed.
 */
export interface SeenMoney {
  readonly amount: Cents;
  readonly currency: string;
  /** Our reference as the provider returns it; null if it does not. */
  readonly reference: string | null;
  readonly transactionId: string | null;
  /** How it was paid, as the customer reads it: a card's masked number, "PayPal". */
  readonly means: string | null;
  /** Cards only: whether the bank is liable for it; null if that has no meaning (PAYMENTS A6). */
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
  /** The deadline for the shop's answer, in epoch milliseconds; null if none is expected. */
  readonly answerBy: number | null;
  /** How it ended; null before. */
  readonly outcome: string | null;
  readonly isOpen: boolean;
  /** Whether it ended with the money at the shop. */
  readonly isWon: boolean;
  /** Since when it has this status, in epoch milliseconds. Of two reports the later one counts. */
  readonly changedAt: number;
}

/** The status of an attempt at its provider: the only truth there is about it (PAYMENTS C3.3). */
export type ProviderStatus =
  /** The payer may act, and has not. */
  | { readonly state: 'redirected' }
  /** Undecided at the provider; asked again later. */
  | { readonly state: 'pending'; readonly transactionId: string | null }
  /** The payer has agreed; the money comes by capture. */
  | { readonly state: 'authorized'; readonly money: SeenMoney }
  /** The money moved. `refunded` is by the provider's count; null where it does not say. */
  | {
      readonly state: 'captured';
      readonly money: SeenMoney;
      readonly captureId: string;
      readonly refunded: Cents | null;
      /** What disputes took back and have not returned; missing if the provider does not say. */
      readonly reversed?: Cents;
      readonly disputes?: readonly SeenDispute[];
    }
  /** The capture was asked for, and the provider has not decided (PayPal: capture PENDING; Saferpay: PENDING). */
  | { readonly state: 'capturing'; readonly money: SeenMoney; readonly captureId: string | null }
  /** A dispute took back all that was left of it. */
  | { readonly state: 'reversed'; readonly disputes?: readonly SeenDispute[] }
  | {
      readonly state: 'failed' | 'cancelled' | 'expired';
      readonly code: string;
      readonly payerMessage?: string;
    };

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
export interface ProviderFailure {
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
   * Neither payer's nor bank's doing: it is the shop's to mend. `account`: the provider would refuse every other call
   * of this kind too, whatever it answers to others.
   */
  readonly concerns?: 'shop' | 'account';
  /** A web page came instead of the provider's own error: something may stand in between. */
  readonly isPage?: boolean;
}

/** What a provider did, or why not. */
export type ProviderResult<Done> = ({ readonly ok: true } & Done) | ProviderFailure;

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
 * Code of a refund that is refused because more was refunded at the provider than the shop knew: in its dashboard,
 * say.
 */
export const alreadyRefunded = 'already-refunded';
