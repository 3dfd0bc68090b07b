import type { Slices } from './slices.ts';

/** The number of items to sort before merging, few enough to block the event loop for a fraction of a millisecond. */
const runLength = 512;

/** Sorts like Array.prototype.toSorted (stable), but in slices. A hundred thousand names take a fifth of a second. */
export function* sortInSlices<T>(items: readonly T[], compare: (a: T, b: T) => number): Slices<T[]> {
  let runs: T[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const [first = [], second] = [runs[i], runs[i + 1]];
      merged.push(second === undefined ? first : yield* merge(first, second, compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(first: readonly T[], second: readonly T[], compare: (a: T, b: T) => number): Slices<T[]> {
  const merged: T[] = [];
  let [i, j] = [0, 0];
  while (i < first.length && j < second.length) {
    const [a, b] = [first[i] as T, second[j] as T];
    if (compare(a, b) <= 0) {
      merged.push(a);
      i++;
    } else {
      merged.push(b);
      j++;
    }
    if (merged.length % runLength === 0) yield;
  }
  for (; i < first.length; i++) merged.push(first[i] as T);
  for (; j < second.length; j++) merged.push(second[j] as T);
  return merged;
}
