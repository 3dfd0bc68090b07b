import { type Price, type PriceDeclaration, type TaxShare, taxOn } from '../price.ts';
import type { BasisPoints } from '../tax-rate.ts';
import { type ClassRate, classOfRate, rateOfClass } from './class-rates.ts';

/**
 * The rate on the day of supply of goods that were ordered at another rate (LAW T2): that of their class on that day
 * (`2027-01-02`). A rate that names no class stays.
 */
export function rateAtSupply(ordered: BasisPoints, rates: readonly ClassRate[], day: string): BasisPoints {
  const taxClass = classOfRate(ordered, rates);
  return (taxClass && rateOfClass(taxClass, rates, day)) ?? ordered;
}

/**
 * A price at the rates of the day of supply. What was declared stays: gross prices, of which more or less is tax then,
 * or net prices, whose gross changes. Each share is rounded half up once. A part without a rate stays as it is.
 */
export function atSupply(
  price: Price,
  rateFor: (ordered: BasisPoints) => BasisPoints,
  declared: PriceDeclaration,
): Price {
  const untaxed = price.net - price.taxRates.reduce((sum, { net }) => sum + net, 0);
  const shares = new Map<BasisPoints, TaxShare>();
  for (const { rate: ordered, net: before, amount } of price.taxRates) {
    const rate = rateFor(ordered);
    const tax = taxOfShare({ net: before, amount }, rate, { ordered, declared });
    const net = declared === 'gross' ? before + amount - tax : before;
    const known = shares.get(rate) ?? { net: 0, amount: 0 };
    shares.set(rate, { rate, net: known.net + net, amount: known.amount + tax });
  }
  const taxRates = [...shares.values()].toSorted((one, other) => one.rate - other.rate);
  const net = taxRates.reduce((sum, share) => sum + share.net, untaxed);
  const tax = taxRates.reduce((sum, share) => sum + share.amount, 0);
  return { gross: net + tax, net, tax, taxRates };
}

/** A share whose rate stays keeps its tax to the cent. Negative ones, of vouchers, are rounded like positive ones. */
function taxOfShare(
  { net, amount }: Pick<TaxShare, 'net' | 'amount'>,
  rate: BasisPoints,
  { ordered, declared }: { readonly ordered: BasisPoints; readonly declared: PriceDeclaration },
): number {
  if (rate === ordered) return amount;
  const base = declared === 'gross' ? net + amount : net;
  return base < 0 ? 0 - taxOn(0 - base, rate, declared) : taxOn(base, rate, declared);
}
