import type { Cents } from '@kontor/domain';
import type { Permutation } from '../order/permutation.ts';
import { pageOf } from '../order/sorted-page.ts';
import { type Bits, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { PriceRange } from '../shapes/browsing-query.ts';
import { compareNumbers } from '../structures/collation.ts';
import { type KeyColumn, noKey } from '../structures/key-column.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';

/**
 * The products with a price in a range. They are one stretch of the order by price, which is cheaper than looking at
 * each product. Products without a price are in no range.
 */
export function pricedWithin(
  { documents }: Permutation,
  { keys, ranks }: KeyColumn<Cents>,
  { min = 0, max = Infinity }: PriceRange,
  workspace: Workspace,
): Bits {
  const within = workspace.bits.take();
  if (!(min <= max)) return within;
  const priceAt = (place: number): Cents => {
    const rank = ranks[documents[place] ?? 0] ?? noKey;
    return rank === noKey ? Number.NaN : (keys.at(rank) ?? Number.NaN); // NaN is neither below an end nor in a range
  };
  const prices = { length: documents.length, at: priceAt };
  const end = firstNotBefore(prices, max, 0, notAbove);
  for (let place = firstNotBefore(prices, min, 0, compareNumbers); place < end; place++) {
    setBit(within, documents[place] ?? 0);
  }
  return within;
}

/** Treats equal keys as smaller: the first place not before `max` is then behind all equal keys. */
function notAbove(key: Cents, max: Cents): number {
  return key <= max ? -1 : 1;
}

/**
 * The lowest and highest price among products. Null if none has a price. `orders`: by price, products without one last.
 */
export function priceBounds(
  { products, count }: { readonly products: Bits; readonly count: number },
  { keys, ranks }: KeyColumn<Cents>,
  orders: { readonly ascending: Permutation; readonly descending: Permutation },
  workspace: Workspace,
): { readonly min: Cents; readonly max: Cents } | null {
  const priceOfFirst = (order: Permutation): Cents | undefined => {
    const [document] = pageOf(products, count, order, { offset: 0, limit: 1 }, workspace);
    const rank = document === undefined ? undefined : ranks[document];
    return rank === undefined || rank >= keys.length ? undefined : keys.at(rank);
  };
  const [min, max] = [priceOfFirst(orders.ascending), priceOfFirst(orders.descending)];
  return min === undefined || max === undefined ? null : { min, max };
}
