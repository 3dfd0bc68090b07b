import { TextList } from '../structures/text-list.ts';

/**
 * Where a term stands in a product, as bits: a term may stand in several places. `head`: in the part of the
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

/** Begins the terms of ingredients: nobody types it, so that only what looks for ingredients finds them. */
export const ingredientMark = '~';

/** How many combinations of fieldBits there are. */
export const fieldCombinations = 256;

/** The fields that say what a product is. A word of a description may stand there for any reason. */
export const strongFields = (fieldCombinations - 1) & ~fieldBits.description;

/**
 * Terms with the documents that they stand in. Never changed once made. The terms ascend by their bytes, so those that
 * begin alike lie together.
 */
export interface PostingLists {
  readonly terms: TextList;
  /** By term, and one more: where its part of `postings` begins. */
  readonly starts: Uint32Array;
  /**
   * By term, its documents, ascending: each as its distance from the one before, a varint of seven bits a byte, the
   * lowest first. Most take one byte.
   */
  readonly postings: Uint8Array;
  /** How many postings there are. */
  readonly count: number;
  /** Whether a byte of fieldBits follows each document; else the term stands in the description alone. */
  readonly hasFields: boolean;
}

/** Which terms stand in which documents, and where. */
export interface TextSegment {
  /** Where a term stands in more than the description: a byte of fieldBits follows each document. */
  readonly strong: PostingLists;
  /** Where it stands in the description alone. Most terms of most products do; many searches need none of them. */
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

/** How many postings a segment has. */
export function sizeOf({ strong, weak }: TextSegment): number {
  return strong.count + weak.count;
}

/** Terms that lie side by side: from (inclusive) to (exclusive). */
export interface TermRange {
  readonly from: number;
  readonly to: number;
}

/** Exactly this term, or nothing. */
export function rangeOfTerm({ terms }: PostingLists, term: string): TermRange {
  const bytes = Buffer.from(term);
  const from = terms.firstNotBefore(bytes);
  const isThere = from < terms.length && terms.bytesAt(from).length === bytes.length && terms.beginsWith(from, bytes);
  return { from, to: isThere ? from + 1 : from };
}

/** All terms that begin so. */
export function rangeOfPrefix({ terms }: PostingLists, prefix: string): TermRange {
  const bytes = Buffer.from(prefix);
  const from = terms.firstNotBefore(bytes);
  // No text has the byte 255, so it comes after all that begin so.
  return { from, to: terms.firstNotBefore(Buffer.concat([bytes, Buffer.of(255)]), from) };
}

/**
 * Visits the documents of some terms, with fieldBits. A document of several terms comes several times. A visitor that
 * answers true has seen enough of a term.
 */
export function eachPosting(lists: PostingLists, { from, to }: TermRange, visit: PostingVisitor): void {
  for (let term = from; term < to; term++) eachOfTerm(lists, term, visit);
}

/** Told of a document where a term stands. True ends the term; any other answer is of no account. */
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
