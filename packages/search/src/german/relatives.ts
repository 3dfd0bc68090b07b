import { compareCodeUnits } from '../structures/collation.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import { endsWithPart, type KnownWords, partsBegin } from './compounds.ts';
import { singularOf, stemOf, withoutUmlauts } from './stem.ts';
import type { Ending, Relative, Vocabulary } from './vocabulary.ts';

/** Shorter words have no relatives, because "ei" would match Blei. Öl, folded, has three letters. */
const fewestLetters = 3;
/** Shorter beginnings are not searched inside words, because too many parts begin with them. */
const fewestInside = 4;

/**
 * The terms related to a word by its stem, with or without umlauts (Hammer, Schlosserhammer, Hammerbohrer for Hämmer).
 * `word`: German folding.
 */
export function relativesOf(word: string, { relatives }: Vocabulary): readonly Relative[] {
  if (word.length < fewestLetters) return [];
  const plain = singularOf(word) === null ? withoutUmlauts(word) : null; // Männer are no Manner
  const found = relatives.get(stemOf(word)) ?? [];
  return plain === null ? found : [...found, ...(relatives.get(stemOf(plain)) ?? [])];
}

/** The compounds with a later part that has this beginning: Schlosserhammer for hamm. */
export function withPartBeginning(beginning: string, vocabulary: Vocabulary): Relative[] {
  if (beginning.length < fewestInside) return [];
  return endingsFrom(beginning, vocabulary).map(({ term }) => ({ term, as: 'part' }));
}

/** A beginning that more words share says nothing about the word being typed. */
const mostCompleting = 100;

/**
 * The names of things that a beginning may become: Hammer and Schlosserhammer for hamm. Hammerbohrer is excluded,
 * because a Hammerbohrer is no Hammer.
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

/** The ends of compounds that have this beginning. */
export function endingsFrom(beginning: string, { endings }: Vocabulary): readonly Ending[] {
  const compare = (a: Ending, b: Ending) => compareCodeUnits(a.text, b.text);
  return rangeOf(endings, { text: beginning, term: '' }, { text: `${beginning}\uffff`, term: '' }, compare);
}

/** The words in names that have this beginning: schokolade for schoko. */
export function namedFrom(beginning: string, { named }: Vocabulary): readonly string[] {
  return rangeOf(named, beginning, `${beginning}\uffff`, compareCodeUnits);
}

/**
 * Whether a word, one of its forms or a compound with it occurs in the catalogue outside descriptions. `isBeginning`: a
 * longer word with this beginning is enough.
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

/** The ways to split a word into two words of the catalogue: Holz and Schraube for Holzschraube. */
export function splitsOf(word: string, vocabulary: Vocabulary): { readonly first: string; readonly last: string }[] {
  const known = knownIn(vocabulary);
  return partsBegin(word, known)
    .map((place) => ({ first: word.slice(0, place), last: word.slice(place) }))
    .filter(({ first, last }) => isFirst(first, vocabulary) && known.hasWord(last));
}

/**
 * Whether a word may begin a compound in this form: whole, with a joint, or without its -e. "Hinte" of hinten may not.
 */
function isFirst(part: string, vocabulary: Vocabulary): boolean {
  return relativesOf(part, vocabulary).some(
    ({ term }) => !(term.startsWith(part) && /^[nrms]$/.test(term.slice(part.length))),
  );
}

/**
 * The compounds that end with a word, even if nothing else in the catalogue shows them to be compounds: Tischlerklüpfel
 * for Klüpfel.
 */
export function compoundsEndingWith(word: string, vocabulary: Vocabulary): Relative[] {
  if (word.length < fewestOfEnd) return [];
  const stem = stemOf(word);
  const known = knownIn(vocabulary);
  return vocabulary.named.filter((term) => endsWithPart(term, stem, known)).map((term) => ({ term, as: 'head' }));
}

/** Shorter words end others by accident. A word of three letters needs a known first part (endsWithPart). */
const fewestOfEnd = 3;

/** The words that a typed compound may consist of: all that have relatives in the catalogue. */
function knownIn(vocabulary: Vocabulary): KnownWords {
  return {
    hasFormOf: (part) => vocabulary.relatives.has(stemOf(part)),
    hasWord: (word) => relativesOf(word, vocabulary).length > 0,
    lastParts: new Map(),
  };
}

/** The part of a sorted list between two keys. */
export function rangeOf<Key>(
  sorted: readonly Key[],
  from: Key,
  to: Key,
  compare: (a: Key, b: Key) => number,
): readonly Key[] {
  const first = firstNotBefore(sorted, from, 0, compare);
  return sorted.slice(first, firstNotBefore(sorted, to, first, compare));
}
