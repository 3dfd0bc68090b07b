import { type Bits, countCommon, documentsIn, hasBit, lowestBit, setBit, unite } from './bits.ts';

/**
 * A set of documents as the index stores it: one bit per document of the catalogue, or an ascending list if that is
 * smaller. Most of the thousands of categories and values have few products. A bit for every product in each of their
 * sets would not fit in memory.
 */
export type DocumentSet =
  | { readonly kind: 'bits'; readonly bits: Bits; readonly count: number }
  | { readonly kind: 'list'; readonly documents: Uint32Array; readonly count: number };

/** The empty set. */
export const noDocuments: DocumentSet & { readonly kind: 'list' } = {
  kind: 'list',
  documents: new Uint32Array(0),
  count: 0,
};

/** Whether a list takes less memory for `count` documents out of `size`: 32 bits for each against one bit for all. */
export function isBetterAsList(count: number, size: number): boolean {
  return count * 32 < size;
}

/** The documents in ascending order. */
export function documentsOf(set: DocumentSet): Uint32Array {
  return set.kind === 'list' ? set.documents : documentsIn(set.bits, new Uint32Array(set.count));
}

/** Calls the visitor for each document from a number on. */
export function eachFrom(set: DocumentSet, from: number, visit: (document: number) => void): void {
  if (set.kind === 'list') {
    let place = set.documents.length; // new documents are the last of a list
    while (place > 0 && (set.documents[place - 1] ?? 0) >= from) place--;
    for (; place < set.documents.length; place++) visit(set.documents[place] ?? 0);
    return;
  }
  for (let i = from >>> 5; i < set.bits.length; i++) {
    let word = set.bits[i] ?? 0;
    if (i === from >>> 5) word &= -1 << (from & 31);
    for (; word !== 0; word &= word - 1) visit((i << 5) + lowestBit(word));
  }
}

/** Adds all documents of the set to `target`. */
export function addAll(target: Bits, set: DocumentSet): void {
  if (set.kind === 'bits') unite(target, set.bits);
  else for (let i = 0; i < set.documents.length; i++) setBit(target, set.documents[i] ?? 0);
}

/** The number of documents of the set that are in `bits`. */
export function countIn(bits: Bits, set: DocumentSet): number {
  if (set.kind === 'bits') return countCommon(bits, set.bits);
  let count = 0;
  for (let i = 0; i < set.documents.length; i++) if (hasBit(bits, set.documents[i] ?? 0)) count++;
  return count;
}
