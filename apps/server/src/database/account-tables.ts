/** Customers, their accounts, and who is signed in. */
export interface AccountTables {
  customers: CustomerTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  account_codes: AccountCodeTable;
  account_notices: AccountNoticeTable;
  attempts: AttemptTable;
  customer_addresses: CustomerAddressTable;
  customer_carts: CustomerCartTable;
}

/** Somebody with an account (docs/decisions/022). */
export interface CustomerTable {
  /** 128 random bits and more. */
  id: string;
  /** As it was typed. */
  email: string;
  /** As it is compared (email/email-key.ts). */
  email_key: string;
  /** Ours, or one of an old shop, which the first login replaces; null: to be claimed by a code (SPEC §4). */
  password_hash: string | null;
  /** 1: registered here. 0: imported, the billing address is the operator's. */
  online_user: 0 | 1;
  person_id: string | null;
  /** Name of a group of the configuration, which makes a partner of the customer. */
  customer_group: string | null;
  /** JSON of an address. */
  address: string | null;
  separate_shipping_address: 0 | 1;
  /** JSON of an address. */
  shipping_address: string | null;
  created_at: number;
}

/**
 * A browser that is signed in. Only a hash of its cookie is kept; `id` names it in the customer's list and lets nobody
 * in.
 */
export interface SessionTable {
  token_hash: string;
  id: string;
  customer_id: string;
  /** Browser and system, in the few words that the customer reads. */
  device: string;
  created_at: number;
  used_at: number;
}

/** A browser that this customer has signed in with: strangers who guess elsewhere do not slow it down. */
export interface KnownDeviceTable {
  token_hash: string;
  customer_id: string;
  used_at: number;
}

/** A code on its way by e-mail, asked for by one browser, which holds the key to it in a cookie. */
export interface AccountCodeTable {
  request_hash: string;
  purpose: 'password' | 'email';
  email_key: string;
  email: string;
  /** Of a change of the e-mail address: whose. */
  customer_id: string | null;
  code_hash: string;
  /** The password that was asked for with it; null: none belongs to it. */
  password_hash: string | null;
  /** Hash of the network that asking for it was counted under; null: it was a browser that the account knows. */
  network_hash: string | null;
  tries_left: number;
  /** Of browsers other than the one that asked. */
  strangers_tries_left: number;
  expires_at: number;
}

/**
 * Where a notice about an account goes: the address as it was when there was something to tell. Its job knows the id
 * alone.
 */
export interface AccountNoticeTable {
  id: string;
  customer_id: string;
  email: string;
  created_at: number;
}

/**
 * Counters of failed tries, shared by all servers. The key is a hash of what is tried and by whom. Counted before the
 * try.
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

/** The cart that follows a customer from device to device. */
export interface CustomerCartTable {
  customer_id: string;
  /** JSON `{ items, vouchers }` of ids, amounts and held vouchers. */
  content: string;
  /** Counted up by each change: who changes an older one merges first. */
  version: number;
  changed_at: number;
}
