import type { TimedPrice } from './sale-price.ts';
import { type PriceScale, scaleAt } from './scale-price.ts';

/**
 * A condition's prices starting at the smallest amount that is sold. If six is the minimum and the price drops at six,
 * nobody pays the price of one piece, so no list or page may show it. The price of every amount that is sold stays the
 * same, at any time.
 */
export function fromLeastAmount<Scale extends PriceScale>(timed: TimedPrice<Scale>, least: number): TimedPrice<Scale> {
  const reached = scaleAt(timed.scales, least);
  if (reached === null) return timed;
  return { ...timed, price: reached.price, scales: timed.scales.filter(({ from }) => from > least) };
}
