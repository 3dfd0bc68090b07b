import { largestAmount, nearestAmount } from '../amount-terms.ts';
import { maxGiftVouchers } from '../gift-voucher.ts';
import { isGiftVoucher, mostAt, type PriceableLine } from '../line-total.ts';
import type { Cents } from '../money.ts';
import { normPriceAfter, normPriceOf } from '../norm-price.ts';
import { priceAt } from '../scale-price.ts';
import type { ConditionForSale, NormPriceForSale } from './condition-for-sale.ts';

/** A line of a cart as the browser sent it. */
export interface CartLine {
  readonly productId: string;
  readonly conditionId: string;
  /** The number of units. */
  readonly amount: number;
  /** A price that an operator sets for `priceQuantity` units, in cents as declared; missing: that of the shop. */
  readonly unitPrice?: Cents;
}

/** A line that can be bought now, with its condition from the database. */
export interface AvailableLine extends PriceableLine {
  readonly condition: ConditionForSale;
  /** The price of one kg, l, m, m² or m³ at this amount; null if none is shown. */
  readonly normPrice: NormPriceForSale | null;
}

/**
 * A line that cannot be bought as requested. `left`: the amount that can still be bought. `amount`: the amount in the
 * price, if it differs from the requested one.
 */
export type Shortage =
  | { readonly kind: 'gone'; readonly conditionId: string }
  | {
      readonly kind: 'amount';
      readonly conditionId: string;
      readonly condition: ConditionForSale;
      readonly amount: number;
    }
  | {
      readonly kind: 'sold-out';
      readonly conditionId: string;
      readonly condition: ConditionForSale;
      readonly left: number;
    };

/** The lines of a cart that can be bought now, and the shortages of the others. */
export interface Availability {
  readonly lines: readonly AvailableLine[];
  readonly shortages: readonly Shortage[];
}

/**
 * Compares a cart with the conditions for sale. A condition is gone if it is not for sale, or belongs to another
 * product than the cart says, so that customers only buy what the page showed. An amount that is not sold becomes the
 * nearest one. A counted stock is given to the lines in order; the last one gets the rest.
 */
export function availableLines(
  cart: readonly CartLine[],
  forSale: ReadonlyMap<string, ConditionForSale>,
): Availability {
  const lines: AvailableLine[] = [];
  const shortages: Shortage[] = [];
  const taken = new Map<string, number>();
  for (const { productId, conditionId, amount: wanted, unitPrice } of cart) {
    const condition = forSale.get(conditionId);
    if (condition === undefined || condition.productId !== productId) {
      shortages.push({ kind: 'gone', conditionId });
      continue;
    }
    const { id, factor } = poolOf(condition);
    const before = taken.get(id) ?? 0;
    const { sold, left } = amountsOf(condition, { wanted, unitPrice, taken: before });
    const amount = Math.min(sold, left);
    taken.set(id, before + amount * factor);
    if (left < sold) shortages.push({ kind: 'sold-out', conditionId, condition, left });
    else if (sold !== wanted) shortages.push({ kind: 'amount', conditionId, condition, amount });
    if (amount > 0) lines.push(availableLine(condition, amount, unitPrice));
  }
  return { lines, shortages };
}

/**
 * `sold`: the amount nearest to the requested one that is sold under the terms. `left`: the largest amount that the
 * stock allows.
 */
function amountsOf(
  condition: ConditionForSale,
  {
    wanted,
    unitPrice,
    taken,
  }: { readonly wanted: number; readonly unitPrice: Cents | undefined; readonly taken: number },
): { readonly sold: number; readonly left: number } {
  const { price, priceQuantity, deposit, amounts, isBackordered, isStoppedByLight = false } = condition;
  const { stock, factor } = poolOf(condition);
  const terms = {
    ...amounts,
    max: Math.min(amounts.max, mostAt(unitPrice ?? price, priceQuantity), mostAt(deposit, 1), mostOf(condition)),
  };
  const sold = nearestAmount(wanted, terms);
  if (isStoppedByLight) return { sold, left: 0 };
  return {
    sold,
    left:
      stock === null || isBackordered ? sold : largestAmount(Math.floor(Math.max(0, stock - taken) / factor), terms),
  };
}

function mostOf(condition: ConditionForSale): number {
  return isGiftVoucher(condition) ? maxGiftVouchers : Number.POSITIVE_INFINITY;
}

/** The stock that a condition takes from: its key, and how many pieces of it one unit takes. */
export function poolOf({ conditionId, pool, stock }: Pick<ConditionForSale, 'conditionId' | 'pool' | 'stock'>): {
  id: string;
  factor: number;
  stock: number | null;
} {
  if (!pool) return { id: conditionId, factor: 1, stock };
  return { id: pool.conditionId ?? conditionId, factor: pool.factor, stock: pool.stock };
}

/**
 * An amount of a condition as a line, at the price of that amount, or at one that an operator sets. Nothing is checked.
 */
export function availableLine(condition: ConditionForSale, amount: number, setPrice?: Cents): AvailableLine {
  const { priceQuantity, taxRate } = condition;
  const unitPrice = setPrice ?? priceAt(condition, amount);
  return { condition, amount, unitPrice, priceQuantity, taxRate, normPrice: normPriceAt(condition, unitPrice) };
}

/**
 * The norm price for another unit price. It is computed from the content if that is known, otherwise from the old norm
 * price; null if that is not possible.
 */
function normPriceAt({ price, priceQuantity, normPrice }: ConditionForSale, unitPrice: Cents): NormPriceForSale | null {
  if (normPrice === null || unitPrice === price) return normPrice;
  const { content, base } = normPrice;
  if (content !== undefined) {
    // What is too small to need one has none.
    const norm = normPriceOf({ price: unitPrice, priceQuantity, content, base, isLoose: true });
    return norm.shown ? { ...normPrice, price: norm.price } : null;
  }
  const scaled = normPriceAfter({ price, normPrice: normPrice.price, normUnit: normPrice.unit }, unitPrice);
  return scaled === null ? null : { ...normPrice, price: scaled };
}
