import type { BankEntry, Cents } from '@kontor/domain';

/** How a file was written. */
export type StatementFormat = 'camt' | 'mt940' | 'csv';

/** An entry as it was read: a booking of the bank, or a part of one that it collected. */
export interface ReadEntry extends BankEntry {
  /** The bank's own reference of the booking; null: it gives none. */
  readonly bankReference: string | null;
  /** The amount of the whole booking, signed, and which part of it this is, from 0. */
  readonly bookingAmount: Cents;
  readonly part: number;
}

/** A statement as it was read. Amounts are signed, in hundredths of its currency. */
export interface ReadStatement {
  readonly format: StatementFormat;
  /** The shop's account. */
  readonly iban: string;
  /** The bank's number; empty: none. */
  readonly number: string;
  readonly entries: readonly ReadEntry[];
  /** Entries that are not booked yet: they come again. */
  readonly pending: number;
  readonly opening: Cents | null;
  readonly closing: Cents | null;
}

/** An entry that was not stored, and why: a German sentence. */
export interface RefusedEntry extends Pick<ReadEntry, 'bookedOn' | 'amount' | 'currency' | 'payer'> {
  readonly reason: string;
}
