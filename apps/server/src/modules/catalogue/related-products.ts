import type { Product } from '@kontor/contract';

/** How many related products are shown. */
const mostRelated = 8;

/**
 * The best rated products of a category among which related ones are looked for: some may be out of stock, one is the
 * product itself.
 */
export const relatedCandidates = 13;

const byStock = { green: 0, yellow: 1, red: 2 } as const;

/**
 * What to show below a product: others of its category, what can be delivered first, and among these in the order they
 * come in. What nobody can order is left out, and so is the product's own family.
 */
export function relatedOf(product: Pick<Product, '_id' | 'family'>, candidates: readonly Product[]): Product[] {
  const isItself = ({ _id, family }: Product) =>
    _id === product._id || (family !== undefined && family._id === product.family?._id);
  return candidates
    .filter((other) => !isItself(other) && other.conditions.length > 0 && other.stockStatus !== 'red')
    .toSorted((one, other) => byStock[one.stockStatus] - byStock[other.stockStatus])
    .slice(0, mostRelated);
}
