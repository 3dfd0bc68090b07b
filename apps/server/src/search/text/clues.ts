import { guessesFor } from '../german/forgive.ts';
import { isThere, relativesOf, splitsOf, withPartBeginning } from '../german/relatives.ts';
import { isWord, type Kinship, type Relative, type Vocabulary } from '../german/vocabulary.ts';
import type { QueryWord } from './query-words.ts';

/** How a term answers to a word that is looked for; what that is worth: match-weight.ts. */
export type Answering = 'whole' | 'beginning' | Kinship | 'otherPart' | 'mainPart';

/** What a word, or a part of it, can be found by: any of the terms. */
export interface Clue {
  readonly terms: readonly { readonly term: string; readonly as: Answering }[];
  /** All terms that begin so, too; null: the word is no beginning. */
  readonly beginning: string | null;
}

/** The ways to find a word: by one of these, each of which is clues that must all lead to the product. */
export type Meaning = readonly (readonly Clue[])[];

/**
 * What a word that somebody types can mean in a catalogue: itself, its other forms, compounds with it, its parts in one
 * product (Schraube … Holz for Holzschraube). Only where the catalogue has nothing of the kind, it guesses, and the
 * parts may stand the other way round (Bandmaß for Maßband): what is typed right is never mixed with guesses.
 */
export function meaningOf({ alternatives, isPrefix, mayBeGuessed }: QueryWord, vocabulary: Vocabulary): Meaning {
  const readings = alternatives.map((terms) =>
    terms.map((term, i) => readingOf(term, isPrefix && i === terms.length - 1, vocabulary)),
  );
  const isCertain = !mayBeGuessed || readings.some((clues) => clues.every((reading) => reading.isKnown));
  const parts = apart(alternatives[0]?.[0] ?? '', isCertain ? ['inflected', 'head'] : kinships, vocabulary);
  return [...readings.map((clues) => clues.map(({ clue, guess }) => (isCertain ? clue : guess()))), ...parts];
}

const kinships: readonly Kinship[] = ['inflected', 'head', 'part'];

/** A term as a clue, whether the catalogue knows it, and the clue that it is where it does not. */
interface Reading {
  readonly clue: Clue;
  readonly isKnown: boolean;
  readonly guess: () => Clue;
}

function readingOf(term: string, isBeginning: boolean, vocabulary: Vocabulary): Reading {
  const beginning = isBeginning ? term : null;
  const itself = { term, as: 'whole' } as const;
  if (!isWord(term)) {
    const clue = { terms: [itself], beginning };
    return { clue, isKnown: true, guess: () => clue };
  }
  const inside = isBeginning ? withPartBeginning(term, vocabulary) : [];
  const relatives = relativesOf(term, vocabulary);
  const isKnown = relatives.length + inside.length > 0 || isThere(term, isBeginning, vocabulary);
  const clue = { terms: [itself, ...relatives.filter((relative) => relative.term !== term), ...inside], beginning };
  const guess = () => (isKnown ? clue : { terms: [itself, ...guessesFor(term, isBeginning, vocabulary)], beginning });
  return { clue, isKnown, guess };
}

/**
 * A compound taken apart: what the last part names must be in the product's name, in one of the allowed ways; the other
 * part is something the product has.
 */
function apart(word: string, allowed: readonly Kinship[], vocabulary: Vocabulary): Clue[][] {
  if (!isWord(word)) return [];
  return splitsOf(word, vocabulary).flatMap(({ first, last }) => {
    const main = relativesOf(last, vocabulary).filter(({ as }) => allowed.includes(as));
    return main.length === 0 ? [] : [[clueOf(relativesOf(first, vocabulary), 'otherPart'), clueOf(main, 'mainPart')]];
  });
}

function clueOf(relatives: readonly Relative[], as: Answering): Clue {
  return { terms: relatives.map(({ term }) => ({ term, as })), beginning: null };
}
