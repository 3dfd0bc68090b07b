import { type Cents, multiplyDivide, priceAt, type ScaledPrice } from '@kontor/domain';

/** Cents for a number of units. */
export interface PriceForUnits {
  readonly amount: Cents;
  readonly units: number;
}

/** A price that changes more than a price list may change it. */
export interface PriceJump {
  readonly now: PriceForUnits;
  readonly before: PriceForUnits;
  /** The number of units from which this price applies. 1: the base price. */
  readonly from: number;
}

/**
 * The largest factor by which a price list may change a price. A larger change is a mistake, or means another quantity.
 */
const mostChange = 2;

/** The first price above twice or below half of the former price for as many units. Null if there is none. */
export function priceJump(now: ScaledPrice, before: ScaledPrice): PriceJump | null {
  for (const { from, price } of [{ from: 1, price: now.price }, ...now.scales]) {
    const jump = {
      from,
      now: { amount: price, units: now.priceQuantity },
      before: { amount: priceAt(before, from), units: before.priceQuantity },
    };
    if (!areLike(jump.now, jump.before)) return jump;
  }
  return null;
}

/** Whether neither of two prices is more than twice the other. */
export function areLike(one: PriceForUnits, other: PriceForUnits): boolean {
  return isAtMostTwice(one, other) && isAtMostTwice(other, one);
}

function isAtMostTwice(one: PriceForUnits, other: PriceForUnits): boolean {
  return one.amount <= multiplyDivide(other.amount * mostChange, one.units, other.units).quotient;
}
