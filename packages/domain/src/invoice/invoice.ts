import type { InvoiceAmounts } from './invoice-amounts.ts';
import type { PaymentMeansCode } from './payment-means.ts';

/**
 * The kinds of documents of an order. A `cancellation` corrects all that is left of an invoice, a `correction` a part;
 * both are of the type 384 and have negative quantities. A `delivery-note` has no prices.
 */
export type DocumentKind = 'invoice' | 'correction' | 'cancellation' | 'delivery-note';

/** A calendar day, `2026-11-23`. */
export type Day = string;

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

/** Who is billed, or to whom the goods are delivered. */
export interface InvoiceParty {
  /** The company, else the person. */
  readonly name: string;
  /** The person, where a company is named. */
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
  /** Empty: none is known. */
  readonly vatId: string;
}

/** How an invoice is or was paid. */
export interface InvoicePayment {
  readonly code: PaymentMeansCode;
  /** The payment condition as the customer read it (BT-82). */
  readonly title: string;
  /** The account to which money is transferred; null: none is to be transferred. */
  readonly account: { readonly iban: string; readonly bic: string; readonly holder: string } | null;
  /** null: nothing is due. */
  readonly dueOn: Day | null;
}

/** The head of every document of an order. */
export interface DocumentHead {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issuedOn: Day;
  readonly orderNumber: string;
  readonly orderedOn: Day;
  /** The buyer's own reference, else the customer's number, else the order's number: never empty (BR-DE-15). */
  readonly buyerReference: string;
  /** The buyer's own number of the order; empty: none. */
  readonly buyersOrderNumber: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly deliveredTo: InvoiceParty;
  /** The first and the last day on which the goods were handed over for delivery. */
  readonly delivery: { readonly from: Day; readonly to: Day };
}

/** An invoice or its correction with all that is stated on it. Everything is a copy of the moment of issue. */
export interface Invoice extends DocumentHead {
  readonly kind: Exclude<DocumentKind, 'delivery-note'>;
  /** The invoice that this one corrects; null on an invoice. */
  readonly corrects: { readonly number: string; readonly issuedOn: Day } | null;
  /** Why it was corrected, for the buyer; empty: not said. */
  readonly reason: string;
  readonly amounts: InvoiceAmounts;
  /** The sentences for the exemptions of its tax groups, by exemption. */
  readonly exemptionTexts: Readonly<Partial<Record<InvoiceAmounts['groups'][number]['exemptions'][number], string>>>;
  readonly payment: InvoicePayment;
}
