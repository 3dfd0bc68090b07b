import { isSurelyAdjective } from '../german/adjectives.ts';
import { isSet } from '../german/empty-heads.ts';
import { saysJob } from '../german/jobs.ts';
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
 * many belong together. A verb that leads to tools names these. In "Bohrer 6 mm Holz" the answer is Holz, then Bohrer,
 * if the shop has a category for books on Holz.
 */
export function headsAmong(needed: readonly WordFound[], words: readonly QueryWord[]): WordFound[] {
  const content = needed.filter(({ word }) => word.role === 'content');
  const isTelling = (found: WordFound) =>
    !isSet(spellingOf(found.word.typed)) && !saysOnlyUse(found) && !isHardlyTyped(found);
  const all = keptOr(content, isTelling);
  const jobs = all.filter((found) => namesByJob(found) && !isBehindPreposition(found.word, words));
  if (jobs.length > 0) return jobs.slice(-1);
  const things = all.filter(saysThing);
  const first = words.findIndex(({ typed }) => prepositions.has(typed));
  const before = things.filter(({ word }) => first < 0 || words.indexOf(word) < first);
  const isFound = before.some(({ match }) => isAny(match.strong));
  const inLetters = all.filter(({ word }) => isWord(spellingOf(word.typed))); // no code and no number names a thing
  const telling = [isFound ? before : [], things, inLetters].find(({ length }) => length > 0) ?? [];
  const naming = telling.filter(({ match }) => match.namesCategory);
  return naming.length > 0 ? naming.toReversed() : telling.slice(-1).filter(({ match }) => isAny(match.strong));
}

/**
 * Whether an unmatched word only says who uses a thing, where or when: "Handschuhe Damen". Or it names a job and no
 * product is called so: "Regal aufhängen".
 */
export function saysOnlyUse({ word, match }: WordFound): boolean {
  const term = spellingOf(word.typed);
  return (saysUse(term) && !isAny(match.hits)) || (saysJob(term) && !isAny(match.strong));
}

/** Whether a word follows a preposition: "Band zum Abkleben" is a Band. */
function isBehindPreposition(word: QueryWord, words: readonly QueryWord[]): boolean {
  return prepositions.has(words[words.indexOf(word) - 1]?.typed ?? '');
}

/** Whether a word names a job, and with it the things that the job is done with: "Brett an die Wand kleben". */
export function namesByJob({ word, match }: Pick<WordFound, 'word' | 'match'>): boolean {
  return saysJob(spellingOf(word.typed)) && isAny(match.strong);
}

/** Whether one or two letters of a word are typed so far: "Silikon f" asks for Silikon. */
function isHardlyTyped({ word }: WordFound): boolean {
  return word.isPrefix && word.typed.length < 3;
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
  const isNaming = match.namesCategory || namesByJob({ word, match }) || isKind({ word }, scope);
  return !isNaming && needed.some(isUnknown);
}

/** Whether a category has exactly this name. Its products are then all of this kind that the shop has. */
export function isCategory({ word }: Pick<WordFound, 'word'>, { vocabulary, categories }: TextScope): boolean {
  const forms = relativesOf(spellingOf(word.typed), vocabulary).filter(({ as }) => as === 'inflected');
  return [spellingOf(word.typed), ...forms.map(({ term }) => term)].some((term) => {
    const { from, to } = rangeOfTerm(categories.names.strong, term);
    return from < to;
  });
}
