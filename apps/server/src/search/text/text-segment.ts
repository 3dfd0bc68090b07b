import { compareCodeUnits } from '../order/collation.ts';
import { firstNotBefore } from '../order/ranked-keys.ts';

/** Where a term stands in a product, as bits: a term may stand in several places. */
export const fieldBits = { description: 1, attributes: 2, suffix: 4, name: 8, number: 16, wholeNumber: 32 } as const;

/**
 * Which terms stand in which documents, and where. Never changed once made; terms ascend, and so do the documents of
 * each term.
 */
export interface TextSegment {
  /** Ascending by code units. */
  readonly terms: readonly string[];
  /**
   * By term, and one more: where its part of `documents` begins. The terms of a prefix lie together, so their documents
   * do.
   */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** Beside each document: fieldBits. */
  readonly fields: Uint8Array;
}

/** A segment without documents. */
export const emptySegment: TextSegment = {
  terms: [],
  starts: new Uint32Array(1),
  documents: new Uint32Array(0),
  fields: new Uint8Array(0),
};

/** A part of a segment's documents: from (inclusive) to (exclusive). */
export interface PostingRange {
  readonly from: number;
  readonly to: number;
}

/** The documents of exactly this term. */
export function postingsOf(segment: TextSegment, term: string): PostingRange {
  const place = firstNotBefore(segment.terms, term, 0, compareCodeUnits);
  return rangeOf(segment, place, segment.terms[place] === term ? place + 1 : place);
}

/** The documents of all terms that begin so. A document may come several times. */
export function postingsOfPrefix(segment: TextSegment, prefix: string): PostingRange {
  const first = firstNotBefore(segment.terms, prefix, 0, compareCodeUnits);
  const end = firstNotBefore(segment.terms, `${prefix}\uffff`, first, compareCodeUnits);
  return rangeOf(segment, first, end);
}

function rangeOf({ starts }: TextSegment, first: number, end: number): PostingRange {
  return { from: starts[first] ?? 0, to: starts[end] ?? 0 };
}
