import { type KeyColumn, noKey } from './key-column.ts';
import type { Slices } from './slices.ts';

/** The number of documents to count or place at a time. */
const inOneSlice = 32_768;

/**
 * Sorts documents by a key. Documents with equal keys keep their order. It takes one pass to count, one to place, and
 * no comparison. Documents without the key come last in both directions (CONTRACT §2).
 */
export function* sortByRank(
  documents: Uint32Array,
  { keys, ranks }: KeyColumn<unknown>,
  direction: 'asc' | 'desc',
): Slices<Uint32Array> {
  const last = keys.length;
  const bucketOf = (document: number): number => {
    const rank = ranks[document] ?? noKey;
    if (rank === noKey) return last;
    return direction === 'asc' ? rank : last - 1 - rank;
  };
  const next = new Uint32Array(last + 2);
  for (let i = 0; i < documents.length; i++) {
    const after = bucketOf(documents[i] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
    if (i % inOneSlice === 0) yield;
  }
  for (let bucket = 1; bucket < next.length; bucket++) next[bucket] = (next[bucket] ?? 0) + (next[bucket - 1] ?? 0);
  yield;
  const sorted = new Uint32Array(documents.length);
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0;
    const bucket = bucketOf(document);
    const place = next[bucket] ?? 0;
    sorted[place] = document;
    next[bucket] = place + 1;
    if (i % inOneSlice === 0) yield;
  }
  return sorted;
}
