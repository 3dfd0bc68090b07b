import { type Cents, multiplyDivideHalfUp } from './money.ts';

/** The units the law compares prices by (LAW P4). */
export type NormUnit = 'kg' | 'l' | 'm' | 'm²' | 'm³';

/** The units a content is given in, each as a whole number: 0.75 l is 750 ml. */
export type ContentUnit = 'g' | 'kg' | 'ml' | 'l' | 'mm' | 'cm' | 'm' | 'cm²' | 'm²' | 'cm³' | 'm³';

/** How much a unit of sale holds: a positive integer of a unit (the drained weight where there is one, LAW P4). */
export interface Content {
  readonly quantity: number;
  readonly unit: ContentUnit;
}

/** The norm price in cents per norm unit, or why none need be shown. */
export type NormPrice =
  | { readonly shown: true; readonly price: Cents; readonly unit: NormUnit }
  | { readonly shown: false; readonly reason: 'same-as-price' | 'under-ten-grams' | 'exempt' };

const units: Readonly<Record<ContentUnit, readonly [NormUnit, number]>> = {
  g: ['kg', 1000],
  kg: ['kg', 1],
  ml: ['l', 1000],
  l: ['l', 1],
  mm: ['m', 1000],
  cm: ['m', 100],
  m: ['m', 1],
  'cm²': ['m²', 10_000],
  'm²': ['m²', 1],
  'cm³': ['m³', 1_000_000],
  'm³': ['m³', 1],
};

/**
 * The norm price of a gross price in cents: per kg, l, m, m² or m³, never per 100 g (LAW P4: PAngV §§4, 5, PrAG §10a). It may be left out where it
 * equals the price, under 10 g or 10 ml, and where the operator marked the product exempt (mixed set, decorative cosmetics, perfume).
 */
export function normPriceOf(price: Cents, content: Content, exempt = false): NormPrice {
  const { quantity, unit } = content;
  if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`No content: ${quantity} ${unit}`);
  const [normUnit, perNormUnit] = units[unit];
  if (exempt) return { shown: false, reason: 'exempt' };
  if ((unit === 'g' || unit === 'ml') && quantity < 10) return { shown: false, reason: 'under-ten-grams' };
  if (quantity === perNormUnit) return { shown: false, reason: 'same-as-price' };
  return { shown: true, price: multiplyDivideHalfUp(price, perNormUnit, quantity), unit: normUnit };
}
