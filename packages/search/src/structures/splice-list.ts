import type { Slices } from './slices.ts';

/** What a list loses and wins. */
export interface Splicing {
  /** Places that are left out, ascending. */
  readonly without: Uint32Array;
  /** What is put in, and beside each the place of the old list that it is put before, ascending. */
  readonly added: Uint32Array;
  readonly before: Uint32Array;
}

/** How many numbers are put in or left out at a time. */
const inOneSlice = 4096;

/** A long list with a few changes: what stays is copied in blocks. */
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
