import { compareCodeUnits } from '../structures/collation.ts';
import type { Compare } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';
import { sortInSlices } from '../structures/sort-in-slices.ts';
import { TextList } from '../structures/text-list.ts';
import { SegmentWriter } from './segment-writer.ts';
import type { TextSegment } from './text-segment.ts';

/** The occurrences of terms in documents, as parallel arrays in ascending order of the documents. Terms are numbers. */
export interface Postings {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly fields: Uint32Array;
}

/** The number of postings to distribute at a time. */
const sliceLength = 16_384;

/** Sorts the terms, and their postings by counting. `numbers`: each term's number in the postings. */
export function* segmentOf(numbers: ReadonlyMap<string, number>, postings: Postings): Slices<TextSegment> {
  const unsorted = [...numbers.keys()];
  const terms = yield* sortInSlices(unsorted, compareBytes(unsorted));
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
  return yield* written(terms, { starts, documents, fields });
}

function* written(
  terms: readonly string[],
  { starts, documents, fields }: Pick<Postings, 'documents'> & { starts: Uint32Array; fields: Uint8Array },
): Slices<TextSegment> {
  const list = TextList.from(terms);
  const writer = new SegmentWriter();
  for (let rank = 0; rank < terms.length; rank++) {
    const end = starts[rank + 1] ?? 0;
    for (let i = starts[rank] ?? 0; i < end; i++) writer.add(documents[i] ?? 0, fields[i] ?? 0);
    writer.endTerm(list, rank);
    if (rank % 1024 === 0) yield;
  }
  return writer.finish();
}

/** By their bytes in UTF-8. The order equals that of code units, except for letters of two code units. */
function compareBytes(some: readonly string[]): Compare<string> {
  const isPlain = !some.some((text) => /[\ud800-\udfff]/.test(text));
  return isPlain ? compareCodeUnits : (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
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
