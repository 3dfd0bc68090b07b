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
 * The word that says what the thing is: the last that a category is named by, or the last of all. What follows a
 * preposition says what the thing is for, or has, and "Set" how many of it come together. Behind it stand others that
 * name a category: Bohrer, in "Bohrer 6 mm Holz", where there are books on Holz.
 */
export function headsAmong(needed: readonly WordFound[], words: readonly QueryWord[]): WordFound[] {
  const content = needed.filter(({ word }) => word.role === 'content');
  const all = keptOr(content, (found) => !isSet(spellingOf(found.word.typed)) && !saysOnlyUse(found));
  const things = all.filter(saysThing);
  const first = words.findIndex(({ typed }) => prepositions.has(typed));
  const before = things.filter(({ word }) => first < 0 || words.indexOf(word) < first);
  const isFound = before.some(({ match }) => isAny(match.strong));
  const inLetters = all.filter(({ word }) => isWord(spellingOf(word.typed))); // no code and no number is a thing
  const telling = [isFound ? before : [], things, inLetters].find(({ length }) => length > 0) ?? [];
  const naming = telling.filter(({ match }) => match.namesCategory);
  return naming.length > 0 ? naming.toReversed() : telling.slice(-1).filter(({ match }) => isAny(match.strong));
}

/** Whether a word that nothing has only says who uses a thing, where or when: Handschuhe Damen. */
export function saysOnlyUse({ word, match }: WordFound): boolean {
  return saysUse(spellingOf(word.typed)) && !isAny(match.hits);
}

function keptOr<One>(all: readonly One[], isKept: (one: One) => boolean): readonly One[] {
  const kept = all.filter(isKept);
  return kept.length > 0 ? kept : all;
}

/** Whether a word may name a thing. Some nouns look like adjectives, as Honig does: they name a category. */
function saysThing({ word, match }: WordFound): boolean {
  const term = spellingOf(word.typed);
  return mayBeThing(term) || (match.namesCategory && isWord(term) && !isSurelyAdjective(stemOf(term)));
}

/** The kinds of things that "und" stands between: nothing is both, and each is sought. */
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

/** The words that may name a thing and stand in descriptions alone: what says Nähmaschine there is none. */
export function mentionedThings(needed: readonly WordFound[]): string[] {
  const things = needed.filter(({ word }) => word.role === 'content' && mayBeThing(spellingOf(word.typed)));
  return things.filter(({ match }) => !isAny(match.strong)).map(({ word }) => word.typed);
}

/** Whether a word says what kind of thing something is. */
export function isKind({ word }: Pick<WordFound, 'word'>, { vocabulary }: TextScope): boolean {
  return mayBeKind(word, vocabulary);
}

/** Whether a word is unknown beside one that says no kind of thing: Thomas Müller, where a brand is called Müller. */
export function isStrange({ word, match }: WordFound, needed: readonly WordFound[], scope: TextScope): boolean {
  const isUnknown = (one: WordFound) => isWord(spellingOf(one.word.typed)) && !isAny(one.match.hits);
  return !match.namesCategory && !isKind({ word }, scope) && needed.some(isUnknown);
}

/** Whether a category is called just so: what it has of the kind is all there is. */
export function isCategory({ word }: WordFound, { vocabulary, categories }: TextScope): boolean {
  const forms = relativesOf(spellingOf(word.typed), vocabulary).filter(({ as }) => as === 'inflected');
  return [spellingOf(word.typed), ...forms.map(({ term }) => term)].some((term) => {
    const { from, to } = rangeOfTerm(categories.names.strong, term);
    return from < to;
  });
}
