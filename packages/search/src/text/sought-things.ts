import { isSurelyAdjective } from '../german/adjectives.ts';
import { isSet } from '../german/empty-heads.ts';
import { relativesOf } from '../german/relatives.ts';
import { stemOf } from '../german/stem.ts';
import { saysUse } from '../german/users-and-places.ts';
import { isWord } from '../german/vocabulary.ts';
import { rangeOfTerm } from '../segments/text-segment.ts';
import { isAny } from '../sets/bits.ts';
import { type QueryWord, spellingOf } from '../words/query-words.ts';
import { mayBeKind } from './clues.ts';
import { joining, mayBeThing, prepositions } from './places-of-words.ts';
import type { WordFound } from './text-score.ts';
import type { TextScope } from './without-excluded.ts';

/**
 * The words that may say what the thing is, the likeliest first: words that a category has in its name, from the last
 * to the first, or else the last word. A word behind a preposition says what the thing is for or has. "Set" says how
 * many belong together. In "Bohrer 6 mm Holz" the answer is Holz, then Bohrer, if the shop has a category for books on
 * Holz.
 */
export function headsAmong(needed: readonly WordFound[], words: readonly QueryWord[]): WordFound[] {
  const content = needed.filter(({ word }) => word.role === 'content');
  const all = keptOr(content, (found) => !isSet(spellingOf(found.word.typed)) && !saysOnlyUse(found));
  const things = all.filter(saysThing);
  const first = words.findIndex(({ typed }) => prepositions.has(typed));
  const before = things.filter(({ word }) => first < 0 || words.indexOf(word) < first);
  const isFound = before.some(({ match }) => isAny(match.strong));
  const inLetters = all.filter(({ word }) => isWord(spellingOf(word.typed))); // no code and no number names a thing
  const telling = [isFound ? before : [], things, inLetters].find(({ length }) => length > 0) ?? [];
  const naming = telling.filter(({ match }) => match.namesCategory);
  return naming.length > 0 ? naming.toReversed() : telling.slice(-1).filter(({ match }) => isAny(match.strong));
}

/** Whether an unmatched word only says who uses a thing, where or when: "Handschuhe Damen". */
export function saysOnlyUse({ word, match }: WordFound): boolean {
  return saysUse(spellingOf(word.typed)) && !isAny(match.hits);
}

function keptOr<One>(all: readonly One[], isKept: (one: One) => boolean): readonly One[] {
  const kept = all.filter(isKept);
  return kept.length > 0 ? kept : all;
}

/**
 * Whether a word may name a thing. A noun that looks like an adjective, such as Honig, counts if it names a category.
 */
function saysThing({ word, match }: WordFound): boolean {
  const term = spellingOf(word.typed);
  return mayBeThing(term) || (match.namesCategory && isWord(term) && !isSurelyAdjective(stemOf(term)));
}

/** The things that "und" joins. No product is both things, and the visitor wants both. */
export function joinedThings(
  needed: readonly WordFound[],
  words: readonly QueryWord[],
  scope: TextScope,
): readonly WordFound[] {
  const around = words.flatMap(({ typed }, i) => (joining.has(typed) ? [words[i - 1], words[i + 1]] : []));
  return needed.filter(
    (found) =>
      around.includes(found.word) && isAny(found.match.strong) && (found.match.namesCategory || isKind(found, scope)),
  );
}

/**
 * The words that may name a thing and occur only in descriptions. A product whose description mentions a Nähmaschine is
 * no Nähmaschine.
 */
export function mentionedThings(needed: readonly WordFound[]): string[] {
  const isThing = ({ word }: WordFound) =>
    word.role === 'content' && mayBeThing(spellingOf(word.typed)) && !/\d/.test(word.typed);
  const things = needed.filter(isThing);
  return things.filter(({ match }) => !isAny(match.strong)).map(({ word }) => word.typed);
}

/** Whether a word says what kind of thing a product is. */
export function isKind({ word }: Pick<WordFound, 'word'>, { vocabulary }: TextScope): boolean {
  return mayBeKind(word, vocabulary);
}

/**
 * Whether a word names no kind of thing and stands beside an unknown word: "Thomas Müller" in a shop with a brand
 * Müller.
 */
export function isStrange({ word, match }: WordFound, needed: readonly WordFound[], scope: TextScope): boolean {
  const isUnknown = (one: WordFound) => isWord(spellingOf(one.word.typed)) && !isAny(one.match.hits);
  return !match.namesCategory && !isKind({ word }, scope) && needed.some(isUnknown);
}

/** Whether a category has exactly this name. Its products are then all of this kind that the shop has. */
export function isCategory({ word }: Pick<WordFound, 'word'>, { vocabulary, categories }: TextScope): boolean {
  const forms = relativesOf(spellingOf(word.typed), vocabulary).filter(({ as }) => as === 'inflected');
  return [spellingOf(word.typed), ...forms.map(({ term }) => term)].some((term) => {
    const { from, to } = rangeOfTerm(categories.names.strong, term);
    return from < to;
  });
}
