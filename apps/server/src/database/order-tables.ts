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
 * recomputed (CONTRACT §5). The wire's Order, document and mail are derived from it.
 */
export interface OrderTable {
  /** 128 random bits and more: the key to the order. */
  id: string;
  order_number: string;
  /** As the browser sent it; marked when the order's customer has left (modules/orders/orders.repository.ts). */
  idempotency_key: string;
  state: string;
  email: string;
  payment_condition: string;
  total_gross: number;
  snapshot: string;
  created_at: number;
  /** Who was signed in; null: a guest, or a customer who has left. */
  customer_id: string | null;
}

/** Counters behind consecutive numbers, such as `order-2026`; counted up inside the order's transaction. */
export interface NumberSequenceTable {
  name: string;
  value: number;
}

/** A private document of an order. Named when the order is placed, made by a job or when first asked for. */
export interface OrderDocumentTable {
  /** 128 random bits and more: the key to the document. */
  id: string;
  order_id: string;
  filename: string;
  content: Uint8Array | null;
  made_at: number | null;
}

/** What an order is searched by, derived from its snapshot when somebody searches (modules/orders/order-words.ts). */
export interface OrderWordsTable {
  order_id: string;
  /** In lower case. */
  words: string;
}

/**
 * A text that orders were placed on, in one version: the id is the hash of the content, so a row never changes (LAW
 * O2).
 */
export interface AgreedTextTable {
  id: string;
  /** HTML. */
  content: string;
}

/** A voucher with its terms; found by its code without regard to case. */
export interface VoucherTable {
  code_key: string;
  /** As the operator wrote it. */
  code: string;
  kind: VoucherValue['kind'];
  /** Cents, basis points of a percentage, 0 for free shipping; of a gift balance what it began with. */
  value: number;
  /** What is left of a gift balance; null for the other kinds. */
  balance: number | null;
  /** Gross cents that the goods must cost. */
  minimum: number;
  valid_from: number | null;
  /** The first moment it is no longer valid. */
  valid_to: number | null;
  /** null: any number. */
  uses_allowed: number | null;
  used: number;
  created_at: number;
  /** When the operator ended it before its time; null: never. */
  stopped_at: number | null;
}

/** A voucher that a cart holds until a moment; what lies behind it holds nothing. */
export interface VoucherReservationTable {
  /** 128 random bits and more: the key to the reservation. */
  session: string;
  code_key: string;
  expires_at: number;
}

/** A voucher that an order used: once an order, for so many gross cents. */
export interface VoucherRedemptionTable {
  order_id: string;
  code_key: string;
  taken: number;
  redeemed_at: number;
}
