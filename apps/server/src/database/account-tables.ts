import type { Generated } from 'kysely';

/** Customers, their accounts and sessions. */
export interface AccountTables {
  customers: CustomerTable;
  customer_search_words: CustomerSearchWordTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  account_codes: AccountCodeTable;
  account_notices: AccountNoticeTable;
  attempts: AttemptTable;
  customer_addresses: CustomerAddressTable;
  customer_carts: CustomerCartTable;
  wish_lists: WishListTable;
}

/** A person with an account (docs/decisions/022). */
export interface CustomerTable {
  /** At least 128 random bits. */
  id: string;
  /** The address as typed. */
  email: string;
  /** The address in the form for comparison (email/email-key.ts). */
  email_key: string;
  /**
   * A hash of ours, or one of an old shop, which the first login replaces; null if the account must be claimed by a
   * code (SPEC §4).
   */
  password_hash: string | null;
  /** 1: registered here. 0: imported; only the operator changes the billing address. */
  online_user: 0 | 1;
  person_id: string | null;
  /** The name of a customer group in the configuration, which makes the customer a partner. */
  customer_group: string | null;
  /** JSON of an address. */
  address: string | null;
  separate_shipping_address: 0 | 1;
  /** JSON of an address. */
  shipping_address: string | null;
  created_at: number;
  /** 0: its words are to be written when somebody searches (modules/customers/customer-words.ts). */
  is_searchable: Generated<0 | 1>;
  /** The number of changes of group and note. Operators change the version that they have seen. */
  version: Generated<number>;
  /** What the shop notes about the customer; null: nothing. Customers do not see it. */
  note: Generated<string | null>;
}

/** A word that finds a customer in the back office. */
export interface CustomerSearchWordTable {
  word: string;
  customer_id: string;
}

/**
 * A browser that is signed in. Only a hash of its cookie is stored. `id` identifies it in the customer's list and
 * grants no access.
 */
export interface SessionTable {
  token_hash: string;
  id: string;
  customer_id: string;
  /** Browser and system in a few words, for the customer. */
  device: string;
  created_at: number;
  used_at: number;
}

/**
 * A browser in which this customer has signed in. Failed guesses by strangers in other browsers do not slow it down.
 */
export interface KnownDeviceTable {
  token_hash: string;
  customer_id: string;
  used_at: number;
}

/** A code that was sent by e-mail. It was requested by one browser, whose cookie is needed to use it. */
export interface AccountCodeTable {
  request_hash: string;
  purpose: 'password' | 'email';
  email_key: string;
  email: string;
  /** For a change of the e-mail address: the customer. */
  customer_id: string | null;
  code_hash: string;
  /** The password that was requested with it; null if there is none. */
  password_hash: string | null;
  /** The hash of the network under which the request was counted; null if the browser was known to the account. */
  network_hash: string | null;
  tries_left: number;
  /** Failed tries of browsers other than the requesting one. */
  strangers_tries_left: number;
  expires_at: number;
}

/** The recipient of a notice about an account: the address at the time of the event. The job contains only the id. */
export interface AccountNoticeTable {
  id: string;
  customer_id: string;
  email: string;
  created_at: number;
}

/**
 * Counters of failed tries, shared by all servers. The key is a hash of the target and the origin of the tries. A try
 * is counted before it is made.
 */
export interface AttemptTable {
  key: string;
  count: number;
  blocked_until: number;
  forgotten_at: number;
}

/** An address of a customer's address book. */
export interface CustomerAddressTable {
  id: string;
  customer_id: string;
  /** JSON of an address. */
  address: string;
  created_at: number;
}

/** The cart that follows a customer between devices. */
export interface CustomerCartTable {
  customer_id: string;
  /** JSON `{ items, vouchers }` with ids, amounts and reserved vouchers. */
  content: string;
  /** Incremented by each change. A client with an older version merges first. */
  version: number;
  changed_at: number;
}

/** The wish list that follows a customer between devices. */
export interface WishListTable {
  customer_id: string;
  /** JSON: ids of products, the last wish first. */
  products: string;
  changed_at: number;
}
