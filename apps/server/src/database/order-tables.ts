import type { VoucherValue } from '@kontor/domain';

/** Orders and vouchers. */
export interface OrderTables {
  orders: OrderTable;
  number_sequences: NumberSequenceTable;
  order_documents: OrderDocumentTable;
  order_words: OrderWordsTable;
  agreed_texts: AgreedTextTable;
  vouchers: VoucherTable;
  voucher_reservations: VoucherReservationTable;
  voucher_redemptions: VoucherRedemptionTable;
}

/**
 * A placed order. `snapshot` is JSON of modules/orders/types.ts: everything that was bought and agreed, never
 * recalculated (CONTRACT §5). The wire's Order, the document and the mail are derived from it.
 */
export interface OrderTable {
  /** At least 128 random bits: the key to the order. */
  id: string;
  order_number: string;
  /**
   * The idempotency key from the browser. It is marked when the order's customer deletes the account
   * (modules/orders/orders.repository.ts).
   */
  idempotency_key: string;
  state: string;
  email: string;
  payment_condition: string;
  total_gross: number;
  snapshot: string;
  created_at: number;
  /** The customer who was signed in; null for a guest, or if the account was deleted. */
  customer_id: string | null;
}

/** Counters of consecutive numbers, such as `order-2026`, incremented in the order's transaction. */
export interface NumberSequenceTable {
  name: string;
  value: number;
}

/** A private document of an order. Its id is set when the order is placed; a job or the first request creates it. */
export interface OrderDocumentTable {
  /** At least 128 random bits: the key to the document. */
  id: string;
  order_id: string;
  filename: string;
  content: Uint8Array | null;
  made_at: number | null;
}

/** The search words of an order, derived from its snapshot when somebody searches (modules/orders/order-words.ts). */
export interface OrderWordsTable {
  order_id: string;
  /** In lower case. */
  words: string;
}

/**
 * A version of a text that orders were placed on. The id is the hash of the content, so a row never changes (LAW O2).
 */
export interface AgreedTextTable {
  id: string;
  /** HTML. */
  content: string;
}

/** A voucher with its terms. Its code is found case-insensitively. */
export interface VoucherTable {
  code_key: string;
  /** The code as the operator wrote it. */
  code: string;
  kind: VoucherValue['kind'];
  /** Cents, basis points for a percentage, 0 for free shipping; for a gift balance the initial balance. */
  value: number;
  /** The rest of a gift balance; null for other kinds. */
  balance: number | null;
  /** The minimum value of the goods in gross cents. */
  minimum: number;
  valid_from: number | null;
  /** The first moment after its validity. */
  valid_to: number | null;
  /** Null for unlimited. */
  uses_allowed: number | null;
  used: number;
  created_at: number;
  /** When the operator stopped it; null if it was not. */
  stopped_at: number | null;
}

/** The reservation of a voucher for a cart, until a time. An expired one has no effect. */
export interface VoucherReservationTable {
  /** At least 128 random bits: the key to the reservation. */
  session: string;
  code_key: string;
  expires_at: number;
}

/** The use of a voucher by an order, once per order, in gross cents. */
export interface VoucherRedemptionTable {
  order_id: string;
  code_key: string;
  taken: number;
  redeemed_at: number;
}
