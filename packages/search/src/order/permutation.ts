import type { Turnover } from '../documents/turnover.ts';
import { type Compare, firstNotBefore } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';
import { sortInSlices } from '../structures/sort-in-slices.ts';
import { spliced } from '../structures/splice-list.ts';

/** All products in one order. */
export interface Permutation {
  readonly documents: Uint32Array;
  /** By document: its index in `documents`. */
  readonly places: Uint32Array;
}

/** The number of documents to place or search at a time. */
const inOneSlice = { placed: 32_768, sought: 256 };

/** The permutation of documents in an order. `size`: how many document numbers exist. */
export function* permutationOf(documents: Uint32Array, size: number): Slices<Permutation> {
  const places = new Uint32Array(size);
  for (let place = 0; place < documents.length; place++) {
    places[documents[place] ?? 0] = place;
    if (place % inOneSlice.placed === 0) yield;
  }
  return { documents, places };
}

/**
 * A permutation without the removed documents. Each added document is inserted before the first one that does not
 * precede it. A few changes cost a few hundred comparisons each, and one copy.
 */
export function* changedPermutation(
  { documents, places }: Permutation,
  { came, went }: Turnover,
  size: number,
  compare: Compare<number>,
): Slices<Permutation> {
  const added = Uint32Array.from(yield* sortInSlices([...came], compare));
  const before = new Uint32Array(added.length);
  for (let i = 0; i < added.length; i++) {
    before[i] = firstNotBefore(documents, added[i] ?? 0, before[i - 1] ?? 0, compare);
    if (i % inOneSlice.sought === 0) yield;
  }
  const without = went.map((document) => places[document] ?? 0).sort();
  return yield* permutationOf(yield* spliced(documents, { without, added, before }), size);
}
