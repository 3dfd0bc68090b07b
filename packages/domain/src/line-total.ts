import { isAmount, maxAmount } from './amount.ts';
import { type Cents, isCents, maxLineCents, maxUnitPrice, multiplyDivide } from './money.ts';
import { type Price, type PriceDeclaration, priceOf } from './price.ts';
import { costOf } from './scale-price.ts';
import type { BasisPoints } from './tax-rate.ts';

/** What a line of a cart or an order is priced from. */
export interface PriceableLine {
  /** What `priceQuantity` units cost at this amount, gross or net as the shop declares, in cents. */
  readonly unitPrice: Cents;
  /** How many units that price is for; absent: one. */
  readonly priceQuantity?: number;
  readonly taxRate: BasisPoints;
  readonly amount: number;
}

/** Whether a value can be the price of one unit: cents from 0 to the limit. */
export function isUnitPrice(value: unknown): value is Cents {
  return isCents(value) && value >= 0 && value <= maxUnitPrice;
}

/**
 * A line's total: the unit price times the amount, divided by the price quantity and rounded once, then taxed once
 * (CONTRACT §1). Never the taxed unit price times the amount: 3 × 0.99 at 20 % carries 0.50 tax, not 3 × 0.17. Throws
 * a RangeError for an amount or unit price that input checks must refuse.
 */
export function lineTotal(line: PriceableLine, declaration: PriceDeclaration): Price {
  const { amount, unitPrice, priceQuantity = 1, taxRate } = line;
  if (!isAmount(amount)) throw new RangeError(`No amount: ${amount}`);
  if (!isUnitPrice(unitPrice)) throw new RangeError(`No unit price: ${unitPrice}`);
  const cost = costOf(unitPrice, priceQuantity, amount);
  if (cost > maxLineCents) throw new RangeError(`Too much for a line: ${amount} at ${unitPrice} cents`);
  return priceOf(cost, taxRate, declaration);
}

/** The most units at that price whose total is still one. */
export function mostAt(unitPrice: Cents, priceQuantity: number): number {
  if (unitPrice === 0) return maxAmount;
  return Math.min(maxAmount, multiplyDivide(maxLineCents, priceQuantity, unitPrice).quotient);
}
