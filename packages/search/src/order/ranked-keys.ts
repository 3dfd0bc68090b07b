import type { Slices } from '../slices.ts';
import type { Keys } from './keys.ts';
import { sortInSlices } from './sort-in-slices.ts';

/** Tells which of two keys comes first. */
export type Compare<Key> = (a: Key, b: Key) => number;

/** What came of adding keys to a sorted list of keys. A key's rank is its place in the list. */
export interface RankedKeys<Key> {
  /** Ascending; no two keys compare as equal. */
  readonly sorted: Keys<Key>;
  /** By the old rank: the new rank. */
  readonly moved: Uint32Array;
  /** The rank of each added key. Keys that compare as equal have one rank. */
  readonly rankOf: ReadonlyMap<Key, number>;
}

/**
 * Adds keys to a sorted list: only the added ones are sorted, each then finds its place by halving, so that a few
 * changed products cost a few hundred comparisons, however large the catalogue.
 */
export function* addKeys<Key>(known: Keys<Key>, added: Iterable<Key>, compare: Compare<Key>): Slices<RankedKeys<Key>> {
  const keys = yield* sortInSlices([...new Set(added)], compare);
  const sorted = known.writer();
  const moved = new Uint32Array(known.length);
  const rankOf = new Map<Key, number>();
  let copied = 0;
  let last: Key | undefined;
  const copyUpTo = (end: number): void => {
    if (end === copied) return;
    for (let rank = copied; rank < end; rank++) moved[rank] = sorted.length + rank - copied;
    sorted.copy(copied, end);
    copied = end;
    last = undefined;
  };
  for (const key of keys) {
    copyUpTo(firstNotBefore(known, key, copied, compare));
    const isKnown = copied < known.length && compare(known.at(copied), key) === 0;
    const isRepeated = last !== undefined && compare(last, key) === 0;
    if (!isKnown && !isRepeated) {
      sorted.push(key);
      last = key;
    }
    rankOf.set(key, isKnown ? sorted.length : sorted.length - 1); // a known equal is copied next
    if (rankOf.size % 256 === 0) yield;
  }
  copyUpTo(known.length);
  return { sorted: sorted.finish(), moved, rankOf };
}

/** The first place from `from` on whose key does not come before `key`. */
export function firstNotBefore<Key>(
  sorted: { readonly length: number; at(place: number): Key | undefined },
  key: Key,
  from: number,
  compare: Compare<Key>,
): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted.at(middle) as Key, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
