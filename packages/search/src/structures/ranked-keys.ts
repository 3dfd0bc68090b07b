import type { Keys } from './keys.ts';
import type { Slices } from './slices.ts';
import { sortInSlices } from './sort-in-slices.ts';

/** Compares two keys. */
export type Compare<Key> = (a: Key, b: Key) => number;

/** The result of adding keys to a sorted list of keys. A key's rank is its index in the list. */
export interface RankedKeys<Key> {
  /** Ascending. No two keys compare as equal. */
  readonly sorted: Keys<Key>;
  /** By old rank: the new rank. Null if all keys were known, so that ranks stay. */
  readonly moved: Uint32Array | null;
  /** The rank of each added key. Keys that compare as equal share one rank. */
  readonly rankOf: ReadonlyMap<Key, number>;
}

/** An added key, and the index of the first known key that does not precede it. */
interface AddedKey<Key> {
  readonly key: Key;
  readonly place: number;
  readonly isKnown: boolean;
}

/** The number of added keys to look up or insert, and of known keys to copy, at a time. */
const inOneSlice = { sought: 256, joined: 4096, copied: 65_536 };

/**
 * Adds keys to a sorted list. Only the added keys are sorted. A binary search finds the place of each, so a few changed
 * products cost a few hundred comparisons in a catalogue of any size.
 */
export function* addKeys<Key>(known: Keys<Key>, added: Iterable<Key>, compare: Compare<Key>): Slices<RankedKeys<Key>> {
  const keys: AddedKey<Key>[] = [];
  let place = 0;
  for (const key of yield* sortInSlices([...(added instanceof Set ? added : new Set(added))], compare)) {
    place = firstNotBefore(known, key, place, compare);
    keys.push({ key, place, isKnown: place < known.length && compare(known.at(place), key) === 0 });
    if (keys.length % inOneSlice.sought === 0) yield;
  }
  if (!keys.every(({ isKnown }) => isKnown)) return yield* joined(known, keys, compare);
  const rankOf = new Map<Key, number>();
  for (const { key, place: rank } of keys) {
    rankOf.set(key, rank);
    if (rankOf.size % inOneSlice.joined === 0) yield;
  }
  return { sorted: known, moved: null, rankOf };
}

function* joined<Key>(
  known: Keys<Key>,
  added: readonly AddedKey<Key>[],
  compare: Compare<Key>,
): Slices<RankedKeys<Key>> {
  const sorted = known.writer();
  const moved = new Uint32Array(known.length);
  const rankOf = new Map<Key, number>();
  let copied = 0;
  function* copyUpTo(end: number): Slices<void> {
    while (copied < end) {
      const next = Math.min(end, copied + inOneSlice.copied);
      for (let rank = copied; rank < next; rank++) moved[rank] = sorted.length + rank - copied;
      sorted.copy(copied, next);
      copied = next;
      yield;
    }
  }
  let before: AddedKey<Key> | undefined;
  for (const one of added) {
    yield* copyUpTo(one.place);
    const isRepeated = before !== undefined && before.place === one.place && compare(before.key, one.key) === 0;
    if (!one.isKnown && !isRepeated) sorted.push(one.key);
    rankOf.set(one.key, one.isKnown ? sorted.length : sorted.length - 1); // the equal known key is copied next
    before = one;
    if (rankOf.size % inOneSlice.joined === 0) yield;
  }
  yield* copyUpTo(known.length);
  return { sorted: sorted.finish(), moved, rankOf };
}

/** The first index from `from` on whose key does not precede `key`. */
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
