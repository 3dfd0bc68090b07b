import { saysKind } from '../german/empty-heads.ts';
import { type Guess, guessesFor } from '../german/forgive.ts';
import { mayBePart } from '../german/no-parts.ts';
import { wholeFrom } from '../german/other-things.ts';
import {
  compoundsEndingWith,
  isNamed,
  namedFrom,
  relativesOf,
  splitsOf,
  withPartBeginning,
} from '../german/relatives.ts';
import { isWord, type Relative, type Vocabulary } from '../german/vocabulary.ts';
import type { Synonym, Synonyms } from '../steering/synonyms.ts';
import type { Answering } from './match-weight.ts';
import type { QueryWord } from './query-words.ts';

/** What a word, or a part of it, can be found by: any of the terms. */
export interface Clue {
  readonly terms: readonly { readonly term: string; readonly as: Answering }[];
  /** All terms that begin so, too; null: the word is no beginning. */
  readonly beginning: string | null;
  /** Whether something is called by the beginning itself: what goes on after it is then another thing, as parts are. */
  readonly isWhole?: boolean;
}

/** The ways to find a word: by one of these, each of which is clues that must all lead to the product. */
export type Meaning = readonly (readonly Clue[])[];

/** What a word means as it is typed: itself, its other forms, compounds with it. */
export function meaningOf(word: QueryWord, vocabulary: Vocabulary): Meaning {
  const { alternatives, isPrefix, number } = word;
  const ways = alternatives.map((terms) =>
    terms.map((term, i) => clueOf(term, isPrefix && i === terms.length - 1, vocabulary)),
  );
  return number === null ? ways : [...ways, [{ terms: [{ term: number, as: 'bareNumber' }], beginning: null }]];
}

/** What finds a term: itself, its other forms and compounds; of a beginning also what begins so. */
export function clueOf(term: string, isBeginning: boolean, vocabulary: Vocabulary): Clue {
  const itself = { term, as: 'whole' } as const;
  if (!isWord(term)) return { terms: [itself], beginning: isBeginning ? term : null };
  const inside: Relative[] = isBeginning ? withPartBeginning(term, vocabulary) : [];
  const others = [...relativesOf(term, vocabulary), ...compoundsEndingWith(term, vocabulary)];
  const isWhole = isBeginning && others.some((other) => other.as !== 'part' && isNamed(other.term, false, vocabulary));
  const longer = isWhole
    ? namedFrom(term, vocabulary).filter((one) => others.every((other) => other.term !== one))
    : [];
  const begun = longer.map((one) => ({ term: one, as: 'beginning' }) as const);
  const terms = [itself, ...others.filter((other) => other.term !== term), ...inside, ...begun];
  return { terms, beginning: isBeginning ? term : null, isWhole };
}

/** A word and the one after it, written as one: Wasser Waage. Either of the two is found by the whole. */
export function joinedWith(first: QueryWord, second: QueryWord, vocabulary: Vocabulary): Clue | null {
  const [one = '', other = ''] = [first, second].map(({ alternatives }) => alternatives[0]?.[0] ?? '');
  if (!isWord(one) || !isWord(other)) return null;
  const terms = ['', 's', 'n', 'en', 'e']
    .flatMap((joint) => [
      ...(isNamed(one + joint + other, second.isPrefix, vocabulary) ? [{ term: one + joint + other }] : []),
      ...relativesOf(one + joint + other, vocabulary).filter(({ as }) => as !== 'part'),
    ])
    .map(({ term }) => ({ term, as: 'joined' as const }));
  return terms.length === 0 ? null : { terms, beginning: null };
}

/** The ways that the operator's synonyms of some words open. */
export function synonymsOf(
  words: readonly QueryWord[],
  kind: Synonym['kind'],
  synonyms: Synonyms,
  vocabulary: Vocabulary,
): Meaning {
  const as = kind === 'both' ? 'synonym' : 'broader';
  return synonyms
    .of(words.map(({ alternatives }) => alternatives[0]?.[0] ?? ''))
    .filter((synonym) => synonym.kind === kind)
    .map((synonym) => synonym.words.map((word) => replacing(clueOf(word, false, vocabulary), as)));
}

function replacing({ terms }: Clue, as: Answering): Clue {
  return { terms: terms.filter((one) => one.as !== 'part').map(({ term }) => ({ term, as })), beginning: null };
}

/**
 * A compound taken apart: what the last part names must be what the product is; the other part is something the product
 * has (Schraube … Holz for Holzschraube).
 */
export function partsOf({ alternatives }: QueryWord, vocabulary: Vocabulary): Meaning {
  const word = alternatives[0]?.[0] ?? '';
  if (!isWord(word)) return [];
  return splitsOf(word, vocabulary).flatMap(({ first, last }) => {
    const main = relativesOf(last, vocabulary).filter(({ as }) => as !== 'part');
    const others = relativesOf(first, vocabulary);
    return main.length === 0 ? [] : [[answering(others, 'parted'), answering(main, 'parted')]];
  });
}

/** What may have been meant by a word that the catalogue does not know; and which words those are. */
export function guessOf(
  word: QueryWord,
  vocabulary: Vocabulary,
): { meaning: Meaning; words: readonly string[] } | null {
  const typed = word.alternatives[0]?.[0] ?? '';
  if (!isWord(typed)) return null;
  const guesses = guessesFor(typed, word.isPrefix, vocabulary);
  if (guesses.length === 0) return null;
  const terms = guesses.flatMap(({ terms, as }) => terms.map((term) => ({ term, as })));
  return { meaning: [[{ terms, beginning: null }]], words: wordsMeant(guesses, vocabulary) };
}

/**
 * The last part of a compound of which nothing else is known, longest first: a Elektrikerzange is a Zange. Null where
 * nothing is called so.
 */
export function headOf({ alternatives }: QueryWord, vocabulary: Vocabulary): { meaning: Meaning; word: string } | null {
  const word = alternatives[0]?.[0] ?? '';
  if (!isWord(word)) return null;
  const last = Math.min(word.length - fewestOfHead, wholeFrom(word));
  for (let place = fewestBefore; place <= last; place++) {
    const head = word.slice(place);
    if (!mayBePart(head) || !saysKind(head)) continue;
    const related = isNamed(head, false, vocabulary) ? relativesOf(head, vocabulary) : [];
    const heads = [...related.filter(({ as }) => as !== 'part'), ...compoundsEndingWith(head, vocabulary)];
    if (heads.length > 0) return { meaning: [[answering(heads, 'parted')]], word: head };
  }
  return null;
}

const fewestBefore = 3;
const fewestOfHead = 4;

/** The words that were guessed, without other forms of one that stands before: Hammer, and not Hämmer too. */
function wordsMeant(guesses: readonly Guess[], vocabulary: Vocabulary): string[] {
  const words: string[] = [];
  for (const { word } of guesses) {
    const forms = relativesOf(word, vocabulary).filter(({ as }) => as === 'inflected');
    if (!forms.some(({ term }) => words.includes(term))) words.push(word);
  }
  return words;
}

/** Whether the catalogue calls something so. */
export function isKnown({ alternatives, isPrefix, role }: QueryWord, vocabulary: Vocabulary): boolean {
  if (role === 'quantity') return true;
  return alternatives.some((terms) => terms.every((term) => !isWord(term) || isNamed(term, isPrefix, vocabulary)));
}

function answering(relatives: readonly Relative[], as: Answering): Clue {
  return { terms: relatives.map(({ term }) => ({ term, as })), beginning: null };
}
