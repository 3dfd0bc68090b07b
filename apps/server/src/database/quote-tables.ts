import type { QuoteState } from '@kontor/domain';

/** Offers to customers. */
export interface QuoteTables {
  quotes: QuoteTable;
  quote_versions: QuoteVersionTable;
  quote_timeline: QuoteTimelineTable;
}

/** An offer. What is offered is in its newest version. */
export interface QuoteTable {
  /** At least 128 random bits: the key to it, in the customer's link. */
  id: string;
  /** The shop's name for it, such as `A2026-000001`. */
  number: string;
  /** The key of the request that made it. */
  request_key: string;
  state: QuoteState;
  /** The number of its newest version, from 1. */
  version: number;
  /** The number of its changes of any kind, from 1. Each has an entry in the timeline. */
  revision: number;
  /** The last day on which it can be accepted, `2026-12-12`, in Vienna. */
  valid_until: string;
  /** The account that it is for. Null: nobody's, or the customer has left. */
  customer_id: string | null;
  /** By `emailKey`; empty: it was made for somebody without an e-mail address, or its people were erased. */
  email: string;
  /** What it is found by: folded words between spaces. */
  words: string;
  total_gross: number;
  created_at: number;
  changed_at: number;
  /** The order that it became. */
  order_id: string | null;
}

/** What is offered in a version. */
export interface QuoteVersionTable {
  quote_id: string;
  version: number;
  /** JSON of modules/orders (`ComposedOrder`). */
  snapshot: string;
  /** What the shop writes to the customer; empty: nothing. */
  note: string;
  made_at: number;
}

/** What happened to an offer. */
export interface QuoteTimelineTable {
  quote_id: string;
  revision: number;
  kind: 'make' | 'change' | 'send' | 'prolong' | 'withdraw' | 'accept' | 'decline' | 'short';
  at: number;
  /** Null: the customer, by the link. */
  operator_id: string | null;
  operator_name: string | null;
  /** JSON of modules/quotes/types.ts (`QuoteEntryDetail`). */
  detail: string;
}
