import type { Availability, IndexedProduct } from '../catalogue-index.ts';
import type { Bits } from '../sets/bits.ts';
import { addAll, countIn, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import { SetFiller } from '../sets/set-filler.ts';
import type { Slices } from '../slices.ts';
import { type Documents, livingDocuments } from '../state/documents.ts';

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
export function* stockSets(documents: Documents): Slices<readonly DocumentSet[]> {
  const living = livingDocuments(documents);
  const counts = new Uint32Array(statuses.length);
  for (let n = 0; n < living.length; n++) {
    const status = documents.stock[living[n] ?? 0] ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  yield;
  const filler = new SetFiller(counts, documents.size);
  for (let n = 0; n < living.length; n++) filler.add(documents.stock[living[n] ?? 0] ?? 0, living[n] ?? 0);
  yield;
  return filler.sets;
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
