import type { BasisPoints } from '../tax-rate.ts';

/**
 * The VAT category codes of EN 16931 that a shop can need (UNTDID 5305). S: any rate above zero, in any country. Z: a
 * true rate of zero. E: exempt. AE: the buyer owes the tax. K: delivery to a business in another member state. G:
 * export. O (outside VAT) is not used, because no other category may be on the same invoice (BR-O-11 to BR-O-14), and
 * because XRechnung wants a rate (BR-DE-14), which O forbids (BR-O-05).
 */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G';

/** Why something is billed without tax although its rate is not a true zero; the reason is printed on the invoice. */
export type Exemption =
  | 'small-business'
  | 'untaxed-deposit'
  | 'gift-voucher'
  | 'reverse-charge'
  | 'intra-community'
  | 'export';

/**
 * The category of each exemption, and its code in the list VATEX. A small business, a deposit and a voucher have none.
 */
const exemptions: Readonly<Record<Exemption, { readonly category: TaxCategory; readonly code?: string }>> = {
  'small-business': { category: 'E' },
  'untaxed-deposit': { category: 'E' },
  'gift-voucher': { category: 'E' },
  'reverse-charge': { category: 'AE', code: 'VATEX-EU-AE' },
  'intra-community': { category: 'K', code: 'VATEX-EU-IC' },
  export: { category: 'G', code: 'VATEX-EU-G' },
};

/** How a part of an invoice is taxed. */
export interface TaxTreatment {
  readonly category: TaxCategory;
  readonly rate: BasisPoints;
  /** Missing for the categories S and Z, which state no reason (BR-S-10, BR-Z-10). */
  readonly exemption?: Exemption;
}

/**
 * The treatment of a part with a rate. `untaxed`: why parts without tax are untaxed. Null: their rate is truly zero.
 */
export function taxTreatment(rate: BasisPoints, untaxed: Exemption | null): TaxTreatment {
  if (rate > 0) return { category: 'S', rate };
  if (untaxed === null) return { category: 'Z', rate };
  return { category: exemptions[untaxed].category, rate, exemption: untaxed };
}

/** The code of an exemption in the European Commission's list VATEX. Null: none. */
export function exemptionCode(exemption: Exemption): string | null {
  return exemptions[exemption].code ?? null;
}
