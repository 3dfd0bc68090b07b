import type { Slices } from './slices.ts';

/** What a list loses and gains. */
export interface Splicing {
  /** Indexes of removed items, ascending. */
  readonly without: Uint32Array;
  /** Inserted items. `before`: the index in the old list before which each is inserted, ascending. */
  readonly added: Uint32Array;
  readonly before: Uint32Array;
}

/** The number of items to insert or remove at a time. */
const inOneSlice = 4096;

/** A long list with a few changes. Unchanged items are copied in blocks. */
export function* spliced(list: Uint32Array, { without, added, before }: Splicing): Slices<Uint32Array> {
  const made = new Uint32Array(list.length - without.length + added.length);
  let [copied, length, i, j] = [0, 0, 0, 0];
  const copyUpTo = (place: number): void => {
    if (place > copied) made.set(list.subarray(copied, place), length);
    length += place - copied;
    copied = place;
  };
  while (i < without.length || j < added.length) {
    const [left = Infinity, put = Infinity] = [without[i], before[j]];
    if (put <= left) {
      copyUpTo(put);
      made[length++] = added[j++] ?? 0;
    } else {
      copyUpTo(left);
      copied = left + 1;
      i++;
    }
    if ((i + j) % inOneSlice === 0) yield;
  }
  copyUpTo(list.length);
  return made;
}
