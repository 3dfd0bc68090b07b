import type { PaymentState } from '@kontor/domain';

/** Payments. */
export interface PaymentTables {
  payment_attempts: PaymentAttemptTable;
  payment_claims: PaymentClaimTable;
  payment_operations: PaymentOperationTable;
  payment_events: PaymentEventTable;
  payment_findings: PaymentFindingTable;
}

/** An attempt to pay an order by a provider (docs/decisions/023). A process that settles it holds a lease. */
export interface PaymentAttemptTable {
  /**
   * At least 128 random bits. Identifies the attempt to the provider and in addresses; gives no access to the order.
   */
  id: string;
  order_id: string;
  /** The number of the attempt for its order, from 1. */
  number: number;
  provider: 'paypal' | 'saferpay';
  /** Its reference in the provider's records: `2026-000123-1`. */
  reference: string;
  amount: number;
  state: PaymentState;
  /** The order's id while the payer may still act, otherwise null: an order has at most one open attempt. */
  open_order: string | null;
  /** The address to which the payer returns. */
  return_url: string;
  /** PayPal's order or Saferpay's token; null before it is created. */
  provider_ref: string | null;
  transaction_id: string | null;
  capture_id: string | null;
  /** The sum refunded or requested as refunds, in cents; never more than the amount. */
  refunded: number;
  /**
   * The sum that disputes took back and have not returned, in cents; together with `refunded` never more than the
   * amount.
   */
  reversed: number;
  /** Whether a dispute may be open, so that the provider is asked about it every day. */
  disputed: 0 | 1;
  /**
   * Entries that the provider lists as refunds but that were disputes, according to its messages: ids separated by
   * spaces; null if there are none.
   */
  reversals: string | null;
  /** Why it waits for the operator's decision; null if it does not. */
  held: string | null;
  /** The amount at the provider, if it differs from ours. */
  seen_amount: number | null;
  /** The means of payment as shown to the customer, such as a card's masked number. */
  means: string | null;
  failure_code: string | null;
  /** The provider's message for the payer. */
  failure_message: string | null;
  /** For cards: whether the bank is liable. */
  liability_shift: 0 | 1 | null;
  /** The end of the time in which the payer may act. */
  expires_at: number | null;
  /** The start of the last inquiry that the provider answered. */
  asked_at: number | null;
  created_at: number;
  /** The time of the last change of its state. */
  changed_at: number;
  lease: string | null;
  leased_until: number | null;
}

/** The only attempt that may capture an order's money. Deleted only after the provider's final refusal. */
export interface PaymentClaimTable {
  order_id: string;
  attempt_id: string;
}

/** A request to a provider about money, stored before it is sent. */
export interface PaymentOperationTable {
  id: string;
  attempt_id: string;
  kind: 'capture' | 'void' | 'refund';
  /** The idempotency key, the same in every try. Providers that support such keys act only once. */
  key: string;
  amount: number;
  /** asked: not sent yet. unknown: sent, no answer. pending: the provider decides later. */
  state: 'asked' | 'unknown' | 'pending' | 'done' | 'refused';
  tries: number;
  provider_id: string | null;
  failure_code: string | null;
  /** The reason, for the operator. */
  note: string | null;
  created_at: number;
  changed_at: number;
}

/**
 * A provider's message as received, without headers. It only says which attempt to ask about; its content is not
 * trusted.
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

/** A finding for the operator, at most one for each key. */
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
