import type { Cents } from './money.ts';
import type { PriceScale } from './scale-price.ts';

/** A lower price for a period. Times in epoch ms; null if it is open at that end. */
export interface Sale {
  /** In cents, for as many units as the condition's own price. */
  readonly price: Cents;
  /** The first moment of the sale. */
  readonly from: number | null;
  /** The first moment after the sale. */
  readonly until: number | null;
}

/** The prices of a condition with its past, current or future sale. */
export interface TimedPrice<Scale extends PriceScale = PriceScale> {
  readonly price: Cents;
  readonly scales: readonly Scale[];
  readonly sale: Sale | null;
}

/** The prices of a condition at a moment. */
export interface AskedPrice<Scale extends PriceScale = PriceScale> {
  readonly price: Cents;
  readonly scales: readonly Scale[];
  /** The current sale; null if there is none. */
  readonly sale: Sale | null;
}

/** Whether a time is within a sale's period. */
export function isSaleTime({ from, until }: Pick<Sale, 'from' | 'until'>, at: number): boolean {
  return (from === null || from <= at) && (until === null || at < until);
}

/**
 * The prices of a condition at a moment (epoch ms). During a sale its price replaces the condition's own. Scales are
 * kept only if they are cheaper still, so that nobody pays more than the sale price. A sale that is not below the price
 * has no effect and is not announced as a reduction (LAW P7).
 */
export function askedAt<Scale extends PriceScale>(timed: TimedPrice<Scale>, at: number): AskedPrice<Scale> {
  const { price, scales, sale } = timed;
  if (sale === null || sale.price >= price || !isSaleTime(sale, at)) return { price, scales, sale: null };
  return { price: sale.price, scales: scales.filter((scale) => scale.price < sale.price), sale };
}

/** The first moment after `at` at which a sale begins or ends; Infinity if there is none. */
export function nextBoundary({ from, until }: Pick<Sale, 'from' | 'until'>, at: number): number {
  return Math.min(...[from, until].filter((moment) => moment !== null && moment > at).map(Number), Infinity);
}
