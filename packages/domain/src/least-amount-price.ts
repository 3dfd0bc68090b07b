import type { TimedPrice } from './sale-price.ts';
import { type PriceScale, scaleAt } from './scale-price.ts';

/**
 * A condition's prices as they begin with the least amount that is sold: nobody pays the price of one piece where six
 * is the least and costs less from six on, so no list or page may show it. What each amount that is sold costs
 * stays the same, at any time.
 */
export function fromLeastAmount<Scale extends PriceScale>(timed: TimedPrice<Scale>, least: number): TimedPrice<Scale> {
  const reached = scaleAt(timed.scales, least);
  if (reached === null) return timed;
  return { ...timed, price: reached.price, scales: timed.scales.filter(({ from }) => from > least) };
}
