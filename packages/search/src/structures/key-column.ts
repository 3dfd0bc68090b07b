import type { Keys } from './keys.ts';
import { NumberList } from './number-list.ts';
import { addKeys, type Compare } from './ranked-keys.ts';
import type { Slices } from './slices.ts';
import { TextList } from './text-list.ts';

/** The rank of a document without a key, such as the price of a product without conditions. */
export const noKey = 0xffffffff;

/** One sort key of every document. Documents with equal keys have equal ranks. */
export interface KeyColumn<Key> {
  /** The different keys, ascending. A rank is an index here. */
  readonly keys: Keys<Key>;
  /** By document. */
  readonly ranks: Uint32Array;
}

/** Columns without documents. */
export const noTexts: KeyColumn<string> = { keys: TextList.empty, ranks: new Uint32Array(0) };
export const noNumbers: KeyColumn<number> = { keys: NumberList.empty, ranks: new Uint32Array(0) };

/** The number of documents to rank at a time. */
const inOneSlice = 32_768;

/** A column with the keys of further documents appended. Null: no key. */
export function* appendKeys<Key>(
  column: KeyColumn<Key>,
  added: readonly (Key | null)[],
  compare: Compare<Key>,
): Slices<KeyColumn<Key>> {
  const { sorted, moved, rankOf } = yield* addKeys(column.keys, yield* distinct(added), compare);
  const before = column.ranks.length;
  const ranks = new Uint32Array(before + added.length);
  yield* copyRanks(column.ranks, moved, ranks);
  for (const [i, key] of added.entries()) {
    ranks[before + i] = key === null ? noKey : (rankOf.get(key) ?? noKey);
    if (i % inOneSlice === 0) yield;
  }
  return { keys: sorted, ranks };
}

/** A column with changed keys: `keys[i]` is the new key of `documents[i]`. */
export function* changeKeys<Key>(
  column: KeyColumn<Key>,
  { documents, keys }: { readonly documents: readonly number[]; readonly keys: readonly Key[] },
  compare: Compare<Key>,
): Slices<KeyColumn<Key>> {
  const { sorted, moved, rankOf } = yield* addKeys(column.keys, yield* distinct(keys), compare);
  const ranks = new Uint32Array(column.ranks.length);
  yield* copyRanks(column.ranks, moved, ranks);
  for (const [i, document] of documents.entries()) {
    const key = keys[i];
    ranks[document] = key === undefined ? noKey : (rankOf.get(key) ?? noKey);
    if (i % inOneSlice === 0) yield;
  }
  return { keys: sorted, ranks };
}

function* distinct<Key>(keys: readonly (Key | null)[]): Slices<Set<Key>> {
  const found = new Set<Key>();
  for (const [i, key] of keys.entries()) {
    if (key !== null) found.add(key);
    if (i % inOneSlice === 0) yield;
  }
  return found;
}

function* copyRanks(ranks: Uint32Array, moved: Uint32Array | null, target: Uint32Array): Slices<void> {
  for (let from = 0; from < ranks.length; from += inOneSlice) {
    const part = ranks.subarray(from, from + inOneSlice);
    if (moved === null) target.set(part, from);
    else for (let i = 0; i < part.length; i++) target[from + i] = movedRank(moved, part[i] ?? noKey);
    yield;
  }
}

function movedRank(moved: Uint32Array, rank: number): number {
  return rank === noKey ? noKey : (moved[rank] ?? noKey);
}

/** The column of some documents, renumbered by their index in the list. Unused keys are removed. */
export function pickDocuments<Key>(column: KeyColumn<Key>, documents: Uint32Array): KeyColumn<Key> {
  const picked = documents.map((document) => column.ranks[document] ?? noKey);
  const isUsed = new Uint8Array(column.keys.length);
  for (const rank of picked) if (rank !== noKey) isUsed[rank] = 1;
  const moved = new Uint32Array(column.keys.length);
  const keys = column.keys.writer();
  for (let rank = 0; rank < moved.length; rank++) {
    if (isUsed[rank] !== 1) continue;
    moved[rank] = keys.length;
    keys.copy(rank, rank + 1);
  }
  return {
    keys: keys.finish(),
    ranks: picked.map((rank) => (rank === noKey ? noKey : (moved[rank] ?? noKey))),
  };
}

/** The first index from `from` on, in a list ascending by a column, whose document does not rank before `rank`. */
export function placeOfRank(sorted: Uint32Array, { ranks }: KeyColumn<unknown>, rank: number, from: number): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranks[sorted[middle] ?? 0] ?? 0) < rank) low = middle + 1;
    else high = middle;
  }
  return low;
}
