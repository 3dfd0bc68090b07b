import { isAdjective } from './adjectives.ts';
import { mayBePart } from './no-parts.ts';
import { compoundsEndingWith, relativesOf, splitsOf } from './relatives.ts';
import { soundOf } from './sound.ts';
import { boldStemOf, withoutUmlauts } from './stem.ts';
import { budgetFor, typingCost } from './typing-distance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that may have been meant by one that the catalogue does not know. */
export interface Guess {
  readonly word: string;
  /** By what it is found. */
  readonly terms: readonly string[];
  readonly as: 'inflected' | 'head' | 'nearGuess' | 'farGuess';
}

/**
 * What may have been meant by a word that the catalogue does not know, by the first of these that leads anywhere:
 * another ending (roter: rot); the end of compounds (Klüpfel: Tischlerklüpfel); what sounds alike, and the words with
 * the fewest letters mistyped. `word`: German folding. `isBeginning`: it may be half typed.
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

/** Whether a word may be a compound with a thing that is called so nowhere else: Malzbier, for Bier. */
function mayEndWith(term: string, thing: string): boolean {
  const first = term.slice(0, -thing.length);
  return term.endsWith(thing) && first.length >= fewestBefore && /[aeiouy]/.test(first) && mayBePart(first);
}

const fewestBefore = 4;
const shortestForgiven = 4;
/** Half typed and mistyped, a shorter word can be nearly any. */
const shortestBeginning = 7;
/** More words are no guess any more. */
const mostGuesses = 3;
/** What sounds alike is as near as a doubled letter. */
const soundCost = 5;
/** What is so much longer or shorter sounds alike only because its letters repeat. */
const mostLettersApart = 4;
/** Guesses this much dearer than the best are not meant. */
const nearTenths = 4;

/** Umlauts spelled out are one letter each. */
function lettersOf(word: string): number {
  return word.replace(/ae|oe|ue/g, '_').length;
}

/** The named words, and last parts of named compounds, that are nearest to a word. */
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
 * Whether a compound is near in the part that differs, where the other one is the same: a Schlauchbox is far from a
 * Schlauchboot, since Box is from Boot.
 */
function isNearInParts(typed: string, compound: string, vocabulary: Vocabulary): boolean {
  return splitsOf(compound, vocabulary).every(({ first, last }) => {
    const pairs: [string, string][] = [];
    if (typed.startsWith(first)) pairs.push([typed.slice(first.length), last]);
    if (typed.endsWith(last)) pairs.push([typed.slice(0, -last.length), first]);
    return pairs.every(([part, meant]) => hasItsLetters(part, meant) || isNear(part, meant));
  });
}

/** One letter of a part may be wrong however short it is, the first one too. */
const oneLetter = 13;

function isNear(part: string, meant: string): boolean {
  const budget = Math.max(oneLetter, budgetFor(lettersOf(part)));
  return typingCost(part, meant, budget, false) <= budget;
}

/** Whether letters are only left out, doubled or exchanged, and none is another one. */
function hasItsLetters(part: string, meant: string): boolean {
  return (lettersIn(part) & ~lettersIn(meant)) === 0;
}

/** The words of a list that are nearest to a mistyped one. */
export function nearestTo(word: string, among: readonly string[]): readonly string[] {
  const search = new NearestSearch([word], budgetFor(lettersOf(word)));
  for (const one of word.length < shortestForgiven ? [] : among) search.consider(one, false);
  return search
    .best()
    .slice(0, mostGuesses)
    .map(({ text }) => text);
}

/** Keeps the words that cost least to mistype as the typed one. */
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

/** A bit for each letter from a to z that a word has. */
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
