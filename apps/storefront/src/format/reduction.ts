import type { Condition, UiSettings } from '@kontor/contract';
import { centsFromEuro } from '@kontor/domain';

/** A price reduction as it may be announced, compared with the lowest price of the 30 days before it (LAW P7). */
export interface Reduction {
  /** In whole percent, rounded down, so that it is never overstated. */
  readonly percent: number;
  /** The lowest price of those 30 days, gross in EUR. */
  readonly before: number;
}

/** The reduction of a condition's price; null if the price was as low within those 30 days. */
export function reductionOf({ price, lowestPrice30 }: Pick<Condition, 'price' | 'lowestPrice30'>): Reduction | null {
  const [now, before] = [centsFromEuro(price.gross), centsFromEuro(lowestPrice30 ?? 0)];
  if (now === null || before === null || before <= now) return null;
  const percent = Math.floor(((before - now) * 100) / before);
  return percent === 0 ? null : { percent, before: before / 100 };
}

/** The prices beside a price: the one it was reduced from, and the manufacturer's recommended one. */
export interface PriceBeside {
  readonly reduction?: Reduction | undefined;
  /** In EUR, gross or net like the price. */
  readonly listPrice?: number | undefined;
}

/** The prices beside a condition's price. Reductions are only announced with gross prices, to consumers. */
export function besideOf(
  condition: Pick<Condition, 'price' | 'lowestPrice30' | 'listPrice'>,
  declaration: UiSettings['priceDeclaration'],
): PriceBeside {
  const reduction = declaration === 'net' ? null : reductionOf(condition);
  const { listPrice } = condition;
  return { ...(reduction !== null && { reduction }), ...(listPrice !== undefined && { listPrice }) };
}
