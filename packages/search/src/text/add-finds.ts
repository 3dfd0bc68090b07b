import { type Bits, setBit } from '../sets/bits.ts';
import type { Worth } from './match-weight.ts';
import { fieldBits, type PostingLists, type TermRange } from './text-segment.ts';

/** What finds are added to. */
interface Finds {
  readonly hits: Bits;
  readonly strong: Bits;
  readonly weights: Uint8Array;
}

/*
 * Both go through postings by themselves, without telling a visitor of each one (eachPosting): a common beginning has
 * millions of them.
 */

/** Adds what stands in more than the description, as `strong` alone where it is. */
export function addNamed(
  { starts, postings }: PostingLists,
  { from, to }: TermRange,
  worth: Worth,
  found: Finds,
): void {
  const { weights: best } = found;
  const set = worth.isStrong.at(-1) === 1 ? found.strong : found.hits;
  for (let term = from; term < to; term++) {
    const part = postings.subarray(starts[term], starts[term + 1]);
    addFields(part, worth.weights, best, set);
  }
}

function addFields(postings: Uint8Array, weights: Uint8Array, best: Uint8Array, set: Bits): void {
  let document = 0;
  for (let at = 0; at < postings.length; ) {
    let byte = postings[at++] ?? 0;
    document += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = postings[at++] ?? 0;
      document += (byte & 127) << shift;
    }
    const weight = weights[postings[at++] ?? 0] ?? 0;
    if (weight === 0) continue;
    if (weight > (best[document] ?? 0)) best[document] = weight;
    setBit(set, document);
  }
}

/** Adds what stands in the description alone. */
export function addMentioned(lists: PostingLists, { from, to }: TermRange, worth: Worth, found: Finds): void {
  const weight = worth.weights[fieldBits.description] ?? 0;
  if (weight === 0) return;
  const { starts, postings } = lists;
  for (let term = from; term < to; term++) {
    addWeight(postings.subarray(starts[term], starts[term + 1]), weight, found);
  }
}

function addWeight(postings: Uint8Array, weight: number, { weights: best, hits }: Finds): void {
  let document = 0;
  for (let at = 0; at < postings.length; ) {
    let byte = postings[at++] ?? 0;
    document += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = postings[at++] ?? 0;
      document += (byte & 127) << shift;
    }
    if (weight > (best[document] ?? 0)) best[document] = weight;
    setBit(hits, document);
  }
}
