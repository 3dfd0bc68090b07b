import type { Booking, OssReport, Turnover } from '@kontor/domain';

/** The formats of a month's file. */
export type BooksFormat = 'datev' | 'bmd' | 'csv';

/** The formats, in the order in which they are listed. */
export const booksFormats = ['datev', 'bmd', 'csv'] as const satisfies readonly BooksFormat[];

/** A month of the books. */
export interface BooksMonth {
  readonly month: string;
  readonly bookings: number;
  /** How many of its bookings have a day in a month that was closed already. */
  readonly late: number;
  readonly turnover: readonly Turnover[];
  /** Null: it is open. */
  readonly closed: { readonly at: number; readonly by: string } | null;
  /** Whether it is over, and all months before it are closed or empty. */
  readonly mayClose: boolean;
  /**
   * Of the month that may be closed: how many orders were shipped until its end and still need an invoice, without
   * which they are not in the books, counted up to 1,000. 0 of others.
   */
  readonly unbilled: number;
  /** Of the month that may be closed: how many orders had an invoice to correct at its end. */
  readonly overbilled: number;
}

/** The turnover of a quarter's months. */
export interface BooksQuarter {
  readonly quarter: string;
  readonly turnover: readonly Turnover[];
  /** Whether all its months are closed. */
  readonly isClosed: boolean;
}

/** A month's file. */
export interface BooksFile {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** A booking with its place in the journal. */
export interface JournalLine extends Booking {
  /** Its source: the kind, the id and the part of it. */
  readonly source: string;
}

/** The declaration of a quarter in the one-stop shop, and whether all its months are closed. */
export interface OssQuarter {
  readonly quarter: string;
  readonly report: OssReport;
  readonly isClosed: boolean;
  /** Whether it is declared at the portal of the BZSt: the seller is in Germany. */
  readonly isForBzst: boolean;
}

/** The files of a declaration: a table to read, or what the portal of the BZSt imports. */
export type OssFormat = 'csv' | 'bzst';
