import { TextList } from '../structures/text-list.ts';

/**
 * The fields of a product in which a term occurs, as bits. A term may occur in several fields. `head`: the part of the
 * name that says what the product is (name-head.ts). Names of attributes count as description.
 */
export const fieldBits = {
  description: 1,
  attributes: 2,
  suffix: 4,
  name: 8,
  head: 16,
  number: 32,
  wholeNumber: 64,
  keywords: 128,
} as const;

/** The first character of ingredient terms. Nobody types it, so only a search for ingredients finds them. */
export const ingredientMark = '~';

/** The number of combinations of fieldBits. */
export const fieldCombinations = 256;

/** The fields that say what a product is. A description may contain any word for any reason. */
export const strongFields = (fieldCombinations - 1) & ~fieldBits.description;

/**
 * Terms with the documents that contain them. Immutable. The terms ascend by their bytes, so terms with the same
 * beginning are adjacent.
 */
export interface PostingLists {
  readonly terms: TextList;
  /** By term, and one more at the end: where its part of `postings` begins. */
  readonly starts: Uint32Array;
  /**
   * The documents of each term, ascending, each as the distance from the previous one: a varint of seven bits a byte,
   * the lowest first. Most take one byte.
   */
  readonly postings: Uint8Array;
  /** The number of postings. */
  readonly count: number;
  /** Whether a byte of fieldBits follows each document. Otherwise all terms occur only in the description. */
  readonly hasFields: boolean;
}

/** The terms of some documents, with the fields in which they occur. */
export interface TextSegment {
  /** Terms in other fields than the description. A byte of fieldBits follows each document. */
  readonly strong: PostingLists;
  /** Terms in the description alone. They are the majority, and many searches need none of them. */
  readonly weak: PostingLists;
}

const noLists = {
  terms: TextList.empty,
  starts: new Uint32Array(1),
  postings: new Uint8Array(0),
  count: 0,
};

/** A segment without documents. */
export const emptySegment: TextSegment = {
  strong: { ...noLists, hasFields: true },
  weak: { ...noLists, hasFields: false },
};

/** The number of postings of a segment. */
export function sizeOf({ strong, weak }: TextSegment): number {
  return strong.count + weak.count;
}

/** Adjacent terms: from (inclusive) to (exclusive). */
export interface TermRange {
  readonly from: number;
  readonly to: number;
}

/** Exactly this term. Empty if the segment lacks it. */
export function rangeOfTerm({ terms }: PostingLists, term: string): TermRange {
  const bytes = Buffer.from(term);
  const from = terms.firstNotBefore(bytes);
  const isThere = from < terms.length && terms.bytesAt(from).length === bytes.length && terms.beginsWith(from, bytes);
  return { from, to: isThere ? from + 1 : from };
}

/** All terms with this beginning. */
export function rangeOfPrefix({ terms }: PostingLists, prefix: string): TermRange {
  const bytes = Buffer.from(prefix);
  const from = terms.firstNotBefore(bytes);
  // No text contains the byte 255, so it comes after all terms with this beginning.
  return { from, to: terms.firstNotBefore(Buffer.concat([bytes, Buffer.of(255)]), from) };
}

/**
 * Visits the documents of some terms, with their fieldBits. A document with several of the terms is visited several
 * times. A visitor that returns true skips the rest of the term.
 */
export function eachPosting(lists: PostingLists, { from, to }: TermRange, visit: PostingVisitor): void {
  for (let term = from; term < to; term++) eachOfTerm(lists, term, visit);
}

/** Called for each document of a term. True skips the rest of the term. Other results are ignored. */
type PostingVisitor = (document: number, fields: number) => unknown;

function eachOfTerm({ starts, postings, hasFields }: PostingLists, term: number, visit: PostingVisitor): void {
  const end = starts[term + 1] ?? 0;
  let document = 0;
  for (let at = starts[term] ?? 0; at < end; ) {
    let byte = postings[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = postings[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    document += distance;
    if (visit(document, hasFields ? (postings[at++] ?? 0) : fieldBits.description) === true) return;
  }
}
