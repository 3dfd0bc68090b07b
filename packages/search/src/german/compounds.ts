import { isSet } from './empty-heads.ts';
import { mayBePart } from './no-parts.ts';
import { wholeFrom } from './other-things.ts';
import { stemOf } from './stem.ts';

/** Shorter words are not split. */
const shortestCompound = 6;
/** An unknown first part before a known last part must look like a word: at least so many letters, and a vowel. */
const fewestUnknown = 4;
/**
 * With an unknown first part, the whole word and the known part must be this long, because short parts end many words
 * by accident.
 */
const shortestWithUnknown = 9;
const fewestBehindUnknown = 5;
/** A longer part ends no other word by accident. */
const mostByAccident = 7;
/** After these endings the joint -s- is never left out. A word with such an ending is a noun and the first part. */
const jointed = /(?:ion|ung|heit|keit|schaft|taet|tum)s$/;

/** The words that compounds may consist of. */
export interface KnownWords {
  /** Whether a part is a form of a word. */
  readonly hasFormOf: (part: string) => boolean;
  readonly hasWord: (word: string) => boolean;
  /** A cache by possible last part, because many words end alike. */
  readonly lastParts: Map<string, boolean>;
}

/**
 * The places where the parts of a compound begin, except the first: 5 and 14 for steck-schlüssel-satz. The last part
 * says what the thing is. It must be a known word, or consist of known words. The part before it must be one too, or
 * look like a word (Latt-hammer). The joints (Arbeits-, Schrauben-) belong to the part before.
 */
export function partsBegin(word: string, known: KnownWords): number[] {
  return placesIn(word, (first, last) => isLastPart(last, known) && isFirstPart(first, last, known));
}

/**
 * Whether a word is a compound that ends with a part of this stem. The part may be otherwise unknown: Tischlerklüpfel
 * for Klüpfel.
 */
export function endsWithPart(word: string, stem: string, known: KnownWords): boolean {
  const place = word.lastIndexOf(stem);
  if (place < 3 || place > wholeFrom(word)) return false;
  const [first, last] = [word.slice(0, place), word.slice(place)];
  return stemOf(last) === stem && isFirstPart(first, last, known);
}

function placesIn(word: string, isPlace: (first: string, last: string) => boolean): number[] {
  const places: number[] = [];
  const last = Math.min(word.length - 3, wholeFrom(word));
  for (let place = 3; word.length >= shortestCompound && place <= last; place++) {
    if (isPlace(word.slice(0, place), word.slice(place))) places.push(place);
  }
  return places;
}

function isFirstPart(first: string, last: string, known: KnownWords): boolean {
  if (!mayBePart(first)) return false;
  if (known.hasFormOf(first)) return true;
  if (first.length < fewestUnknown || !/[aeiouy]/.test(first) || isWithinUmlaut(first, last)) return false;
  const isLong = last.length >= fewestBehindUnknown && first.length + last.length >= shortestWithUnknown;
  return jointed.test(first) || (isLong && !isWithinWord(first, last, known));
}

/**
 * Whether a last part is only the end of a known word that is no compound with it: Kette in Universaletiketten, if the
 * catalogue has Etiketten.
 */
function isWithinWord(first: string, last: string, known: KnownWords): boolean {
  if (last.length > mostByAccident) return false; // a LED-Baustrahler is a Strahler, even if Bau is unknown
  for (let start = Math.max(3, first.length - fewestUnknown + 1); start < first.length; start++) {
    const before = first.slice(start);
    const isPart = mayBePart(before) && known.hasFormOf(before);
    if (!isPart && mayBePart(first.slice(0, start)) && known.hasWord(before + last)) return true;
  }
  return false;
}

/** Blattla-enge is no compound of Enge. */
function isWithinUmlaut(first: string, last: string): boolean {
  return last.startsWith('e') && /[aou]$/.test(first);
}

function isLastPart(last: string, known: KnownWords): boolean {
  const remembered = known.lastParts.get(last);
  if (remembered !== undefined) return remembered;
  const isOne = mayBePart(last) && (isSet(last) || isWholeWord(last, known) || isMadeOfWords(last, known));
  known.lastParts.set(last, isOne);
  return isOne;
}

/** A last part is a whole word: Ber-eich has no part Eiche. */
function isWholeWord(last: string, known: KnownWords): boolean {
  return known.hasFormOf(last) && (known.hasWord(last) || stemOf(last) !== last);
}

function isMadeOfWords(word: string, known: KnownWords): boolean {
  const isCut = (first: string, last: string): boolean =>
    isLastPart(last, known) && mayBePart(first) && known.hasFormOf(first);
  return placesIn(word, isCut).length > 0;
}
