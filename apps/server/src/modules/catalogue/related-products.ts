import type { Product } from '@kontor/contract';
import { referencesIn } from './references.ts';

/** How many related products are shown. */
const mostRelated = 8;

/** So many of those that are looked through may be out of stock, and one is the product itself. */
const spare = 5;

type Subject = Pick<Product, '_id' | 'family' | 'references'>;

/** Among how many of the best rated products of its category related ones are looked for. */
export function relatedCandidates(product: Subject): number {
  return mostRelated + spare + referencesIn(product).length;
}

const byStock = { green: 0, yellow: 1, red: 2 } as const;

/**
 * What to show below a product: others of its category, what can be delivered first, and among these in the order they
 * come in. What nobody can order is left out, and so is what the page shows already: the product's own family, and what
 * it refers to, as its accessories.
 */
export function relatedOf(product: Subject, candidates: readonly Product[]): Product[] {
  const referredTo = new Set(referencesIn(product).map(({ articleNumber }) => articleNumber));
  const isShown = ({ _id, articleNumber, family }: Product) =>
    _id === product._id ||
    referredTo.has(articleNumber) ||
    (family !== undefined && family._id === product.family?._id);
  return candidates
    .filter((other) => !isShown(other) && other.conditions.length > 0 && other.stockStatus !== 'red')
    .toSorted((one, other) => byStock[one.stockStatus] - byStock[other.stockStatus])
    .slice(0, mostRelated);
}
