import { compareCodeUnits } from '../order/collation.ts';
import { sortInSlices } from '../order/sort-in-slices.ts';
import type { Slices } from '../slices.ts';
import type { TextSegment } from './text-segment.ts';

/** Finds of terms in documents, side by side, in ascending order of the documents. Terms are numbers. */
export interface Postings {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly fields: Uint32Array;
}

/** Postings are dealt out this many at a time. */
const sliceLength = 16_384;

/**
 * Sorts terms and brings their postings into the same order by counting. `numbers`: the number of each term in the
 * postings.
 */
export function* segmentOf(numbers: ReadonlyMap<string, number>, postings: Postings): Slices<TextSegment> {
  const terms = yield* sortInSlices([...numbers.keys()], compareCodeUnits);
  const rankOf = new Uint32Array(terms.length);
  for (let rank = 0; rank < terms.length; rank++) {
    rankOf[numbers.get(terms[rank] ?? '') ?? 0] = rank;
    if (rank % sliceLength === 0) yield;
  }
  const starts = yield* startsOf(rankOf, postings.terms);
  const next = starts.slice();
  const documents = new Uint32Array(postings.terms.length);
  const fields = new Uint8Array(postings.terms.length);
  for (let i = 0; i < postings.terms.length; i++) {
    const rank = rankOf[postings.terms[i] ?? 0] ?? 0;
    const place = next[rank] ?? 0;
    documents[place] = postings.documents[i] ?? 0;
    fields[place] = postings.fields[i] ?? 0;
    next[rank] = place + 1;
    if (i % sliceLength === 0) yield;
  }
  return { terms, starts, documents, fields };
}

function* startsOf(rankOf: Uint32Array, terms: Uint32Array): Slices<Uint32Array> {
  const starts = new Uint32Array(rankOf.length + 1);
  for (let i = 0; i < terms.length; i++) {
    const after = (rankOf[terms[i] ?? 0] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
    if (i % sliceLength === 0) yield;
  }
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  return starts;
}
