import type { BankEntry, Cents } from '@kontor/domain';

/** The format of a file. */
export type StatementFormat = 'camt' | 'mt940' | 'csv';

/** An entry as it was read: a booking of the bank, or one part of a collective booking. */
export interface ReadEntry extends BankEntry {
  /** What was sent in another currency, with the sign of the amount, in hundredths. Null: nothing. */
  readonly original: { readonly amount: Cents; readonly currency: string } | null;
  /** The bank's own reference of the booking. Null: none. */
  readonly bankReference: string | null;
  /** The signed amount of the whole booking, and the number of this part, from 0. */
  readonly bookingAmount: Cents;
  readonly part: number;
}

/** A statement as it was read. Amounts are signed, in hundredths of its currency. */
export interface ReadStatement {
  readonly format: StatementFormat;
  /** The shop's account. */
  readonly iban: string;
  /** The bank's number of the statement. Empty: none. */
  readonly number: string;
  readonly entries: readonly ReadEntry[];
  /** Entries that are not booked yet. They appear again in a later statement. */
  readonly pending: number;
  readonly opening: Cents | null;
  readonly closing: Cents | null;
}

/** An entry that was not stored, with the reason as a German sentence. */
export interface RefusedEntry extends Pick<ReadEntry, 'bookedOn' | 'amount' | 'currency' | 'payer'> {
  readonly reason: string;
}
