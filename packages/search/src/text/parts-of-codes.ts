import { eachPosting, fieldBits, type PostingLists, type TextSegment } from '../segments/text-segment.ts';
import type { QueryWord } from '../words/query-words.ts';
import { answering, type Meaning } from './clues.ts';

/** A shorter part is in the codes of too many products. */
const fewestTyped = 4;
/** So many codes are looked at. A part that more of them have says too little to find anything. */
const mostCodes = 1000;

/**
 * Finds products by a part from the middle or the end of an article number or a GTIN: the last digits below a bar code.
 * The search looks at all codes of the catalogue for it, so it is asked only where nothing else is found.
 */
export function partsOfCodes({ alternatives, role }: QueryWord, segments: readonly TextSegment[]): Meaning {
  const part = alternatives[0]?.[0] ?? '';
  if (role !== 'content' || part.length < fewestTyped || !/\d/.test(part)) return [];
  const codes = segments.flatMap(({ strong }) => codesWith(part, strong));
  return codes.length === 0 ? [] : [[answering(codes, 'beginning')]];
}

function codesWith(part: string, lists: PostingLists): { term: string }[] {
  const { terms } = lists;
  const [bytes, codes] = [Buffer.from(part), new Set<string>()];
  let at = terms.bytes.indexOf(bytes);
  while (at >= 0 && codes.size < mostCodes) {
    const place = terms.placeOf(at);
    const end = terms.starts[place + 1] ?? 0;
    const isWithin = at + bytes.length <= end;
    if (isWithin && isCode(lists, place)) codes.add(terms.at(place));
    at = terms.bytes.indexOf(bytes, isWithin ? end : at + 1);
  }
  return Array.from(codes, (term) => ({ term }));
}

function isCode(lists: PostingLists, place: number): boolean {
  let isWhole = false;
  eachPosting(lists, { from: place, to: place + 1 }, (_, fields) => {
    isWhole = (fields & fieldBits.wholeNumber) !== 0;
    return isWhole;
  });
  return isWhole;
}
