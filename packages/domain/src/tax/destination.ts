import type { ConditionForSale } from '../cart/condition-for-sale.ts';
import type { Cents } from '../money.ts';
import { type PriceDeclaration, taxOn } from '../price.ts';
import type { BasisPoints } from '../tax-rate.ts';
import { type ClassRate, classOfRate, isMemberState, rateOfClass, type TaxClass } from './class-rates.ts';

/** Which prices stay the same under another country's tax: the gross prices, or the net prices below them. */
export type KeptPrices = PriceDeclaration;

/**
 * Whether a delivery to a consumer is taxed in the country of destination: in another member state, if the seller takes
 * part in the one-stop shop (§ 3c UStG (DE), Art. 3 Abs 3 and 5 BMR (AT), LAW T3). `from`: the first day, such as
 * `2027-01-01`. Undefined: the seller does not take part.
 */
export function isTaxedAtDestination(
  destination: string,
  { seller, from, day }: { readonly seller: string; readonly from: string | undefined; readonly day: string },
): boolean {
  if (from === undefined || day < from || destination === seller) return false;
  return isMemberState(seller) && isMemberState(destination);
}

/** What is charged for goods in another country. */
export interface RatesAbroad {
  /** The rates of the seller's country, by which articles name their class. */
  readonly home: readonly ClassRate[];
  readonly abroad: readonly ClassRate[];
  /** Such as `2026-11-24`. */
  readonly day: string;
}

/** The class whose rate is used if a country lacks a class, so that never too little tax is charged. */
const nextClass: Readonly<Record<TaxClass, TaxClass | null>> = {
  'super-reduced': 'reduced',
  reduced: 'standard',
  'second-reduced': 'standard',
  standard: null,
};

/**
 * The rate in another country of an article, whose own rate names its class at home. An article without a class at
 * home, such as one with a rate of zero, is taxed by the standard rate.
 */
export function rateAbroad(own: BasisPoints, { home, abroad, day }: RatesAbroad): BasisPoints {
  let taxClass: TaxClass | null = classOfRate(own, home) ?? 'standard';
  while (taxClass !== null) {
    const rate = rateOfClass(taxClass, abroad, day);
    if (rate !== null) return rate;
    taxClass = nextClass[taxClass];
  }
  throw new RangeError('A country without a standard rate');
}

/**
 * Whether a delivery is a tax-free export: from a member state to a country that is not one (§ 4 Nr. 1 lit. a, § 6 UStG
 * (DE); § 6 Abs 1 Z 1, § 7 UStG 1994 (AT), LAW T5). `from`: the first day of such sales. Undefined: never.
 */
export function isExport(
  destination: string,
  { seller, from, day }: { readonly seller: string; readonly from: string | undefined; readonly day: string },
): boolean {
  return from !== undefined && day >= from && isMemberState(seller) && !isMemberState(destination);
}

/**
 * A condition for another country, at its rate for the article's own one. If gross prices are kept, only the tax
 * changes. If net prices are kept, the gross prices are computed from their nets, each rounded once. A gift voucher
 * costs the same everywhere.
 */
export function soldAbroad(
  condition: ConditionForSale,
  rateFor: (own: BasisPoints) => BasisPoints,
  { kept, declaration }: { readonly kept: KeptPrices; readonly declaration: PriceDeclaration },
): ConditionForSale {
  const { taxRate: shown, ownTaxRate = shown, price, scales, normPrice } = condition;
  if (shown === null || ownTaxRate === null) return condition;
  const taxRate = rateFor(ownTaxRate);
  if (declaration === 'net' || kept === 'gross') return { ...condition, taxRate, shownTaxRate: shown };
  const moved = (gross: Cents) => {
    const net = gross - taxOn(gross, shown, 'gross');
    return net + taxOn(net, taxRate, 'net');
  };
  return {
    ...{ ...condition, taxRate, price: moved(price) },
    scales: scales.map((scale) => ({ ...scale, price: moved(scale.price) })),
    normPrice: normPrice && { ...normPrice, price: moved(normPrice.price) },
  };
}
