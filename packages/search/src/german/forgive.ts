import { isAdjective } from './adjectives.ts';
import { lastsOf } from './ends.ts';
import { mayBePart } from './no-parts.ts';
import { compoundsEndingWith, endingsFrom, relativesOf, splitsOf } from './relatives.ts';
import { soundOf } from './sound.ts';
import { boldStemOf, withoutUmlauts } from './stem.ts';
import { budgetFor, typingCost } from './typing-distance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A guess for a word that the catalogue does not know. */
export interface Guess {
  readonly word: string;
  /** The terms that find it. */
  readonly terms: readonly string[];
  readonly as: 'inflected' | 'head' | 'nearGuess' | 'farGuess';
}

/**
 * Guesses for a word that the catalogue does not know. The first of these rules with a result decides: another ending
 * (rot for roter), the end of compounds (Tischlerklüpfel for Klüpfel), then words that sound alike or differ by the
 * fewest typing errors. `word`: German folding. `isBeginning`: the word may be half typed.
 */
export function guessesFor(word: string, isBeginning: boolean, vocabulary: Vocabulary): readonly Guess[] {
  if (word.length < shortestForgiven) return [];
  const adjective = boldStemOf(word) ?? '';
  const bold = isAdjective(adjective) ? (vocabulary.relatives.get(adjective) ?? []) : [];
  const forms = bold.filter(({ as }) => as !== 'part').map(({ term }) => term);
  if (forms.length > 0) return [{ word: forms[0] ?? word, terms: forms, as: 'inflected' }];
  const spellings = [...new Set([word, withoutUmlauts(word) ?? word])];
  const compounds = spellings.flatMap((spelling) => compoundsEndingWith(spelling, vocabulary)).map(({ term }) => term);
  const ending = compounds.length > 0 ? compounds : vocabulary.named.filter((term) => mayEndWith(term, word));
  if (ending.length > 0) return [{ word, terms: ending, as: 'head' }];
  return nearest(word, spellings, isBeginning, vocabulary);
}

/** Whether a term may be a compound with an otherwise unknown last part: Malzbier for Bier. */
function mayEndWith(term: string, thing: string): boolean {
  const first = term.slice(0, -thing.length);
  return term.endsWith(thing) && first.length >= fewestBefore && /[aeiouy]/.test(first) && mayBePart(first);
}

const fewestBefore = 4;
const shortestForgiven = 4;
/** A shorter word that is half typed and mistyped may mean nearly any word. */
const shortestBeginning = 7;
/** More words than these are no useful guess. */
const mostGuesses = 3;
/** Words that sound alike are as near as words that differ by a doubled letter. */
const soundCost = 5;
/** With a larger difference in length, words sound alike only because letters repeat. */
const mostLettersApart = 4;
/** Guesses that cost this much more than the best one are dropped. */
const nearTenths = 4;

/** The number of letters. A spelled-out umlaut is one letter. */
function lettersOf(word: string): number {
  return word.replace(/ae|oe|ue/g, '_').length;
}

/** The nearest names, and last parts of compounds in names. */
function nearest(
  word: string,
  spellings: readonly string[],
  isBeginning: boolean,
  vocabulary: Vocabulary,
): readonly Guess[] {
  const search = new NearestSearch(spellings, budgetFor(lettersOf(word)));
  for (const alike of vocabulary.sounds.get(soundOf(word)) ?? []) {
    if (Math.abs(alike.length - word.length) <= mostLettersApart) search.take(alike, soundCost);
  }
  for (const term of vocabulary.named) search.consider(term, false);
  let before = '';
  for (const { text } of vocabulary.endings) {
    if (text !== before && text.length >= shortestForgiven) search.consider(text, false); // many compounds end alike
    before = text;
  }
  if (isBeginning && word.length >= shortestBeginning && search.isEmpty) {
    for (const term of vocabulary.named) search.consider(term, true);
  }
  const isMeant = ({ text }: { readonly text: string }) =>
    spellings.some((typed) => isNearInParts(typed, text, vocabulary));
  return search
    .best()
    .filter(isMeant)
    .slice(0, mostGuesses)
    .map(({ text, cost }) => {
      const relatives = relativesOf(text, vocabulary).filter(({ as }) => as !== 'part');
      const terms = [...new Set([text, ...relatives.map(({ term }) => term)])];
      return { word: text, terms, as: cost <= 10 ? 'nearGuess' : 'farGuess' };
    });
}

/**
 * Whether a compound is near in the part that differs, if one part is the same: Schlauchbox is far from Schlauchboot,
 * because Box is far from Boot.
 */
function isNearInParts(typed: string, compound: string, vocabulary: Vocabulary): boolean {
  const splits = splitsOf(compound, vocabulary);
  const known = splits.length > 0 ? splits : endingsOf(compound, vocabulary);
  return known.every(({ first, last }) => {
    const pairs: [string, string][] = [];
    if (typed.startsWith(first)) pairs.push([typed.slice(first.length), last]);
    if (typed.endsWith(last)) pairs.push([typed.slice(0, -last.length), first]);
    return pairs.every(([part, meant]) => hasItsLetters(part, meant) || isNear(part, meant));
  });
}

/** A compound before and from each of its ends that are known: Atem and Schutz, where no product is called Atem. */
function endingsOf(compound: string, vocabulary: Vocabulary): { readonly first: string; readonly last: string }[] {
  return lastsOf(compound)
    .filter((last) => endingsFrom(last, vocabulary).some(({ text, term }) => text === last && term === compound))
    .map((last) => ({ first: compound.slice(0, -last.length), last }));
}

/** One letter of a part may be wrong, however short the part is, even the first letter. */
const oneLetter = 13;

function isNear(part: string, meant: string): boolean {
  const budget = Math.max(oneLetter, budgetFor(lettersOf(part)));
  return typingCost(part, meant, budget, false) <= budget;
}

/** Whether the typed part has no letter that the meant part lacks. */
function hasItsLetters(part: string, meant: string): boolean {
  return (lettersIn(part) & ~lettersIn(meant)) === 0;
}

/** The words of a list that are nearest to a mistyped word, and near in each part that the catalogue knows. */
export function nearestTo(word: string, among: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const search = new NearestSearch([word], budgetFor(lettersOf(word)));
  for (const one of word.length < shortestForgiven ? [] : among) search.consider(one, false);
  return search
    .best()
    .map(({ text }) => text)
    .filter((text) => isNearInParts(word, text, vocabulary))
    .slice(0, mostGuesses);
}

/** Keeps the words that cost least to mistype as the typed word. */
class NearestSearch {
  readonly #spellings: readonly { readonly text: string; readonly letters: number }[];
  readonly #budget: number;
  readonly #found = new Map<string, number>();
  #least = Number.POSITIVE_INFINITY;

  constructor(spellings: readonly string[], budget: number) {
    this.#spellings = spellings.map((text) => ({ text, letters: lettersIn(text) }));
    this.#budget = budget;
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  consider(text: string, isBeginning: boolean): void {
    const most = Math.min(this.#budget, this.#least + nearTenths);
    const letters = lettersIn(text);
    for (const spelling of this.#spellings) {
      if (bits(spelling.letters & ~letters) * 4 > most) continue;
      if (!isBeginning && bits(letters & ~spelling.letters) * 3 > most) continue;
      const cost = typingCost(spelling.text, text, most, isBeginning);
      if (cost <= most) this.take(text, cost);
    }
  }

  take(text: string, cost: number): void {
    this.#found.set(text, Math.min(cost, this.#found.get(text) ?? cost));
    this.#least = Math.min(this.#least, cost);
  }

  best(): { readonly text: string; readonly cost: number }[] {
    return [...this.#found]
      .map(([text, cost]) => ({ text, cost }))
      .filter(({ cost }) => cost <= this.#least + nearTenths)
      .sort((a, b) => a.cost - b.cost || a.text.length - b.text.length);
  }
}

/** One bit for each letter from a to z in a word. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

function bits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
