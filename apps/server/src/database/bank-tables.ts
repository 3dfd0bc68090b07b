import type { Generated } from 'kysely';

/** Money on the shop's bank account. */
export interface BankTables {
  noted_payments: NotedPaymentTable;
  bank_statements: BankStatementTable;
  bank_entries: BankEntryTable;
  bank_aside_rules: BankAsideRuleTable;
}

/** Money of an order that came to the shop's account, or went back from it. A row is never deleted. */
export interface NotedPaymentTable {
  id: string;
  order_id: string;
  /** Where it is known from, such as `bank:` with the id of an entry. An order has each source once. */
  source: string;
  /** In cents; negative: it went back to the customer. */
  amount: number;
  /** `2026-11-20`: the day on the account. */
  received_on: string;
  /** What the payer wrote. */
  reference: string;
  /** The name at that time. */
  noted_by: string;
  noted_at: number;
  /** Who took the note back; null: it counts. */
  taken_back_by: string | null;
  taken_back_at: number | null;
}

/** A statement that was read. */
export interface BankStatementTable {
  id: string;
  /** SHA-256 of the file, in hex; a file may hold several statements. */
  file_hash: string;
  format: 'camt' | 'mt940' | 'csv';
  /** Of the shop's account. */
  iban: string;
  /** The bank's number; empty: none. */
  number: string;
  first_day: string | null;
  last_day: string | null;
  /** The balance at its end in cents; null: the file does not say. */
  closing: number | null;
  new_entries: number;
  known_entries: number;
  refused_entries: number;
  read_by: string;
  read_at: number;
}

/** An entry of a statement, or a part of one that a bank collected. */
export interface BankEntryTable {
  id: string;
  /** Names the booking at the bank, however often it is read (modules/bank-statements/booking-key.ts). */
  booking_key: string;
  /** The part of the booking, from 0. */
  part: number;
  statement_id: string;
  format: BankStatementTable['format'];
  /** Of the shop's account. */
  iban: string;
  booked_on: string;
  /** In hundredths of the currency; negative: it went out. */
  amount: number;
  currency: string;
  /** What was sent in another currency before the bank changed it, with the sign of the amount; null: nothing. */
  original_amount: Generated<number | null>;
  original_currency: Generated<string | null>;
  payer: string;
  payer_iban: string | null;
  purpose: string;
  /** What the bank says of it: `returned`, `unsplit`, separated by blanks. */
  flags: string;
  state: 'open' | 'assigned' | 'set-aside';
  changed_at: number;
  /** Why a rule set it aside; null: no rule did. */
  aside_reason: Generated<string | null>;
}

/** A rule that sets entries of one counterparty aside. A rule that has ended is deleted. */
export interface BankAsideRuleTable {
  id: string;
  /** The counterparty, as the bank names it; empty: it names nobody. */
  payer: string;
  /** Null: the name decides. */
  payer_iban: string | null;
  /** What the purpose must contain; empty: anything. */
  words: string;
  /** 1: money that went out. 0: that came in. */
  is_outgoing: number;
  reason: string;
  /** How many entries it has set aside, and the last day of one. */
  used: number;
  last_used_on: string | null;
  /** The name at that time. */
  made_by: string;
  made_at: number;
}
