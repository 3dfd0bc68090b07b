import { changedSets } from '../documents/changed-sets.ts';
import type { Documents } from '../documents/documents.ts';
import type { Turnover } from '../documents/turnover.ts';
import type { Bits } from '../sets/bits.ts';
import { addAll, countIn, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Availability } from '../shapes/browsing-query.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import type { Slices } from '../structures/slices.ts';

/** Numbers of stock statuses. */
const statuses = ['green', 'yellow', 'red'] as const satisfies readonly IndexedProduct['stockStatus'][];

/** The stock statuses of what can be delivered, and of what can be delivered at once. */
const meant: Readonly<Record<Availability, readonly number[]>> = { deliverable: [0, 1], now: [0] };

/** The number under which a stock status is kept; what says nothing is green. */
export function statusNumber(status: IndexedProduct['stockStatus']): number {
  return status === undefined ? 0 : statuses.indexOf(status);
}

/** The number of the stock status of what cannot be delivered. */
export const undeliverable = statusNumber('red');

/** By number of stock status: the products that have it. */
export function stockSets(
  before: readonly DocumentSet[],
  turnover: Turnover,
  { size, stock }: Documents,
): Slices<readonly DocumentSet[]> {
  return changedSets(before, turnover, { sets: statuses.length, size }, (document, visit) =>
    visit(stock[document] ?? 0, document),
  );
}

/** Adds the products that are available so. */
export function addAvailable(target: Bits, availability: Availability, sets: readonly DocumentSet[]): void {
  for (const status of meant[availability]) addAll(target, sets[status] ?? noDocuments);
}

/** How many of the products are available so. */
export function countAvailable(products: Bits, sets: readonly DocumentSet[]): Record<Availability, number> {
  const [now, soon] = meant.deliverable.map((status) => countIn(products, sets[status] ?? noDocuments));
  return { deliverable: (now ?? 0) + (soon ?? 0), now: now ?? 0 };
}
