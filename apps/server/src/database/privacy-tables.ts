/** What was erased, and who is told of it (docs/decisions/066). */
export interface PrivacyTables {
  erasures: ErasureTable;
  erasure_notices: ErasureNoticeTable;
  retention_holds: RetentionHoldTable;
  retention_counts: RetentionCountTable;
}

/** An order that is not erased when its time has come. */
export interface RetentionHoldTable {
  order_id: string;
  reason: string;
  /** The operator's name at that time. */
  held_by: string;
  held_at: number;
}

/** How much of a kind was erased on a day in Vienna because its time had come. */
export interface RetentionCountTable {
  /** `2026-11-28`. */
  day: string;
  kind: 'orders' | 'withdrawals' | 'transfers' | 'bookings';
  count: number;
}

/** Something that was erased. The list names nobody; after a backup was restored, it is erased again by it. */
export interface ErasureTable {
  /**
   * `customer`: an account. `order`: an order that is kept for the law alone. `quote`: an offer. `stock-alert`: who
   * waited for a product. `newsletter`: a consent to the newsletter. `review`: a review.
   */
  subject: 'customer' | 'order' | 'quote' | 'stock-alert' | 'newsletter' | 'review';
  /**
   * The id of a customer, a stock alert, a consent or a review; an order's or offer's number, because its id is a
   * secret.
   */
  subject_id: string;
  erased_at: number;
}

/** The recipient of a mail about an erasure, until it is sent. The job contains only the id. */
export interface ErasureNoticeTable {
  id: string;
  email: string;
  /** JSON of modules/erasures/types.ts (`ErasureNotice`). */
  content: string;
  created_at: number;
}
