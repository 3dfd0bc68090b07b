import { type Bits, documentsIn } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { Permutation } from './sort-orders.ts';
import { markPlaces, type PageRange } from './sorted-page.ts';

/**
 * One page of the hits, better scores first, equal scores in the given order (CONTRACT §2). The hits are brought into
 * the order by marking their places, then dealt out by score; only those that fall on the page are kept.
 */
export function scoredPage(
  { hits, count }: { readonly hits: Bits; readonly count: number },
  scores: Uint16Array,
  order: Permutation,
  { offset, limit }: PageRange,
  workspace: Workspace,
): number[] {
  const length = Math.min(limit, count - offset);
  if (length <= 0) return [];
  const places = documentsIn(markPlaces(hits, order, workspace), workspace.lists.take());
  const next = firstPlaces(places, scores, order);
  const page = new Array<number>(length).fill(0);
  for (let i = 0; i < places.length; i++) {
    const document = order.documents[places[i] ?? 0] ?? 0;
    const score = scores[document] ?? 0;
    const place = next[score] ?? 0;
    next[score] = place + 1;
    if (place >= offset && place < offset + length) page[place - offset] = document;
  }
  return page;
}

/** By score: how many hits have a better one. */
function firstPlaces(places: Uint32Array, scores: Uint16Array, order: Permutation): Uint32Array {
  let best = 0;
  for (let i = 0; i < places.length; i++) best = Math.max(best, scores[order.documents[places[i] ?? 0] ?? 0] ?? 0);
  const first = new Uint32Array(best + 1);
  for (let i = 0; i < places.length; i++) {
    const score = scores[order.documents[places[i] ?? 0] ?? 0] ?? 0;
    first[score] = (first[score] ?? 0) + 1;
  }
  let better = 0;
  for (let score = best; score >= 0; score--) {
    const equal = first[score] ?? 0;
    first[score] = better;
    better += equal;
  }
  return first;
}
