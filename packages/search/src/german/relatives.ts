import { compareCodeUnits } from '../structures/collation.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import { endsWithPart, type KnownWords, partsBegin } from './compounds.ts';
import { singularOf, stemOf, withoutUmlauts } from './stem.ts';
import type { Ending, Relative, Vocabulary } from './vocabulary.ts';

/** Shorter words have no relatives: ei is in Blei. Öl, folded, has three letters. */
const fewestLetters = 3;
/** Shorter beginnings are not looked for inside words: they begin too many parts. */
const fewestInside = 4;

/**
 * The terms that fit a word by its stem, also without its umlauts (Hämmer: Hammer, Schlosserhammer, Hammerbohrer).
 * `word`: German folding.
 */
export function relativesOf(word: string, { relatives }: Vocabulary): readonly Relative[] {
  if (word.length < fewestLetters) return [];
  const plain = singularOf(word) === null ? withoutUmlauts(word) : null; // Männer are no Manner
  const found = relatives.get(stemOf(word)) ?? [];
  return plain === null ? found : [...found, ...(relatives.get(stemOf(plain)) ?? [])];
}

/** The compounds of which a later part begins so: Schlosserhammer for hamm. */
export function withPartBeginning(beginning: string, vocabulary: Vocabulary): Relative[] {
  if (beginning.length < fewestInside) return [];
  return endingsFrom(beginning, vocabulary).map(({ term }) => ({ term, as: 'part' }));
}

/** More words that begin so tell nothing of what will be typed. */
const mostCompleting = 100;

/**
 * What is called by a word that a beginning may become: Hammer and Schlosserhammer for hamm. A Hammerbohrer is only
 * made with such a word.
 */
export function completing(beginning: string, vocabulary: Vocabulary): string[] {
  if (beginning.length < fewestInside) return [];
  const words = new Set([
    ...namedFrom(beginning, vocabulary),
    ...endingsFrom(beginning, vocabulary).map(({ text }) => text),
  ]);
  if (words.size > mostCompleting) return [];
  const whole = [...words].filter(
    (word) => !splitsOf(word, vocabulary).some(({ first }) => first.startsWith(beginning)),
  );
  const called = whole.flatMap((word) => [
    ...relativesOf(word, vocabulary).filter(({ as }) => as !== 'part'),
    ...compoundsEndingWith(word, vocabulary),
  ]);
  return [...new Set([...whole, ...called.map(({ term }) => term)])];
}

/** What ends compounds and begins so. */
export function endingsFrom(beginning: string, { endings }: Vocabulary): readonly Ending[] {
  const compare = (a: Ending, b: Ending) => compareCodeUnits(a.text, b.text);
  return rangeOf(endings, { text: beginning, term: '' }, { text: `${beginning}\uffff`, term: '' }, compare);
}

/** What the catalogue calls things and begins so: schokolade for schoko. */
export function namedFrom(beginning: string, { named }: Vocabulary): readonly string[] {
  return rangeOf(named, beginning, `${beginning}\uffff`, compareCodeUnits);
}

/**
 * Whether the catalogue calls something by a word, one of its forms or a compound with it, or by a code. `isBeginning`:
 * a word that begins so is enough.
 */
export function isNamed(word: string, isBeginning: boolean, vocabulary: Vocabulary): boolean {
  if (isIn(vocabulary.named, word, isBeginning) || isIn(vocabulary.codes, word, isBeginning)) return true;
  if (relativesOf(word, vocabulary).some(({ term }) => isIn(vocabulary.named, term, false))) return true;
  return isBeginning && word.length >= fewestInside && endingsFrom(word, vocabulary).length > 0;
}

function isIn(sorted: readonly string[], word: string, isBeginning: boolean): boolean {
  const next = sorted[firstNotBefore(sorted, word, 0, compareCodeUnits)];
  return next === word || (isBeginning && next?.startsWith(word) === true);
}

/** The ways to take a word apart into two that the catalogue knows: Holzschraube is Holz and Schraube. */
export function splitsOf(word: string, vocabulary: Vocabulary): { readonly first: string; readonly last: string }[] {
  const known = knownIn(vocabulary);
  return partsBegin(word, known)
    .map((place) => ({ first: word.slice(0, place), last: word.slice(place) }))
    .filter(({ first, last }) => isFirst(first, vocabulary) && known.hasWord(last));
}

/**
 * Whether a word may stand so at the beginning of a compound: whole, with a joint or without its -e: no Hinte of
 * hinten.
 */
function isFirst(part: string, vocabulary: Vocabulary): boolean {
  return relativesOf(part, vocabulary).some(
    ({ term }) => !(term.startsWith(part) && /^[nrms]$/.test(term.slice(part.length))),
  );
}

/**
 * The compounds that end with a word, even where nothing else in the catalogue says them to be compounds:
 * Tischlerklüpfel for Klüpfel.
 */
export function compoundsEndingWith(word: string, vocabulary: Vocabulary): Relative[] {
  if (word.length < fewestOfEnd) return [];
  const stem = stemOf(word);
  const known = knownIn(vocabulary);
  return vocabulary.named.filter((term) => endsWithPart(term, stem, known)).map((term) => ({ term, as: 'head' }));
}

/** Shorter words end others by accident; of three letters, those whose beginning is known (endsWithPart). */
const fewestOfEnd = 3;

/** What a typed word may be made of: whatever leads anywhere. */
function knownIn(vocabulary: Vocabulary): KnownWords {
  return {
    hasFormOf: (part) => vocabulary.relatives.has(stemOf(part)),
    hasWord: (word) => relativesOf(word, vocabulary).length > 0,
    lastParts: new Map(),
  };
}

/** What lies between two keys in a sorted list. */
export function rangeOf<Key>(
  sorted: readonly Key[],
  from: Key,
  to: Key,
  compare: (a: Key, b: Key) => number,
): readonly Key[] {
  const first = firstNotBefore(sorted, from, 0, compare);
  return sorted.slice(first, firstNotBefore(sorted, to, first, compare));
}
