import type { Cents } from './money.ts';
import type { PriceScale } from './scale-price.ts';

/** A lower price for a time. Times in epoch ms; null: it has no beginning, or no end. */
export interface Sale {
  /** Cents for as many units as the condition's own price is for. */
  readonly price: Cents;
  /** The first moment at which it counts. */
  readonly from: number | null;
  /** The first moment at which it does not count any more. */
  readonly until: number | null;
}

/** A condition's prices with its sale, past, running or to come. */
export interface TimedPrice<Scale extends PriceScale = PriceScale> {
  readonly price: Cents;
  readonly scales: readonly Scale[];
  readonly sale: Sale | null;
}

/** What a condition costs at a moment. */
export interface AskedPrice<Scale extends PriceScale = PriceScale> {
  readonly price: Cents;
  readonly scales: readonly Scale[];
  /** The sale that runs; null: none does. */
  readonly sale: Sale | null;
}

/** Whether a sale's time has come and has not passed. */
export function isSaleTime({ from, until }: Pick<Sale, 'from' | 'until'>, at: number): boolean {
  return (from === null || from <= at) && (until === null || at < until);
}

/**
 * What a condition costs at a moment (epoch ms). While a sale runs, its price replaces the condition's own; scales stay
 * only if they are cheaper still, so nobody pays more than the sale price. A sale that is not below the price has no
 * effect and is not announced as a reduction (LAW P7).
 */
export function askedAt<Scale extends PriceScale>(timed: TimedPrice<Scale>, at: number): AskedPrice<Scale> {
  const { price, scales, sale } = timed;
  if (sale === null || sale.price >= price || !isSaleTime(sale, at)) return { price, scales, sale: null };
  return { price: sale.price, scales: scales.filter((scale) => scale.price < sale.price), sale };
}

/** The first moment after `at` at which a sale begins or ends; Infinity: none is to come. */
export function nextBoundary({ from, until }: Pick<Sale, 'from' | 'until'>, at: number): number {
  return Math.min(...[from, until].filter((moment) => moment !== null && moment > at).map(Number), Infinity);
}
