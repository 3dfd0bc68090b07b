import { isWord, type Words } from '../german/vocabulary.ts';
import { compareCodeUnits } from '../order/collation.ts';
import { firstNotBefore } from '../order/ranked-keys.ts';
import type { Slices } from '../slices.ts';
import { fieldBits, type TextSegment } from '../text/text-segment.ts';
import { gone } from './documents.ts';
import type { IndexContent } from './index-state.ts';

/** The words of the products that are in the catalogue. */
export function* wordsIn({ texts, documents }: IndexContent): Slices<Words> {
  const isLiving = (document: number): boolean => documents.categories[document] !== gone;
  const found = new Map<string, boolean>();
  for (const segment of [texts.base, texts.recent]) yield* collectWords(segment, isLiving, found);
  const terms = [...found.keys()].sort(compareCodeUnits);
  return {
    words: terms.filter((term) => found.get(term)),
    codes: terms.filter((term) => !found.get(term)),
  };
}

const inNumbers = fieldBits.number | fieldBits.wholeNumber;

/** Puts the words of a segment into `found`, with whether each stands anywhere but in numbers. */
function* collectWords(
  { terms, starts, documents, fields }: TextSegment,
  isLiving: (document: number) => boolean,
  found: Map<string, boolean>,
): Slices<void> {
  const afterDigits = firstNotBefore(terms, 'a', 0, compareCodeUnits);
  for (let i = afterDigits; i < terms.length; i++) {
    if (i % 4096 === 0) yield;
    const term = terms[i] ?? '';
    if (!isWord(term) || found.get(term)) continue;
    const places = placesOf(documents.subarray(starts[i], starts[i + 1]), fields.subarray(starts[i]), isLiving);
    if (places !== 0) found.set(term, (places & ~inNumbers) !== 0);
  }
}

/**
 * Where a term stands in the documents that are in the catalogue, as fieldBits: 0 for nowhere; for the rest it is
 * enough that one place is no number.
 */
function placesOf(documents: Uint32Array, fields: Uint8Array, isLiving: (document: number) => boolean): number {
  let places = 0;
  for (let i = 0; i < documents.length && (places & ~inNumbers) === 0; i++) {
    if (isLiving(documents[i] ?? 0)) places |= fields[i] ?? 0;
  }
  return places;
}
