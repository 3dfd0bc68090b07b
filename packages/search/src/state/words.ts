import type { Words } from '../german/vocabulary.ts';
import { compareCodeUnits } from '../order/collation.ts';
import type { Slices } from '../slices.ts';
import { eachPosting, fieldBits, type PostingLists, strongFields, type TextSegment } from '../text/text-segment.ts';
import { gone } from './documents.ts';
import type { IndexContent } from './index-state.ts';

/** The words of the products that are in the catalogue, and of its categories. */
export function* wordsIn({ texts, documents }: IndexContent, categoryNames: TextSegment): Slices<Words> {
  const isLiving = (document: number): boolean => documents.categories[document] !== gone;
  const places = new Map<string, number>();
  for (const segment of texts) yield* collectWords(segment, isLiving, places);
  yield* collectWords(categoryNames, () => true, places);
  const terms = [...places.keys()].sort(compareCodeUnits);
  const standIn = (fields: number) => terms.filter((term) => ((places.get(term) ?? 0) & fields) !== 0);
  return {
    words: standIn(~inNumbers),
    named: standIn(strongFields & ~inNumbers),
    codes: terms.filter((term) => ((places.get(term) ?? 0) & ~inNumbers) === 0),
  };
}

const inNumbers = fieldBits.number | fieldBits.wholeNumber;
const enough = strongFields & ~inNumbers;

/** Adds the words of a segment to `places`, with where each stands, as fieldBits. */
function* collectWords(
  { strong, weak }: TextSegment,
  isLiving: (document: number) => boolean,
  places: Map<string, number>,
): Slices<void> {
  yield* collectFrom(strong, enough, isLiving, places);
  yield* collectFrom(weak, fieldBits.description | enough, isLiving, places);
}

/** A word that is known to stand in one of `wanted` needs no closer look. */
function* collectFrom(
  lists: PostingLists,
  wanted: number,
  isLiving: (document: number) => boolean,
  places: Map<string, number>,
): Slices<void> {
  const { terms } = lists;
  for (let place = terms.firstNotBefore(Buffer.from('a')); place < terms.length; place++) {
    if (place % 4096 === 0) yield;
    if (!isWordIn(terms.bytesAt(place))) continue;
    const term = terms.at(place);
    let found = places.get(term) ?? 0;
    if ((found & wanted) !== 0) continue;
    eachPosting(lists, { from: place, to: place + 1 }, (document, fields) => {
      if (isLiving(document)) found |= fields;
      return (found & wanted) !== 0;
    });
    if (found !== 0) places.set(term, found);
  }
}

/** Whether bytes are a word (isWord), without making a text of them: most terms are codes. */
function isWordIn(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] ?? 0) < 97 || (bytes[i] ?? 0) > 122) return false;
  return bytes.length > 0;
}
