import { compareCodeUnits } from '../order/collation.ts';
import { editDistance, mayBeWithin } from './edit-distance.ts';
import { compoundsEndingWith, endingsFrom, rangeOf, relativesOf } from './relatives.ts';
import { boldStemOf, withoutUmlauts } from './stem.ts';
import type { Kinship, Vocabulary } from './vocabulary.ts';

/** A term that may have been meant by a word that the catalogue does not know. */
export interface Guess {
  readonly term: string;
  /** `beginning`: the word is half typed. */
  readonly as: Kinship | 'beginning';
}

/**
 * What may have been meant by a word that the catalogue does not know, by the first of these that leads anywhere:
 * another ending (roter: rot); the end of compounds (Klüpfel: Tischlerklüpfel); the words with the fewest letters
 * mistyped. `word`: German folding. `isBeginning`: it may be half typed.
 */
export function guessesFor(word: string, isBeginning: boolean, vocabulary: Vocabulary): readonly Guess[] {
  if (word.length < shortestForgiven) return [];
  const spellings = [...new Set([word, withoutUmlauts(word) ?? word])];
  const bold = vocabulary.relatives.get(boldStemOf(word) ?? '') ?? [];
  const boldGuesses = bold.filter(({ as }) => as !== 'part').map(({ term }) => ({ term, as: 'part' as const }));
  if (boldGuesses.length > 0) return boldGuesses;
  const compounds = spellings.flatMap((spelling) => compoundsEndingWith(spelling, vocabulary));
  return compounds.length > 0 ? compounds : nearest(word, spellings, isBeginning, vocabulary);
}

const shortestForgiven = 4;
/** Half typed and mistyped, a shorter word can be nearly any. */
const shortestBeginning = 7;

/**
 * How many letters may be wrong in a word of so many: the longer it is, the fewer others are as near. Compounds of
 * fourteen are two words.
 */
function mostWrong(letters: number): number {
  if (letters < 5) return 0;
  if (letters < 10) return 1;
  return letters < 14 ? 2 : 3;
}

/** Umlauts spelled out are one letter each. */
function lettersOf(word: string): number {
  return word.replace(/ae|oe|ue/g, '_').length;
}

/**
 * The terms of the words, and of the last parts of compounds, that are nearest to a word and begin with the same
 * letter.
 */
function nearest(
  word: string,
  spellings: readonly string[],
  isBeginning: boolean,
  vocabulary: Vocabulary,
): readonly Guess[] {
  const isForgivenBeginning = isBeginning && word.length >= shortestBeginning;
  const search = new NearestSearch(spellings, mostWrong(lettersOf(word)), isForgivenBeginning);
  const firstLetter = word.charAt(0);
  for (const term of rangeOf(vocabulary.words, firstLetter, `${firstLetter}\uffff`, compareCodeUnits)) {
    search.consider(term, { term, as: 'beginning' });
  }
  let farText = ''; // many compounds end alike, and stand together
  for (const { text, term } of endingsFrom(firstLetter, vocabulary)) {
    if (text !== farText && !search.consider(text, { term, as: 'part' })) farText = text;
  }
  const words = [...search.words].flatMap((text) => relativesOf(text, vocabulary));
  return [...new Map([...search.begun, ...words].map((guess) => [`${guess.as} ${guess.term}`, guess])).values()];
}

/**
 * Keeps what is nearest to a word so far. A whole word is nearer than the beginning of one with as many letters
 * mistyped.
 */
class NearestSearch {
  readonly #spellings: readonly string[];
  readonly #isBeginning: boolean;
  /** Twice the mistyped letters, and one more for a beginning. */
  #least: number;
  /** Words that may have been meant. */
  words = new Set<string>();
  /** What may have been begun. */
  begun: Guess[] = [];

  constructor(spellings: readonly string[], most: number, isBeginning: boolean) {
    this.#spellings = spellings;
    this.#isBeginning = isBeginning;
    this.#least = 2 * most + 1;
  }

  /** Returns whether the text is as near as any before. */
  consider(text: string, begun: Guess): boolean {
    let isNear = false;
    for (const spelling of this.#spellings) {
      if (!mayBeWithin(spelling, text, this.#least >> 1, this.#isBeginning)) continue;
      const { whole, beginning } = editDistance(spelling, text, this.#least >> 1);
      const distance = this.#isBeginning ? Math.min(2 * whole, 2 * beginning + 1) : 2 * whole;
      if (distance > this.#least) continue;
      if (distance < this.#least) [this.#least, this.words, this.begun] = [distance, new Set(), []];
      if (distance % 2 === 0) this.words.add(text);
      else this.begun.push(begun);
      isNear = true;
    }
    return isNear;
  }
}
