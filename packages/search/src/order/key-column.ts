import type { Slices } from '../slices.ts';
import type { Keys } from './keys.ts';
import { NumberList } from './number-list.ts';
import { addKeys, type Compare } from './ranked-keys.ts';
import { TextList } from './text-list.ts';

/** The rank of a document that has no key, such as the price of a product without conditions. */
export const noKey = 0xffffffff;

/** One sort key of every document. Documents with equal keys have equal ranks. */
export interface KeyColumn<Key> {
  /** The different keys, ascending. A rank is a place here. */
  readonly keys: Keys<Key>;
  /** By document. */
  readonly ranks: Uint32Array;
}

/** Columns without documents. */
export const noTexts: KeyColumn<string> = { keys: TextList.empty, ranks: new Uint32Array(0) };
export const noNumbers: KeyColumn<number> = { keys: NumberList.empty, ranks: new Uint32Array(0) };

/** A column with the keys of further documents behind it; null for none. */
export function* appendKeys<Key>(
  column: KeyColumn<Key>,
  added: readonly (Key | null)[],
  compare: Compare<Key>,
): Slices<KeyColumn<Key>> {
  const { sorted, moved, rankOf } = yield* addKeys(
    column.keys,
    added.filter((key) => key !== null),
    compare,
  );
  const before = column.ranks.length;
  const ranks = new Uint32Array(before + added.length);
  for (let document = 0; document < before; document++) {
    const rank = column.ranks[document] ?? noKey;
    ranks[document] = rank === noKey ? noKey : (moved[rank] ?? noKey);
  }
  yield;
  for (const [i, key] of added.entries()) ranks[before + i] = key === null ? noKey : (rankOf.get(key) ?? noKey);
  yield;
  return { keys: sorted, ranks };
}

/**
 * The column of some of the documents, numbered by their place among them. Keys that none of them has are forgotten.
 */
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

/** The document of each id that is in the catalogue, in the order of the ids; `documents` are those that are. */
export function inOrderOfIds(ids: KeyColumn<string>, documents: Uint32Array): Uint32Array {
  const documentOf = new Uint32Array(ids.keys.length).fill(noKey);
  for (const document of documents) documentOf[ids.ranks[document] ?? 0] = document;
  return documentOf.filter((document) => document !== noKey);
}
