/** What was erased, and who is told of it (docs/decisions/066). */
export interface PrivacyTables {
  erasures: ErasureTable;
  erasure_notices: ErasureNoticeTable;
}

/** Something that was erased. The list names nobody; after a backup was restored, it is erased again by it. */
export interface ErasureTable {
  /** `customer`: an account. `order`: an order that is kept for the law alone. */
  subject: 'customer' | 'order';
  /** A customer's id; an order's number, because its id is a secret. */
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
