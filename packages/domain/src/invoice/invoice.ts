import type { CashDiscount } from '../cash-discount.ts';
import type { Day } from '../day.ts';
import type { Cents } from '../money.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';
import type { PaymentMeansCode } from './payment-means.ts';

/**
 * The kinds of documents of an order. A `cancellation` corrects everything left of an invoice, a `correction` a part.
 * Both have the type code 384 and negative quantities. A `delivery-note` has no prices.
 */
export type DocumentKind = 'invoice' | 'correction' | 'cancellation' | 'delivery-note';

/** The seller as of the day of issue. A missing detail is empty. */
export interface InvoiceSeller {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  /** Short name, as AT. */
  readonly country: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly registerNumber: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
}

/** The party that is invoiced, or that receives the goods. */
export interface InvoiceParty {
  /** The company, or the person if there is none. */
  readonly name: string;
  /** The person, if a company is named. */
  readonly person: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly countryName: string;
}

/** The buyer. */
export interface InvoiceBuyer extends InvoiceParty {
  readonly email: string;
  /** Empty: unknown. */
  readonly vatId: string;
}

/** How an invoice is or was paid. */
export interface InvoicePayment {
  readonly code: PaymentMeansCode;
  /** The payment condition as the customer read it (BT-82). */
  readonly title: string;
  /** The account for the transfer. Null: nothing is to be transferred. */
  readonly account: { readonly iban: string; readonly bic: string; readonly holder: string } | null;
  /** Null: nothing is due. */
  readonly dueOn: Day | null;
  /** The cash discount. Absent: none. */
  readonly discount?: CashDiscount;
}

/** The head of every document of an order. */
export interface DocumentHead {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issuedOn: Day;
  readonly orderNumber: string;
  readonly orderedOn: Day;
  /**
   * The buyer's own reference, otherwise the customer number, otherwise the order number. It is never empty (BR-DE-15).
   */
  readonly buyerReference: string;
  /** The buyer's own order number. Empty: none. */
  readonly buyersOrderNumber: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly deliveredTo: InvoiceParty;
  /** The first and the last day on which the goods were handed over for delivery. */
  readonly delivery: { readonly from: Day; readonly to: Day };
}

/** An invoice that was cancelled and issued anew with other data. */
export interface ReplacedInvoice {
  readonly number: string;
  readonly issuedOn: Day;
  /** The number of the document that cancelled it. */
  readonly cancelledBy: string;
}

/** An invoice of an order that was issued before another one, and what it asked for, in gross cents. */
export interface EarlierInvoice {
  readonly number: string;
  readonly issuedOn: Day;
  readonly gross: Cents;
}

/**
 * Which part of its order an invoice bills. The final one bills all that was left, and names those before it that were
 * not cancelled.
 */
export interface PartOfOrder {
  readonly isFinal: boolean;
  readonly earlier: readonly EarlierInvoice[];
}

/** An invoice or its correction with everything it states. All data is copied at the moment of issue. */
export interface Invoice extends DocumentHead {
  readonly kind: Exclude<DocumentKind, 'delivery-note'>;
  /** The invoice that this one corrects. Null on an invoice. */
  readonly corrects: { readonly number: string; readonly issuedOn: Day } | null;
  /** The invoice that this one replaces, and the document that cancelled it. Absent: none. */
  readonly replaces?: ReplacedInvoice;
  /** Which part of the order it bills. Absent: all of it, or the document is no invoice. */
  readonly part?: PartOfOrder;
  /** The reason of the correction, for the buyer. Empty: not stated. */
  readonly reason: string;
  readonly amounts: InvoiceAmounts;
  /** The sentences for the exemptions of its tax groups, by exemption. */
  readonly exemptionTexts: Readonly<Partial<Record<InvoiceAmounts['groups'][number]['exemptions'][number], string>>>;
  readonly payment: InvoicePayment;
}
