import type { Product } from '@kontor/contract';

/** So many related products are shown. */
const mostRelated = 8;

/**
 * The best rated products of a category among which related ones are looked for: some may be out of stock, one is the
 * product itself.
 */
export const relatedCandidates = 13;

const byStock = { green: 0, yellow: 1, red: 2 } as const;

/**
 * What to show below a product: others of its category, what can be delivered first, and among these in the order they
 * come in. What nobody can order is left out.
 */
export function relatedOf(product: Pick<Product, '_id'>, candidates: readonly Product[]): Product[] {
  return candidates
    .filter(({ _id, conditions, stockStatus }) => _id !== product._id && conditions.length > 0 && stockStatus !== 'red')
    .toSorted((one, other) => byStock[one.stockStatus] - byStock[other.stockStatus])
    .slice(0, mostRelated);
}
