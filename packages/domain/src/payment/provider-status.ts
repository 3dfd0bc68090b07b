import type { Cents } from '../money.ts';

/** Money as a provider reports it, with its order. Both are compared with the attempt before they are trusted. */
export interface SeenMoney {
  readonly amount: Cents;
  readonly currency: string;
  /** Our reference as the provider returns it; null if it does not. */
  readonly reference: string | null;
  readonly transactionId: string | null;
  /** The means of payment as shown to the customer: a card's masked number, "PayPal". */
  readonly means: string | null;
  /** Cards only: whether the bank is liable; null if that does not apply (PAYMENTS A6). */
  readonly liabilityShift: boolean | null;
}

/** A dispute about a payment, in its provider's words: the payer's complaint, or a chargeback by their bank. */
export interface SeenDispute {
  /** The provider's id, such as PP-D-12345. */
  readonly id: string;
  /** Such as MERCHANDISE_OR_SERVICE_NOT_RECEIVED. */
  readonly reason: string | null;
  /** Such as WAITING_FOR_SELLER_RESPONSE. */
  readonly status: string;
  /** INQUIRY: only between payer and shop. CHARGEBACK and later: the provider or the bank decides. */
  readonly stage: string | null;
  /** The disputed amount in cents. */
  readonly amount: Cents | null;
  /** The deadline for the shop's answer, in epoch milliseconds; null if none is expected. */
  readonly answerBy: number | null;
  /** The result; null before the decision. */
  readonly outcome: string | null;
  readonly isOpen: boolean;
  /** Whether it was decided in the shop's favour. */
  readonly isWon: boolean;
  /** The time of its current status, in epoch milliseconds. Of two reports the later one counts. */
  readonly changedAt: number;
}

/** The status of an attempt at its provider, which alone is authoritative (PAYMENTS C3.3). */
export type ProviderStatus =
  /** The payer may act, and has not yet. */
  | { readonly state: 'redirected' }
  /** Undecided at the provider; to be asked again later. */
  | { readonly state: 'pending'; readonly transactionId: string | null }
  /** The payer has agreed; the money must be captured. */
  | { readonly state: 'authorized'; readonly money: SeenMoney }
  /** The money has moved. `refunded`: by the provider's count; null if it does not say. */
  | {
      readonly state: 'captured';
      readonly money: SeenMoney;
      readonly captureId: string;
      readonly refunded: Cents | null;
      /** The sum that disputes took back and have not returned; missing if the provider does not say. */
      readonly reversed?: Cents;
      readonly disputes?: readonly SeenDispute[];
    }
  /** The capture was requested, and the provider has not decided (PayPal: capture PENDING; Saferpay: PENDING). */
  | { readonly state: 'capturing'; readonly money: SeenMoney; readonly captureId: string | null }
  /** A dispute took back everything that was left. */
  | { readonly state: 'reversed'; readonly disputes?: readonly SeenDispute[] }
  | {
      readonly state: 'failed' | 'cancelled' | 'expired';
      readonly code: string;
      readonly payerMessage?: string;
    };

/**
 * Why a provider did not do what was requested.
 *
 * - `unavailable`: it certainly had no effect (refused connection, wrong credentials, missing rights), so no inquiry is
 *   needed. The code `unreachable` stands for network failures; with any other code the operator must act.
 * - `unknown`: no answer, a 5xx or an unreadable answer: the request may have had its effect. It must not be treated as
 *   failed (PAYMENTS C3.6).
 * - `refused`: the provider refuses this request. Later requests may succeed.
 */
export interface ProviderFailure {
  readonly ok: false;
  readonly kind: 'unavailable' | 'unknown' | 'refused';
  /**
   * The provider's stable code, such as INSTRUMENT_DECLINED or TRANSACTION_DECLINED; without one, ours in kebab case.
   */
  readonly code: string;
  /** In English, for the log and the operator: no secrets, no personal data. */
  readonly reason: string;
  /** The provider's message for the payer, if there is one. */
  readonly payerMessage?: string;
  /**
   * Set if neither payer nor bank caused the refusal, so that the shop must act. `account`: the provider would refuse
   * every other call of this kind too.
   */
  readonly concerns?: 'shop' | 'account';
  /**
   * What answered, if it does not look like the provider: something else may be at the address, or in between. `title`:
   * words of a page's title, for the log alone.
   */
  readonly answer?: ForeignAnswer & { readonly title?: string };
}

/** An answer that is not the provider's: its HTTP status, and what it is. */
export interface ForeignAnswer {
  readonly status: number;
  readonly is: 'page' | 'json' | 'text' | 'empty';
}

/** The result of a request to a provider, or why it failed. */
export type ProviderResult<Done> = ({ readonly ok: true } & Done) | ProviderFailure;

/** A provider's answer to a capture. `pending`: it decides later. */
export interface CaptureDone {
  readonly captureId: string;
  readonly status: 'captured' | 'pending';
}

/** A provider's answer to a refund. */
export interface RefundDone {
  readonly providerId: string;
  readonly status: 'done' | 'pending';
}

/** Code of a refund that is refused while a dispute about the payment is open, in PayPal's words (PAYMENTS B5). */
export const refusedByDispute = 'TRANSACTION_DISPUTED';

/**
 * Code of a refund that is refused because more was refunded at the provider than the shop knows, for example in its
 * dashboard.
 */
export const alreadyRefunded = 'already-refunded';
