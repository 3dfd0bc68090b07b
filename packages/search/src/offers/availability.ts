import { changedSets } from '../documents/changed-sets.ts';
import type { Documents } from '../documents/documents.ts';
import type { Turnover } from '../documents/turnover.ts';
import type { GroupedFamilies } from '../families/group-families.ts';
import type { Bits } from '../sets/bits.ts';
import { addAll, countIn, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Availability } from '../shapes/browsing-query.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import type { Slices } from '../structures/slices.ts';

/** Numbers of stock statuses, the best first. */
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

/** How many families have a member that is available so. By document `stock` has the number of its status. */
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
