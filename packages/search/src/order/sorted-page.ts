import { type Bits, bitsInWord, documentsIn, hasBit, lowestBit, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { Permutation } from './permutation.ts';

/** The requested part of the hits. */
export interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

/**
 * One page of the hits in an order. With many hits, it walks the order from its nearer end until the page is full. With
 * few hits, or for a page deep inside, it marks the places of the hits in a second bitset and counts up to the page. At
 * any offset, the cost stays within one pass over the hits and one over a bit per product.
 */
export function pageOf(
  hits: Bits,
  count: number,
  order: Permutation,
  { offset, limit }: PageRange,
  workspace: Workspace,
): number[] {
  const length = Math.min(limit, count - offset);
  if (length <= 0) return [];
  const fromEnd = count - offset - length;
  const walk = (order.documents.length * (length + Math.min(offset, fromEnd))) / count;
  if (walk > count + order.documents.length / 32) {
    return markedPage(markPlaces(hits, order, workspace), order, offset, length);
  }
  return offset <= fromEnd ? walkedPage(hits, order, offset, length) : walkedBack(hits, order, fromEnd, length);
}

function walkedPage(hits: Bits, { documents }: Permutation, offset: number, length: number): number[] {
  const page: number[] = [];
  let before = 0;
  for (let place = 0; page.length < length && place < documents.length; place++) {
    const document = documents[place] ?? 0;
    if (hasBit(hits, document) && before++ >= offset) page.push(document);
  }
  return page;
}

function walkedBack(hits: Bits, { documents }: Permutation, fromEnd: number, length: number): number[] {
  const page: number[] = [];
  let after = 0;
  for (let place = documents.length - 1; page.length < length && place >= 0; place--) {
    const document = documents[place] ?? 0;
    if (hasBit(hits, document) && after++ >= fromEnd) page.push(document);
  }
  return page.reverse();
}

function markedPage(marked: Bits, order: Permutation, offset: number, length: number): number[] {
  const page: number[] = [];
  let before = 0;
  for (let i = 0; page.length < length && i < marked.length; i++) {
    let word = marked[i] ?? 0;
    const inWord = bitsInWord(word);
    if (before + inWord <= offset) {
      before += inWord;
      continue;
    }
    for (; word !== 0 && page.length < length; word &= word - 1) {
      if (before++ >= offset) page.push(order.documents[(i << 5) + lowestBit(word)] ?? 0);
    }
  }
  return page;
}

/** The hits as places in the order. */
export function markPlaces(hits: Bits, order: Permutation, workspace: Workspace): Bits {
  const marked = workspace.bits.take();
  const documents = documentsIn(hits, workspace.lists.take());
  for (let i = 0; i < documents.length; i++) setBit(marked, order.places[documents[i] ?? 0] ?? 0);
  return marked;
}
