import type { BookingCause, BookingSubject, Debtor, MoneyPlace, TaxCase } from '@kontor/domain';

/** The books. */
export interface BookTables {
  bookings: BookingTable;
  closed_months: ClosedMonthTable;
  closed_month_files: ClosedMonthFileTable;
}

/**
 * A line of the journal (packages/domain/src/books/booking.ts). A row is never changed, and its source is booked once:
 * parts of it are numbered from 0.
 */
export interface BookingTable {
  /**
   * What is booked: an issued document; money of a payment attempt that came (`capture`), that a provider refunded for
   * somebody else (`refunded-elsewhere`) or that a dispute took (`dispute`); a refund; a noted payment, and the same
   * taken back; the gift balances of an order.
   */
  source_kind:
    | 'document'
    | 'capture'
    | 'refund'
    | 'refunded-elsewhere'
    | 'dispute'
    | 'noted'
    | 'noted-taken-back'
    | 'gift-balance';
  source_id: string;
  part: number;
  /** `2026-10`. Of a closed month no row is added. */
  month: string;
  /** `2026-10-20`. */
  day: string;
  cause: BookingCause;
  subject: BookingSubject['kind'];
  /** Of turnover, with the two below; else null. */
  tax_case: TaxCase | null;
  country: string | null;
  rate: number | null;
  /** Where the goods of turnover went; else null. */
  destination: string | null;
  /** Of money; else null. */
  place: MoneyPlace | null;
  net: number;
  vat: number;
  /** Empty for money. */
  document_number: string;
  order_id: string;
  order_number: string;
  debtor: Debtor;
  /** The buyer's name at that time. */
  customer: string;
  vat_id: string;
  corrects_number: string | null;
  corrects_month: string | null;
  booked_at: number;
}

/** A month that was closed. All months before the last of them are closed too. */
export interface ClosedMonthTable {
  month: string;
  closed_at: number;
  /** The name at that time. */
  closed_by: string;
}

/** A file of a closed month, as it was made when it was closed. */
export interface ClosedMonthFileTable {
  month: string;
  format: 'datev' | 'bmd' | 'csv';
  /** Compressed by gzip. */
  content: Uint8Array;
  /** SHA-256 of the file before it was compressed, in hex. */
  content_hash: string;
}
