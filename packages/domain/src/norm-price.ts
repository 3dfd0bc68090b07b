import { type Content, contentText, exactContent, type NormUnit } from './content.ts';
import { type Cents, multiplyDivide, multiplyDivideHalfUp } from './money.ts';

/** The norm price in cents and the unit it is for, `1 l` or `100 g`; or why it may be left out. */
export type NormPrice =
  | { readonly shown: true; readonly price: Cents; readonly unit: string }
  | { readonly shown: false; readonly reason: 'same-as-price' | 'under-ten-grams' };

/** What a norm price is computed from: cents for so many units, each with so much content. */
export interface ContentPrice {
  readonly price: Cents;
  /** How many units the price is for; absent: one. */
  readonly priceQuantity?: number | undefined;
  readonly content: Content;
  /** What it is for, where the law has another unit for the goods (loose goods: 100 g; LAW P4); absent: kg, l, m … */
  readonly base?: Content | null | undefined;
}

/** Less than this need not be compared: 10 g in milligrams, 10 ml. */
const least: Readonly<Partial<Record<NormUnit, bigint>>> = { kg: 10_000n, l: 10n };

/**
 * The norm price per kg, l, m, m² or m³ (LAW P4: PAngV §§4, 5, PrAG §10a): an exact fraction, rounded half up once. It
 * may be left out if it equals the price, or if the content is under 10 g or 10 ml. A base that measures something else
 * than the content gives none.
 */
export function normPriceOf({ price, priceQuantity = 1, content, base = null }: ContentPrice): NormPrice {
  const { smallest, of, kind } = exactContent(content);
  if (smallest < (least[kind] ?? 0n) * of) return { shown: false, reason: 'under-ten-grams' };
  const wanted: Content = base !== null && exactContent(base).kind === kind ? base : { quantity: 1, unit: kind };
  const per = exactContent(wanted);
  const [units, perUnits] = [smallest * per.of * BigInt(priceQuantity), per.smallest * of];
  if (units === perUnits) return { shown: false, reason: 'same-as-price' };
  const halfUp = (2n * BigInt(price) * perUnits + units) / (2n * units);
  return { shown: true, price: Number(halfUp), unit: contentText(wanted) };
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
 * The norm price in cents after the price of the same unit has changed, from the old norm price and its unit ("1 l",
 * "100 g"). The content is stored in neither, and a norm price is rounded. So the answer is null unless every content
 * that fits the old norm price gives the same new one: a wrong unit price is worse than none (LAW P4).
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
