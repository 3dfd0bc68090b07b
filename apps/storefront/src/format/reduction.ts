import type { Condition, UiSettings } from '@kontor/contract';
import { centsFromEuro } from '@kontor/domain';

/**
 * A price reduction as it may be announced: by how much, measured by the lowest price of the 30 days before it (LAW
 * P7).
 */
export interface Reduction {
  /** Whole percent, rounded down: never more than it is. */
  readonly percent: number;
  /** That lowest price, gross in EUR. */
  readonly before: number;
}

/**
 * The reduction of a condition's price; null where there was none, or where it had been as cheap within those 30 days.
 */
export function reductionOf({ price, lowestPrice30 }: Pick<Condition, 'price' | 'lowestPrice30'>): Reduction | null {
  const [now, before] = [centsFromEuro(price.gross), centsFromEuro(lowestPrice30 ?? 0)];
  if (now === null || before === null || before <= now) return null;
  const percent = Math.floor(((before - now) * 100) / before);
  return percent === 0 ? null : { percent, before: before / 100 };
}

/** What stands beside a price: what it was reduced from, and what its maker recommends. */
export interface PriceBeside {
  readonly reduction?: Reduction | undefined;
  /** EUR, declared like the price. */
  readonly listPrice?: number | undefined;
}

/** What stands beside a condition's price. A reduction is measured in gross prices: it is announced to consumers. */
export function besideOf(
  condition: Pick<Condition, 'price' | 'lowestPrice30' | 'listPrice'>,
  declaration: UiSettings['priceDeclaration'],
): PriceBeside {
  const reduction = declaration === 'net' ? null : reductionOf(condition);
  const { listPrice } = condition;
  return { ...(reduction !== null && { reduction }), ...(listPrice !== undefined && { listPrice }) };
}
