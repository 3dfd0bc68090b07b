import type { Slices } from '../structures/slices.ts';
import { compareTexts } from '../structures/text-list.ts';
import { ListsWriter } from './segment-writer.ts';
import { eachPosting, type PostingLists, type TextSegment } from './text-segment.ts';

/** By document: its new number, or `gone` if it is left out. The order of the numbers must stay the same. */
export interface Renumbering {
  readonly numbers: Uint32Array;
  readonly gone: number;
}

/**
 * Merges two segments. All documents of the first come before those of the second. Without a renumbering the documents
 * keep their numbers. Terms that lose their last document are removed.
 */
export function* mergeSegments(
  first: TextSegment,
  second: TextSegment,
  renumbering: Renumbering | null,
): Slices<TextSegment> {
  return {
    strong: yield* mergeLists(first.strong, second.strong, renumbering),
    weak: yield* mergeLists(first.weak, second.weak, renumbering),
  };
}

function* mergeLists(first: PostingLists, second: PostingLists, renumbering: Renumbering | null): Slices<PostingLists> {
  const output = new ListsWriter(first);
  const add = (document: number, fields: number): void => {
    const number = renumbering === null ? document : (renumbering.numbers[document] ?? renumbering.gone);
    if (number !== renumbering?.gone) output.add(number, fields);
  };
  const copy = (lists: PostingLists, term: number) => eachPosting(lists, { from: term, to: term + 1 }, add);
  const { starts } = first;
  let [i, j, rested] = [0, 0, 0];
  while (i < first.terms.length || j < second.terms.length) {
    const order = compareTexts(first.terms, i, second.terms, j);
    if (order <= 0) copy(first, i);
    if (order >= 0) copy(second, j);
    if (order <= 0) output.endTerm(first.terms, i++);
    else output.endTerm(second.terms, j);
    if (order >= 0) j++;
    const done = i + j + (starts[i] ?? 0) + (second.starts[j] ?? 0);
    if (done - rested < inOneSlice) continue;
    rested = done;
    yield;
  }
  return output.finish();
}

/** The number of terms, and of bytes of postings, to copy at a time. */
const inOneSlice = 65_536;
