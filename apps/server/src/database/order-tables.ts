import type {
  DocumentKind,
  OrderPaymentState,
  ShippingState,
  StepKind,
  VatIdState,
  VoucherValue,
} from '@kontor/domain';
import type { Generated } from 'kysely';

/** Orders and vouchers. */
export interface OrderTables {
  orders: OrderTable;
  number_sequences: NumberSequenceTable;
  order_documents: OrderDocumentTable;
  issued_documents: IssuedDocumentTable;
  order_search_words: OrderSearchWordTable;
  order_timeline: OrderTimelineTable;
  order_pieces: OrderPiecesTable;
  order_parcels: OrderParcelTable;
  order_tags: OrderTagTable;
  reminders: ReminderTable;
  reminder_stops: ReminderStopTable;
  vat_checks: VatCheckTable;
  withdrawals: WithdrawalTable;
  withdrawal_checks: WithdrawalCheckTable;
  agreed_texts: AgreedTextTable;
  vouchers: VoucherTable;
  voucher_series: VoucherSeriesTable;
  voucher_reservations: VoucherReservationTable;
  voucher_redemptions: VoucherRedemptionTable;
  sold_vouchers: SoldVoucherTable;
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
  /** The number of changes since it was placed. Each has an entry in the timeline. */
  version: Generated<number>;
  shipping_state: Generated<ShippingState>;
  /** Follows from what providers captured and what was noted. The payments module writes it (notePaymentState). */
  payment_state: Generated<OrderPaymentState>;
  /** 0: its words are to be written when somebody searches (modules/orders/order-words.ts). */
  is_searchable: Generated<0 | 1>;
  /** 1: its customer was erased, and it is kept for the law alone: found by its number, and by no name (LAW D5). */
  is_restricted: Generated<0 | 1>;
  /** When its people were erased, because its time had come; null: they are there (LAW D6). */
  erased_at: Generated<number | null>;
  /** 1: what waits is being picked. */
  is_picked: Generated<0 | 1>;
  /** Why it must wait; null: it need not. */
  hold: Generated<string | null>;
  /**
   * When the last of it was shipped, while no invoice bills it although one must (isToBill in the domain); null: one
   * does, or none is needed.
   */
  unbilled_since: Generated<number | null>;
  /**
   * Since when goods have been on their way although their transfer is not there (isShippedUnpaid in the domain); null:
   * it is there, or nothing is on its way.
   */
  unpaid_since: Generated<number | null>;
  /** Since when an invoice has billed what is not owed any more (overbilledInvoice in the domain); null: none does. */
  overbilled_since: Generated<number | null>;
  /**
   * What corrections of its invoices gave back although the goods are kept (allowancesLeft in the domain), in cents.
   */
  allowance: Generated<number>;
  /** What must be transferred back for it by hand (transferBack in the domain), in cents; null: nothing. */
  transfer_back: Generated<number | null>;
  /**
   * JSON of modules/orders/types.ts (`OrderContact`): where it goes instead of what the snapshot says; null: never
   * corrected (docs/decisions/059).
   */
  correction: Generated<string | null>;
  /**
   * JSON of modules/orders/types.ts (`AmendedGoods`): its lines and amounts instead of what the snapshot says; null:
   * never amended (docs/decisions/061).
   */
  amendment: Generated<string | null>;
}

/** A change of an order after it was placed. A row is never changed. */
export interface OrderTimelineTable {
  order_id: string;
  /** The order's version after the change. */
  version: number;
  kind: StepKind | 'note' | 'tag' | 'refund' | 'remind' | 'spare' | 'unspare' | 'take' | 'invoice';
  at: number;
  /** null: the shop itself. */
  operator_id: string | null;
  operator_name: string;
  /** A call about one order, one about many, or a carrier's file. */
  via: 'order' | 'many' | 'carrier-file';
  /** The idempotency key of the request. */
  request_key: string | null;
  /** JSON of modules/order-life/types.ts (`EntryDetail`). */
  detail: string;
}

/** The pieces of a line that a step has shipped, cancelled or taken back. */
export interface OrderPiecesTable {
  order_id: string;
  /** Of the step. */
  version: number;
  /** The line's place in the order, from 0. */
  line: number;
  kind: 'ship' | 'cancel' | 'return';
  amount: number;
  /** 1: the stock got them back. */
  to_stock: 0 | 1;
}

/** A shipment; its pieces are those of its step. */
export interface OrderParcelTable {
  order_id: string;
  /** From 1. */
  number: number;
  /** Of the step that shipped it. */
  version: number;
  /** Empty: not said. */
  carrier: string;
  /** Empty: there is none. */
  tracking_number: string;
  /** Where the customer follows it; null: the carrier's address is not known. */
  tracking_link: string | null;
  shipped_at: number;
  delivered_at: number | null;
  /** Of the step that undid the shipment, which was noted by mistake; null: it was shipped. */
  undone_version: Generated<number | null>;
}

/** A word that operators sort an order by. */
export interface OrderTagTable {
  tag: string;
  order_id: string;
}

/** A reminder of an unpaid order. An order has each step once. */
export interface ReminderTable {
  id: string;
  order_id: string;
  /** From 1. */
  step: number;
  /** What was open, and the fee of this step, in cents. */
  amount: number;
  fee: number;
  /** JSON of modules/reminders/types.ts (`ReminderLetter`): everything that its mail says. */
  letter: string;
  asked_at: number;
  mailed_at: number | null;
  /** When it was given up because nothing was open any more; null: it counts. */
  dropped_at: number | null;
}

/** An answer of VIES about a VAT id (LAW T5). */
export interface VatCheckTable {
  id: string;
  vat_id: string;
  state: VatIdState;
  asked_at: number;
  /** The number of the consultation, name and address of the business; null: not given. */
  consultation: string | null;
  trader: string | null;
  /** The order for which it was asked again; null: it was asked for a cart. */
  order_id: string | null;
}

/** An order of which nobody is reminded. */
export interface ReminderStopTable {
  order_id: string;
  reason: string;
  /** The operator's name at that time. */
  stopped_by: string;
  stopped_at: number;
}

/** A declaration of withdrawal as it came. A row is never changed (LAW F5). */
export interface WithdrawalTable {
  /** At least 128 random bits: the key to its receipt. */
  id: string;
  /** The shop's name for it, such as `W2026-000001`. */
  number: string;
  /** The hash of the form's key and the whole declaration. Two identical requests are one declaration. */
  request_hash: string;
  /** By the server's clock. */
  received_at: number;
  /** Where the acknowledgement goes. */
  email: string;
  /** The order from whose link it came; null: it came without one, and names the order in words. */
  order_id: string | null;
  /** The order's number as it was typed, without blanks; empty: none. Null: stored before this column was there. */
  order_number: string | null;
  /** JSON of modules/withdrawals/declaration/types.ts (`Declaration`). */
  declaration: string;
  /** 0: no acknowledgement was mailed, because the address had too many on that day. */
  is_acknowledged: 0 | 1;
}

/** Who of the shop has looked at a declaration. */
export interface WithdrawalCheckTable {
  withdrawal_id: string;
  checked_at: number;
  /** null: at the command line. */
  operator_id: string | null;
  operator_name: string;
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

/**
 * An invoice, a correction or a delivery note. Number and row are written in one transaction; a job makes the file. A
 * file that was made never changes, and its hash is chained to that of the file made before (docs/decisions/053).
 */
export interface IssuedDocumentTable {
  id: string;
  order_id: string;
  kind: DocumentKind;
  /** The name of the counter in `number_sequences`, and the place in it, from 1 without gaps. */
  series: string;
  position: number;
  number: string;
  /** The invoice that it corrects. */
  corrects: string | null;
  /**
   * Two requests with one key are one document. Null: the invoice of an order, which has one open invoice at a time.
   */
  request_key: string | null;
  /** JSON of modules/documents/types.ts: everything that the document states, as of its issue. */
  model: string;
  issued_at: number;
  /** The name of the operator who issued it; null: the shop itself. */
  issued_by: Generated<string | null>;
  /** The PDF; null: numbered, and not made yet. So are the four columns below. */
  content: Uint8Array | null;
  /** SHA-256 of the content, in hex. */
  content_hash: string | null;
  /** The place among all files made, from 1 without gaps. */
  chain_position: number | null;
  /** SHA-256 of the hash before it and the content, in hex. */
  chain_hash: string | null;
  rendered_at: number | null;
  /** When its people and its file were erased; null: they are there. The content is empty then. */
  erased_at: Generated<number | null>;
  /** When a delivery note was withdrawn, because the shipment of its parcel was undone; null: it was not. */
  withdrawn_at: Generated<number | null>;
}

/** A word that an order is found by, derived from it when somebody searches (modules/orders/order-words.ts). */
export interface OrderSearchWordTable {
  /** Folded. Digits that are found by their end stand backwards behind a `~`. */
  word: string;
  order_id: string;
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
  /** The `name_key` of its series; null: none. */
  series: Generated<string | null>;
}

/** A series of vouchers that were made at once. */
export interface VoucherSeriesTable {
  /** The name as it is compared: in lower case. */
  name_key: string;
  name: string;
  /** What its codes begin with; empty: nothing. */
  prefix: string;
  /** The name of the operator at that time. */
  made_by: string;
  made_at: number;
  /**
   * Since when it is stopped as a whole: the `stopped_at` of the vouchers that were stopped with it; null: it is not.
   */
  stopped_at: number | null;
}

/**
 * A gift voucher that an order bought: the code of one piece of one line. It outlives the order, because it is valid
 * for longer than orders are kept.
 */
export interface SoldVoucherTable {
  order_id: string;
  /** The line, from 0, and its piece, from 0. */
  line: number;
  piece: number;
  code_key: string;
  sold_at: number;
  /** When its piece was taken back, which stopped it for good; null: it was not. */
  voided_at: number | null;
  /** Since when it is stopped because its money is gone or disputed; null: it is there. */
  suspended_at: number | null;
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
