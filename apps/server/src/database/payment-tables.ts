import type { PaymentState } from '@kontor/domain';

/** Payments. */
export interface PaymentTables {
  payment_attempts: PaymentAttemptTable;
  payment_claims: PaymentClaimTable;
  payment_operations: PaymentOperationTable;
  payment_events: PaymentEventTable;
  payment_findings: PaymentFindingTable;
}

/**
 * An attempt to pay an order by a provider (docs/decisions/023). A process that works on it holds a lease.
 */
export interface PaymentAttemptTable {
  /** 128 random bits and more: names it to the provider and in addresses, and opens no order. */
  id: string;
  order_id: string;
  /** Of the order, from 1. */
  number: number;
  provider: 'paypal' | 'saferpay';
  /** What the provider's records show: `2026-000123-1`. */
  reference: string;
  amount: number;
  state: PaymentState;
  /** The order's id while the payer may still act, else null: one open attempt an order. */
  open_order: string | null;
  /** Where the payer comes back to. */
  return_url: string;
  /** PayPal's order, Saferpay's token; null before it was made. */
  provider_ref: string | null;
  transaction_id: string | null;
  capture_id: string | null;
  /** What went back and what was asked to go back, in cents: never more than the amount. */
  refunded: number;
  /** What disputes took back and have not brought again, in cents: with `refunded` never more than the amount. */
  reversed: number;
  /** Whether a dispute may be open: the provider is asked about it each day. */
  disputed: 0 | 1;
  /**
   * What the provider lists as refunds and what were disputes, as its messages say: ids with spaces between; null:
   * none.
   */
  reversals: string | null;
  /** Why nothing is done with it until the operator has decided; null: nothing stands against it. */
  held: string | null;
  /** What the provider says it amounts to, where that is not our amount. */
  seen_amount: number | null;
  /** As the customer reads it, such as a card's masked number. */
  means: string | null;
  failure_code: string | null;
  /** What the payer may read. */
  failure_message: string | null;
  /** Of cards: whether the bank answers for it. */
  liability_shift: 0 | 1 | null;
  /** Until when the payer may act. */
  expires_at: number | null;
  /** When the last question to the provider began that was answered. */
  asked_at: number | null;
  created_at: number;
  /** When its state changed last. */
  changed_at: number;
  lease: string | null;
  leased_until: number | null;
}

/**
 * The one attempt that takes the money of an order: nobody else may capture. Gone only when the provider has said a
 * final no.
 */
export interface PaymentClaimTable {
  order_id: string;
  attempt_id: string;
}

/** What a provider was asked to do with money, written before it is asked. */
export interface PaymentOperationTable {
  id: string;
  attempt_id: string;
  kind: 'capture' | 'void' | 'refund';
  /** The same in every try; providers that know such keys do it once. */
  key: string;
  amount: number;
  /** asked: to be done. unknown: asked for, no answer. pending: the provider decides later. */
  state: 'asked' | 'unknown' | 'pending' | 'done' | 'refused';
  tries: number;
  provider_id: string | null;
  failure_code: string | null;
  /** Why, for the operator. */
  note: string | null;
  created_at: number;
  changed_at: number;
}

/**
 * A provider's message as it came, without its headers. It only says which attempt to ask about, and is never believed.
 */
export interface PaymentEventTable {
  provider: 'paypal' | 'saferpay';
  event_id: string;
  kind: string;
  attempt_id: string | null;
  raw: string;
  received_at: number;
  processed_at: number | null;
}

/** What does not match, for the operator; found once for each key. */
export interface PaymentFindingTable {
  id: string;
  kind: string;
  key: string;
  attempt_id: string | null;
  order_id: string | null;
  /** JSON. */
  detail: string;
  found_at: number;
  resolved_at: number | null;
}
