import {
  eachPosting,
  fieldBits,
  type PostingLists,
  rangeOfTerm,
  strongFields,
  type TermRange,
  type TextSegment,
} from '../segments/text-segment.ts';
import type { Slices } from '../structures/slices.ts';

/**
 * Where a word occurs, best last: only in article numbers, in a description, or in a text that says what a thing is.
 */
export const wordKinds = { code: 1, described: 2, named: 3 } as const;
export type WordKind = (typeof wordKinds)[keyof typeof wordKinds];

/** A document that contains a word in such a place. */
export interface Find {
  readonly kind: WordKind;
  readonly document: number;
}

type IsLiving = (document: number) => boolean;

const inNumbers = fieldBits.number | fieldBits.wholeNumber;

function kindOf(fields: number): WordKind {
  if ((fields & strongFields & ~inNumbers) !== 0) return wordKinds.named;
  return (fields & fieldBits.description) === 0 ? wordKinds.code : wordKinds.described;
}

/** The number of terms to read at a time. */
const inOneSlice = 4096;

/** Finds the best place of each word in segments, among documents that are not gone. */
export function* findWords(
  segments: readonly TextSegment[],
  isLiving: IsLiving,
  found: Map<string, Find>,
): Slices<void> {
  for (const { strong, weak } of segments) {
    yield* findIn(strong, isLiving, found);
    yield* findIn(weak, isLiving, found);
  }
}

function* findIn(lists: PostingLists, isLiving: IsLiving, found: Map<string, Find>): Slices<void> {
  const { terms } = lists;
  for (let place = terms.firstNotBefore(Buffer.from('a')); place < terms.length; place++) {
    if (place % inOneSlice === 0) yield;
    if (!isWordIn(terms.bytesAt(place))) continue;
    const word = terms.at(place);
    const find = bestIn(lists, { from: place, to: place + 1 }, isLiving, found.get(word) ?? null);
    if (find !== null) found.set(word, find);
  }
}

/** The best place of a word. Null if no document that is not gone contains it. */
export function bestFind(segments: readonly TextSegment[], word: string, isLiving: IsLiving): Find | null {
  let best: Find | null = null;
  for (const { strong } of segments) best = bestIn(strong, rangeOfTerm(strong, word), isLiving, best);
  for (const { weak } of segments) best = bestIn(weak, rangeOfTerm(weak, word), isLiving, best);
  return best;
}

/** The better of the known place and those in a list. It reads no further than necessary. */
function bestIn(lists: PostingLists, range: TermRange, isLiving: IsLiving, known: Find | null): Find | null {
  const most = lists.hasFields ? wordKinds.named : wordKinds.described;
  if (known !== null && known.kind >= most) return known;
  let best = known;
  eachPosting(lists, range, (document, fields) => {
    const kind = kindOf(fields);
    if (kind > (best?.kind ?? 0) && isLiving(document)) best = { kind, document };
    return best?.kind === most;
  });
  return best;
}

/** Whether bytes are a word (isWord), without decoding them. Most terms are codes. */
function isWordIn(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] ?? 0) < 97 || (bytes[i] ?? 0) > 122) return false;
  return bytes.length > 0;
}
