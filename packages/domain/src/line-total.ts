import { isAmount } from './amount.ts';
import { type Cents, isCents, maxUnitPrice } from './money.ts';
import { type Price, type PriceDeclaration, priceOf } from './price.ts';
import type { BasisPoints } from './tax-rate.ts';

/** What a line of a cart or an order is priced from. */
export interface PriceableLine {
  /** The condition's price of one unit, gross or net as the shop declares, in cents. */
  readonly unitPrice: Cents;
  readonly taxRate: BasisPoints;
  readonly amount: number;
}

/** Whether a value can be the price of one unit: cents from 0 to the limit. */
export function isUnitPrice(value: unknown): value is Cents {
  return isCents(value) && value >= 0 && value <= maxUnitPrice;
}

/**
 * A line's total: the unit price times the amount, then taxed once (CONTRACT §1). Never the taxed unit price times the
 * amount: 3 × 0.99 at 20 % carries 0.50 tax, not 3 × 0.17. Throws a RangeError for an amount or unit price that input
 * checks must refuse.
 */
export function lineTotal(line: PriceableLine, declaration: PriceDeclaration): Price {
  if (!isAmount(line.amount)) throw new RangeError(`No amount: ${line.amount}`);
  if (!isUnitPrice(line.unitPrice)) throw new RangeError(`No unit price: ${line.unitPrice}`);
  return priceOf(line.unitPrice * line.amount, line.taxRate, declaration);
}
