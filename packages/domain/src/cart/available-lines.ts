import type { PriceableLine } from '../line-total.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

/** A line of a cart as it was sent. */
export interface CartLine {
  readonly productId: string;
  readonly conditionId: string;
  /** Pieces of the condition's unit. */
  readonly amount: number;
}

/** A line that can be bought now, with what the database says of its condition. */
export interface AvailableLine extends PriceableLine {
  readonly condition: ConditionForSale;
}

/** A line that cannot be bought as the cart has it; `left`: how many still can. */
export type Shortage =
  | { readonly kind: 'gone'; readonly conditionId: string }
  | {
      readonly kind: 'sold-out';
      readonly conditionId: string;
      readonly condition: ConditionForSale;
      readonly left: number;
    };

/** What of a cart can be bought now, and what cannot. */
export interface Availability {
  readonly lines: readonly AvailableLine[];
  readonly shortages: readonly Shortage[];
}

/**
 * Compares a cart with what is for sale. A condition that is not, or that belongs to another product than the cart
 * says, is gone: nobody is sold what the page did not show. Of a counted stock, lines are served from the front, the
 * last one with the rest.
 */
export function availableLines(
  cart: readonly CartLine[],
  forSale: ReadonlyMap<string, ConditionForSale>,
): Availability {
  const lines: AvailableLine[] = [];
  const shortages: Shortage[] = [];
  const taken = new Map<string, number>();
  for (const { productId, conditionId, amount: wanted } of cart) {
    const condition = forSale.get(conditionId);
    if (condition === undefined || condition.productId !== productId) {
      shortages.push({ kind: 'gone', conditionId });
      continue;
    }
    const before = taken.get(conditionId) ?? 0;
    const left = condition.stock === null ? wanted : Math.max(0, condition.stock - before);
    const amount = Math.min(wanted, left);
    taken.set(conditionId, before + amount);
    if (amount < wanted) shortages.push({ kind: 'sold-out', conditionId, condition, left });
    if (amount > 0) lines.push({ condition, amount, unitPrice: condition.price, taxRate: condition.taxRate });
  }
  return { lines, shortages };
}
