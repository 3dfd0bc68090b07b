/** Reviews by buyers (docs/decisions/077). */
export interface ReviewTables {
  review_requests: ReviewRequestTable;
  reviews: ReviewTable;
  review_stops: ReviewStopTable;
}

/** The way to review what an order bought. An order has one. */
export interface ReviewRequestTable {
  order_id: string;
  /** The key in its links: 192 random bits. It opens the form, and not the order. */
  secret: string;
  created_at: number;
  /** When the mail that asks was sent. Null: none was, or not yet. */
  mailed_at: number | null;
}

/** What a buyer says of a product. Of an order and a product there is one. */
export interface ReviewTable {
  /** Public: it names the review on pages and in the log. It opens nothing. */
  id: string;
  order_id: string;
  product_id: string;
  /** As it was ordered. */
  product_name: string;
  /** From 1 to 5. */
  stars: number;
  /** Plain text; empty: stars alone. */
  text: string;
  /** The first name; empty: shown as anonymous. */
  shown_name: string;
  written_at: number;
  /** When its writer last changed it; null: never. */
  changed_at: number | null;
  /** What the shop answers. Null: nothing. */
  answer: string | null;
  answered_at: number | null;
  /** Why the shop does not show text and name (domain: `HidingReason`). Null: it shows them. */
  hidden_reason: string | null;
  hidden_at: number | null;
}

/** An e-mail address that wants no mails that ask for reviews. */
export interface ReviewStopTable {
  /** SHA-256 of its `emailKey`, so that the list names nobody. */
  address_hash: string;
  stopped_at: number;
}
