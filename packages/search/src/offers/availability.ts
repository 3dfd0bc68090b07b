import { changedSets } from '../documents/changed-sets.ts';
import type { Documents } from '../documents/documents.ts';
import type { Turnover } from '../documents/turnover.ts';
import type { GroupedFamilies } from '../families/group-families.ts';
import type { Bits } from '../sets/bits.ts';
import { addAll, countIn, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Availability } from '../shapes/browsing-query.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import type { Slices } from '../structures/slices.ts';

/** Numbers of stock statuses, best first. */
const statuses = ['green', 'yellow', 'red'] as const satisfies readonly IndexedProduct['stockStatus'][];

/** The stock statuses of products that can be delivered, and of those that can be delivered at once. */
const meant: Readonly<Record<Availability, readonly number[]>> = { deliverable: [0, 1], now: [0] };

/** The number of a stock status. A product without a status is green. */
export function statusNumber(status: IndexedProduct['stockStatus']): number {
  return status === undefined ? 0 : statuses.indexOf(status);
}

/** The status number of products that cannot be delivered. */
export const undeliverable = statusNumber('red');

/** By stock status number: the products with it. */
export function stockSets(
  before: readonly DocumentSet[],
  turnover: Turnover,
  { size, stock }: Documents,
): Slices<readonly DocumentSet[]> {
  return changedSets(before, turnover, { sets: statuses.length, size }, (document, visit) =>
    visit(stock[document] ?? 0, document),
  );
}

/** Adds the products with this availability. */
export function addAvailable(target: Bits, availability: Availability, sets: readonly DocumentSet[]): void {
  for (const status of meant[availability]) addAll(target, sets[status] ?? noDocuments);
}

/** How many of the products have this availability. */
export function countAvailable(products: Bits, sets: readonly DocumentSet[]): Record<Availability, number> {
  const [now, soon] = meant.deliverable.map((status) => countIn(products, sets[status] ?? noDocuments));
  return { deliverable: (now ?? 0) + (soon ?? 0), now: now ?? 0 };
}

/** How many families have a member with this availability. `stock`: by document, its status number. */
export function countAvailableFamilies(
  { members, starts }: Pick<GroupedFamilies, 'members' | 'starts'>,
  stock: Uint8Array,
): Record<Availability, number> {
  const byBest = new Uint32Array(statuses.length);
  for (let family = 1; family < starts.length; family++) {
    let best = statuses.length - 1;
    const end = starts[family] ?? 0;
    for (let i = starts[family - 1] ?? 0; i < end; i++) best = Math.min(best, stock[members[i] ?? 0] ?? 0);
    byBest[best] = (byBest[best] ?? 0) + 1;
  }
  const countOf = (availability: Availability) =>
    meant[availability].reduce((sum, status) => sum + (byBest[status] ?? 0), 0);
  return { deliverable: countOf('deliverable'), now: countOf('now') };
}
