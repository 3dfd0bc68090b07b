import { type Cents, multiplyDivide, priceAt, type ScaledPrice } from '@kontor/domain';

/** Cents for so many units. */
export interface PriceForUnits {
  readonly amount: Cents;
  readonly units: number;
}

/** A price that changes by more than a list of prices may change it. */
export interface PriceJump {
  readonly now: PriceForUnits;
  readonly before: PriceForUnits;
  /** The number of units from which on it is asked; 1: from the first on. */
  readonly from: number;
}

/** The largest factor by which a list changes a price. A larger change is a slip, or means another quantity. */
const mostChange = 2;

/** The first price that is more than twice or less than half of what as many units cost before; null: none is. */
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
