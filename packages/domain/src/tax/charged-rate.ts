import type { BasisPoints } from '../tax-rate.ts';
import type { ChangedRate } from './class-rates.ts';

/** What decides about the tax that a seller charges, at a moment. */
export interface SellerTaxes {
  /**
   * Whether the seller is a small business, which charges no tax: § 19 UStG (DE), § 6 Abs 1 Z 27 UStG 1994 (AT) (LAW
   * P3, T6).
   */
  readonly isSmallBusiness: boolean;
  /** The rates that the law has changed since articles were given them (LAW T1). */
  readonly changed: readonly ChangedRate[];
}

/** The rate that is charged on an article with a rate of its own. */
export function chargedRate(own: BasisPoints, { isSmallBusiness, changed }: SellerTaxes): BasisPoints {
  if (isSmallBusiness) return 0;
  return changed.find(([rate]) => rate === own)?.[1] ?? own;
}
