import { type Cents, multiplyDivide, multiplyDivideHalfUp } from './money.ts';

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
 * The norm price of a gross price in cents: per kg, l, m, m² or m³, never per 100 g (LAW P4: PAngV §§4, 5, PrAG §10a).
 * It may be left out where it equals the price, under 10 g or 10 ml, and where the operator marked the product exempt
 * (mixed set, decorative cosmetics, perfume).
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

/**
 * What contents are whole numbers of, by the unit that a norm price is for: grams, millilitres, centimetres, square
 * centimetres, litres, pieces.
 */
const contentsPerUnit: Readonly<Record<string, number>> = {
  ...{ kg: 1000, g: 1, l: 1000, ml: 1, m: 100, cm: 1, 'm²': 10_000, m2: 10_000, 'cm²': 1, 'm³': 1000, m3: 1000 },
  ...{ stück: 1, stk: 1 },
};

/**
 * The norm price in cents after the price of the same unit has changed, by the norm price that it had and what that is
 * for ("1 l", "100 g"). The content is in neither of them and a norm price is rounded: so this is null unless every
 * content that gave the old one gives the same new one (a wrong unit price is worse than none, LAW P4).
 */
export function normPriceAfter(
  before: { readonly price: Cents; readonly normPrice: Cents; readonly normUnit: string },
  price: Cents,
): Cents | null {
  const perNormUnit = contentsIn(before.normUnit);
  if (perNormUnit === null || before.normPrice <= 0) return null;
  // Half up gave n cents for every content from p·u / (n + ½), not included, to p·u / (n − ½).
  const least = multiplyDivide(before.price, 2 * perNormUnit, 2 * before.normPrice + 1).quotient + 1;
  const most = multiplyDivide(before.price, 2 * perNormUnit, 2 * before.normPrice - 1).quotient;
  if (least > most) return null;
  const [dearest, cheapest] = [least, most].map((content) => multiplyDivideHalfUp(price, perNormUnit, content));
  return dearest === cheapest ? (dearest ?? null) : null;
}

function contentsIn(normUnit: string): number | null {
  const [, number = '1', unit = ''] = /^(?:(\d{1,4})\s*)?([^\d\s].*)$/.exec(normUnit.trim()) ?? [];
  const name = unit.toLowerCase();
  const contents = Object.hasOwn(contentsPerUnit, name) ? contentsPerUnit[name] : undefined;
  return contents === undefined || number === '0' ? null : contents * Number(number);
}
