import type { Day } from '../day.ts';
import type { Exemption } from '../invoice/tax-category.ts';
import type { Cents } from '../money.ts';
import { type OfflineKind, offlineKinds, type PaymentProvider, paymentProviders } from '../payment-method.ts';
import type { BasisPoints } from '../tax-rate.ts';
import type { Month } from './month.ts';

/**
 * How turnover is taxed: at home, in the country of destination (`oss`), or why it is not. The names of the exemptions
 * are those of the invoice.
 */
export type TaxCase = 'domestic' | 'oss' | Exemption;

/** The cases of tax, in the order in which they are listed. */
export const taxCases = [
  'domestic',
  'oss',
  'intra-community',
  'reverse-charge',
  'export',
  'small-business',
  'untaxed-deposit',
  'gift-voucher',
] as const satisfies readonly TaxCase[];

/**
 * Whether it is no turnover: a deposit that is passed on, a voucher that is owed until it is redeemed (LAW T9, T10).
 */
export function isOutsideVat(taxCase: TaxCase): boolean {
  return taxCase === 'untaxed-deposit' || taxCase === 'gift-voucher';
}

/** The tax of a part of an invoice. */
export interface BookedTax {
  readonly taxCase: TaxCase;
  /** The country whose tax it is, such as AT. For untaxed turnover, where the goods went. */
  readonly country: string;
  readonly rate: BasisPoints;
}

/** Who owes the money of an order, by the way in which it is paid. */
export type Debtor = PaymentProvider | OfflineKind;

/** The debtors, in the order in which they are listed. */
export const debtors: readonly Debtor[] = [...paymentProviders, ...offlineKinds];

/**
 * Where money came to or left from: the balance at a provider, the bank account by a statement, money noted by hand, or
 * gift balances, which the shop owed.
 */
export const moneyPlaces = ['paypal', 'saferpay', 'bank', 'by-hand', 'gift-balance'] as const;

/** One of {@link moneyPlaces}. */
export type MoneyPlace = (typeof moneyPlaces)[number];

/**
 * The cause of a booking. `invoice` and `correction`: documents. `discount`: a cash discount was earned. `rest`: a few
 * cents were written off. `payment`, `refund`: money came, money went back. `dispute`: a provider took money for a
 * dispute, or returned it. `taken-back`: a noted payment was a mistake.
 */
export type BookingCause =
  | 'invoice'
  | 'correction'
  | 'discount'
  | 'rest'
  | 'payment'
  | 'refund'
  | 'dispute'
  | 'taken-back';

/** What a booking moves: turnover with its tax, the rounding amount of an invoice, or money. */
export type BookingSubject =
  | { readonly kind: 'turnover'; readonly tax: BookedTax }
  | { readonly kind: 'rounding' }
  | { readonly kind: 'money'; readonly place: MoneyPlace };

/** One line of the journal. It names no accounts: they follow from the plan of accounts (account-plan.ts). */
export interface Booking {
  /** The month that it belongs to. A booking whose month was closed belongs to a later one than its day. */
  readonly month: Month;
  /** The day of the document, or on which the money moved. */
  readonly day: Day;
  readonly cause: BookingCause;
  readonly subject: BookingSubject;
  /** In cents. Negative: less turnover, or money that went back. Money has no tax. */
  readonly net: Cents;
  readonly vat: Cents;
  /** The number of its document; for money that of the order's invoice. Empty: there is none yet. */
  readonly documentNumber: string;
  readonly orderNumber: string;
  readonly debtor: Debtor;
  /** The buyer, as the document names it. */
  readonly customer: string;
  /** The buyer's VAT id. Empty: none. */
  readonly vatId: string;
  /** The invoice that a document corrects, and the month to which it belongs. */
  readonly corrects: { readonly number: string; readonly month: Month } | null;
}

/** Whether a booking belongs to a later month than its day, because that month was closed. */
export function isLate({ month, day }: Pick<Booking, 'month' | 'day'>): boolean {
  return month > day.slice(0, 7);
}
