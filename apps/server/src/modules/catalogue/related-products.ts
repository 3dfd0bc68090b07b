import type { Product } from '@kontor/contract';
import { referencesIn } from './references.ts';

/** The number of related products on a page. */
const mostRelated = 8;

/** The number of further candidates: some may be out of stock, and one is the product itself. */
const spare = 5;

type Subject = Pick<Product, '_id' | 'family' | 'references'>;

/** How many of the best rated products of its category are candidates for related products. */
export function relatedCandidates(product: Subject): number {
  return mostRelated + spare + referencesIn(product).length;
}

const byStock = { green: 0, yellow: 1, red: 2 } as const;

/**
 * Other products of its category to show below a product: those that can be delivered first, otherwise in the given
 * order. Products that nobody can order are left out, and so is everything that the page shows already: the product's
 * own family, and its references, such as accessories.
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
