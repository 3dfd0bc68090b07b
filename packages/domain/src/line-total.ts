import { isAmount, maxAmount } from './amount.ts';
import { type Cents, isCents, maxLineCents, maxUnitPrice, multiplyDivide } from './money.ts';
import { type GoodsRate, type Price, type PriceDeclaration, priceOf } from './price.ts';
import { costOf } from './scale-price.ts';

/** The data that a line's price is computed from. */
export interface PriceableLine {
  /** The price of `priceQuantity` units at this amount in cents, gross or net as the shop declares prices. */
  readonly unitPrice: Cents;
  /** The number of units that the price is for; missing for one. */
  readonly priceQuantity?: number;
  readonly taxRate: GoodsRate;
  readonly amount: number;
}

/** Whether a line sells gift vouchers: only they are outside VAT (LAW T9). */
export function isGiftVoucher({ taxRate }: Pick<PriceableLine, 'taxRate'>): boolean {
  return taxRate === null;
}

/** Whether a value is a valid price of one unit: cents from 0 to the limit. */
export function isUnitPrice(value: unknown): value is Cents {
  return isCents(value) && value >= 0 && value <= maxUnitPrice;
}

/**
 * The total of a line: the unit price times the amount, divided by the price quantity and rounded once, then taxed once
 * (CONTRACT §1). The tax is not that of a unit times the amount: 3 × 0.99 at 20 % contains 0.50 tax, not 3 × 0.17.
 * Throws a RangeError for an amount or unit price that input checks must refuse.
 */
export function lineTotal(line: PriceableLine, declaration: PriceDeclaration): Price {
  const { amount, unitPrice, priceQuantity = 1, taxRate } = line;
  if (!isAmount(amount)) throw new RangeError(`No amount: ${amount}`);
  if (!isUnitPrice(unitPrice)) throw new RangeError(`No unit price: ${unitPrice}`);
  const cost = costOf(unitPrice, priceQuantity, amount);
  if (cost > maxLineCents) throw new RangeError(`Too much for a line: ${amount} at ${unitPrice} cents`);
  return priceOf(cost, taxRate, declaration);
}

/** The largest amount at a price whose total does not exceed the limit of a line. */
export function mostAt(unitPrice: Cents, priceQuantity: number): number {
  if (unitPrice === 0) return maxAmount;
  return Math.min(maxAmount, multiplyDivide(maxLineCents, priceQuantity, unitPrice).quotient);
}
