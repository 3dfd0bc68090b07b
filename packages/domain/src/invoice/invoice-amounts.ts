import type { ChargeKind } from '../charge.ts';
import type { Cents } from '../money.ts';
import type { PriceDeclaration } from '../price.ts';
import type { TaxTreatment } from './tax-category.ts';

/** A part of an invoice with one tax treatment. The id is the same on the corrections of the invoice. */
export interface InvoicePart extends TaxTreatment {
  readonly id: string;
  /** The amount in cents, gross or net as on the invoice. */
  readonly declared: Cents;
}

/** The data of a line that is printed and computed with, before its net is computed. */
export interface LineToBill extends InvoicePart {
  readonly name: string;
  /** The text below the name, such as the size. Empty: none. */
  readonly description: string;
  readonly articleNumber: string;
  /** The unit as the customer read it, and its code of UN/ECE Recommendation 20. */
  readonly unit: string;
  readonly unitCode: string;
  /** Negative on corrections. */
  readonly quantity: number;
  /** The price of `priceQuantity` units as declared, in cents. */
  readonly unitPrice: Cents;
  readonly priceQuantity: number;
}

/** What an allowance reduces: the goods or the shipping costs. */
export const allowanceBases = ['goods', 'shipping'] as const;

/** One of {@link allowanceBases}. */
export type AllowanceBase = (typeof allowanceBases)[number];

/** The share of a discount in one tax group. Its amounts are positive and reduce the invoice (EN 16931 BG-20). */
export interface AllowanceToBill extends InvoicePart {
  readonly reason: string;
  readonly base: AllowanceBase;
}

/** The share of a charge, such as shipping, in one tax group (BG-21). */
export interface ChargeToBill extends InvoicePart {
  readonly reason: string;
  readonly kind: ChargeKind;
}

/** A part with its net in cents: BT-131, BT-92 or BT-99. */
export type Netted<Part extends InvoicePart> = Part & { readonly net: Cents };

/** A line, an allowance, a charge with its net. */
export type InvoiceLine = Netted<LineToBill>;
export type InvoiceAllowance = Netted<AllowanceToBill>;
export type InvoiceCharge = Netted<ChargeToBill>;

/** The tax of all parts with one category and rate (BG-23), in cents. */
export interface VatGroup extends Omit<TaxTreatment, 'exemption'> {
  /** The reasons why it is untaxed, each one once. Empty for S and Z. */
  readonly exemptions: readonly NonNullable<TaxTreatment['exemption']>[];
  readonly net: Cents;
  readonly vat: Cents;
}

/** The totals in cents, with the numbers that EN 16931 gives them. */
export interface InvoiceTotals {
  /** BT-106: the sum of the lines. */
  readonly lines: Cents;
  /** BT-107 */
  readonly allowances: Cents;
  /** BT-108 */
  readonly charges: Cents;
  /** BT-109: lines less allowances plus charges. */
  readonly net: Cents;
  /** BT-110 */
  readonly vat: Cents;
  /** BT-112: net plus VAT. */
  readonly gross: Cents;
  /** BT-113: the amount paid, including gift balances. */
  readonly paid: Cents;
  /** BT-114: the difference between the gross of a net invoice and the agreed amount. */
  readonly rounding: Cents;
  /** BT-115: gross less paid plus rounding. */
  readonly due: Cents;
}

/** All amounts of an invoice or its correction in cents. On a correction all amounts are negative. */
export interface InvoiceAmounts {
  readonly basis: PriceDeclaration;
  readonly lines: readonly InvoiceLine[];
  readonly allowances: readonly InvoiceAllowance[];
  readonly charges: readonly InvoiceCharge[];
  /** By rate, then by category. */
  readonly groups: readonly VatGroup[];
  readonly totals: InvoiceTotals;
}
