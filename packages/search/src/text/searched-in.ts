import { emptySegment } from '../segments/text-segment.ts';
import { type Bits, countBits, isAny } from '../sets/bits.ts';
import { isCounted } from '../words/quantities.ts';
import { isWanted, type QueryWord, spellingOf } from '../words/query-words.ts';
import { stopWords } from '../words/stop-words.ts';
import { meaningOf } from './clues.ts';
import { type FoundWords, findWords } from './find-word.ts';
import { matchWord, release } from './match-word.ts';
import { mayBeThing } from './places-of-words.ts';
import type { WordFound } from './text-score.ts';
import { type TextScope, withoutExcluded } from './without-excluded.ts';

/** Where a search looks once its excluded words are left out, and its words as found there. */
export interface SearchedIn {
  readonly scope: TextScope;
  /** The number of products in the scope, at least 1. */
  readonly candidates: number;
  readonly found: FoundWords;
  /** Whether a product that only mentions the words is an answer. */
  readonly isMentionMeant: boolean;
  /** Excluded words that apply to all products with the searched name. */
  readonly included: readonly string[];
}

/**
 * Leaves out what excluded words name. If that leaves out everything that is called as asked, the answer says so, and a
 * product that only mentions what is asked for is no answer. Compounds with a kind of thing that the shop has stay: a
 * Werkzeugkoffer, for "Koffer ohne Werkzeug". A Weizenmehl is no "Mehl ohne Weizen".
 */
export function searchedIn(whole: TextScope, words: readonly QueryWord[]): SearchedIn {
  const strict = lookedIn(whole, withoutExcluded(whole, words), words);
  const all = { ...strict, isMentionMeant: true, included: [] };
  if (strict.scope.candidates === whole.candidates) return all;
  const isOwnName = isNamedIn(withoutCategories(whole), strict.found);
  const isNamed = ({ scope, found }: Pick<SearchedIn, 'scope' | 'found'>) =>
    isNamedIn(isOwnName ? withoutCategories(scope) : scope, found);
  if (isNamed(strict) || !isNamed({ ...strict, scope: whole })) return all;
  const excluded = words.filter(({ role }) => role === 'excluded');
  const lacking = { isMentionMeant: false, included: excluded.map(({ typed }) => typed) };
  if (!excluded.every((word) => namesCategory(word, whole))) return { ...strict, ...lacking };
  const gentle = lookedIn(whole, withoutExcluded(whole, words, true), words);
  return { ...(isNamed(gentle) ? gentle : strict), ...lacking };
}

function namesCategory(word: QueryWord, scope: TextScope): boolean {
  const match = matchWord(scope, meaningOf(word, scope.vocabulary));
  release(match, scope.workspace);
  return match.namesCategory;
}

/** The scope without the names of categories: one may hold several kinds of things. */
function withoutCategories(scope: TextScope): TextScope {
  return { ...scope, categories: { ...scope.categories, names: emptySegment } };
}

function lookedIn(
  whole: TextScope,
  kept: Bits,
  words: readonly QueryWord[],
): Pick<SearchedIn, 'scope' | 'candidates' | 'found'> {
  const scope = { ...whole, candidates: kept };
  const candidates = Math.max(1, countBits(kept));
  return { scope, candidates, found: findWords(words, scope, candidates) };
}

/** The words that say what is wanted. */
export function neededAmong({ all }: FoundWords): WordFound[] {
  return all.filter(({ word }) => isWanted(word));
}

/** Whether a word that may name a thing is the name of any product in the scope. */
function isNamedIn(scope: TextScope, found: FoundWords): boolean {
  return neededAmong(found)
    .filter(({ word }) => mayBeThing(spellingOf(word.typed)))
    .some(({ meanings }) => {
      const match = matchWord(scope, meanings.flat());
      const isNamed = isAny(match.strong);
      release(match, scope.workspace);
      return isNamed;
    });
}

/** Whether a text consists of stop words: nearly every description has them. */
export function saysNothing(words: readonly QueryWord[]): boolean {
  return words.length > 0 && words.every(({ typed }) => stopWords.has(spellingOf(typed)));
}

/**
 * Whether a text consists of measures: for "15 Zoll", TX 15 is no answer. A size or a number of pieces may stand
 * without its unit.
 */
export function isMeasure(needed: readonly WordFound[]): boolean {
  const isMeasured = ({ word: { role, alternatives } }: WordFound) =>
    role === 'quantity' && !isCounted(alternatives[0]?.[0] ?? '');
  return needed.length > 0 && needed.every(isMeasured);
}
