import { type Content, contentText, exactContent, type NormUnit } from './content.ts';
import { type Cents, multiplyDivide, multiplyDivideHalfUp } from './money.ts';

/** The norm price in cents and its unit, `1 l` or `100 g`; or why it may be left out. */
export type NormPrice =
  | { readonly shown: true; readonly price: Cents; readonly unit: string }
  | { readonly shown: false; readonly reason: 'same-as-price' | 'under-ten-grams' };

/** The data that a norm price is computed from: a price in cents, and the content of each unit. */
export interface ContentPrice {
  readonly price: Cents;
  /** The number of units that the price is for; missing for one. */
  readonly priceQuantity?: number | undefined;
  readonly content: Content;
  /**
   * The unit of the norm price if the law prescribes another one for the goods (loose goods: 100 g; LAW P4); missing
   * for kg, l, m …
   */
  readonly base?: Content | null | undefined;
  /** Whether the goods are loose: sold by the measure itself, gram by gram. Only packs may be too small (LAW P4). */
  readonly isLoose?: boolean;
}

/** The smallest contents of packs that need a norm price: 10 g (in milligrams) and 10 ml. */
const least: Readonly<Partial<Record<NormUnit, bigint>>> = { kg: 10_000n, l: 10n };

/**
 * The norm price per kg, l, m, m² or m³ (LAW P4: PAngV §§4, 5, PrAG §10a), computed as an exact fraction and rounded
 * half up once. It may be left out if it equals the price, or if a pack has under 10 g or 10 ml. A `base` of another
 * kind than the content is ignored.
 */
export function normPriceOf(terms: ContentPrice): NormPrice {
  const { price, priceQuantity = 1, content, base = null, isLoose = false } = terms;
  const { smallest, of, kind } = exactContent(content);
  if (!isLoose && smallest < (least[kind] ?? 0n) * of) return { shown: false, reason: 'under-ten-grams' };
  const wanted = baseFor(kind, base);
  const per = exactContent(wanted);
  const [units, perUnits] = [smallest * per.of * BigInt(priceQuantity), per.smallest * of];
  if (units === perUnits) return { shown: false, reason: 'same-as-price' };
  const halfUp = (2n * BigInt(price) * perUnits + units) / (2n * units);
  return { shown: true, price: Number(halfUp), unit: contentText(wanted) };
}

/** The base that is asked for, or the law's one for another kind of content. 1000 g are said as the law does: 1 kg. */
function baseFor(kind: NormUnit, base: Content | null): Content {
  const ofLaw: Content = { quantity: 1, unit: kind };
  if (base === null) return ofLaw;
  const [asked, one] = [exactContent(base), exactContent(ofLaw)];
  return asked.kind !== kind || asked.smallest * one.of === one.smallest * asked.of ? ofLaw : base;
}

/**
 * The number of smallest content steps in a norm unit. Contents are assumed to be integers of grams, millilitres,
 * centimetres, square centimetres, litres (of m³) or pieces.
 */
const contentsPerUnit: Readonly<Record<string, number>> = {
  ...{ kg: 1000, g: 1, l: 1000, ml: 1, m: 100, cm: 1, 'm²': 10_000, m2: 10_000, 'cm²': 1, 'm³': 1000, m3: 1000 },
  ...{ stück: 1, stk: 1 },
};

/**
 * The norm price in cents after the unit's price has changed, computed from the old norm price and its unit ("1 l",
 * "100 g"). The content is not stored, and the old norm price is rounded. So the result is null unless every content
 * that fits the old norm price gives the same new one: a wrong norm price is worse than none (LAW P4).
 */
export function normPriceAfter(
  before: { readonly price: Cents; readonly normPrice: Cents; readonly normUnit: string },
  price: Cents,
): Cents | null {
  const perNormUnit = contentsIn(before.normUnit);
  if (perNormUnit === null || before.normPrice <= 0) return null;
  // Rounding half up gave n cents for every content above p·u / (n + ½), up to p·u / (n − ½).
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
