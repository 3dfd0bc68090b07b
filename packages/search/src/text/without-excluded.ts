import { areForms, formsAndCompoundsOf, hasPart, termsWithPart } from '../german/parts-within.ts';
import { isWord, type Vocabulary } from '../german/vocabulary.ts';
import { weighing } from '../segments/match-weight.ts';
import { eachPosting, ingredientMark, rangeOfPrefix } from '../segments/text-segment.ts';
import { type Bits, setBit } from '../sets/bits.ts';
import type { Synonyms } from '../steering/synonyms.ts';
import { isWanted, type QueryWord } from '../words/query-words.ts';
import { answering, lackOf, type Meaning, meaningOf } from './clues.ts';
import { matchWord, type SearchScope } from './match-word.ts';

/** Where a text search looks, and the data it needs. */
export type TextScope = SearchScope & { readonly vocabulary: Vocabulary; readonly synonyms: Synonyms };

/**
 * A weighing without names and categories. It applies if the wanted thing has the excluded word in its own name: then
 * names and categories say nothing about it.
 */
const besideName = weighing({ name: 0, category: 0 });
/** A weighing without categories. */
const besideCategory = weighing({ category: 0 });

/**
 * The candidates without those that an excluded word names. A product that says itself that it lacks the excluded thing
 * stays. If a text excludes everything that it asks for, nothing is left. `isPartAllowed`: compounds with an excluded
 * part stay, unless anything else about the product names that part.
 */
export function withoutExcluded(scope: TextScope, words: readonly QueryWord[], isPartAllowed = false): Bits {
  const excluded = words.filter(({ role }) => role === 'excluded');
  if (excluded.length === 0) return scope.candidates;
  const kept = scope.workspace.bits.take();
  const wanted = words.filter(isWanted).map(mainTerm);
  const isLeftOut = (term: string) => excluded.some((word) => areForms(term, mainTerm(word)));
  if (wanted.length > 0 && wanted.every(isLeftOut)) return kept;
  kept.set(scope.candidates);
  for (const word of excluded) {
    const isPartOfWanted = wanted.some((term) => !areForms(term, mainTerm(word)) && hasPart(term, mainTerm(word)));
    const { strong } = matchWord(...whatNames(word, scope, { isPartOfWanted, isPartAllowed }));
    const contained = madeWith(mainTerm(word), scope);
    const saying = matchWord(scope, lackOf(word, scope.synonyms, scope.vocabulary));
    for (let i = 0; i < kept.length; i++) {
      kept[i] = (kept[i] ?? 0) & (~((strong[i] ?? 0) | (contained[i] ?? 0)) | (saying.strong[i] ?? 0));
    }
  }
  return kept;
}

/** Where an excluded word is looked for, and by what it is found. */
function whatNames(
  word: QueryWord,
  scope: TextScope,
  { isPartOfWanted, isPartAllowed }: { readonly isPartOfWanted: boolean; readonly isPartAllowed: boolean },
): [SearchScope, Meaning] {
  if (!isPartOfWanted && !isPartAllowed) return [scope, namingAnyPart(word, scope.vocabulary)];
  return [
    { ...scope, weighing: isPartOfWanted ? besideName : besideCategory },
    onlyItself(meaningOf(word, scope.vocabulary)),
  ];
}

/** The products with a word among their ingredients, in any form or compound. */
function madeWith(word: string, { segments, workspace }: TextScope): Bits {
  const found = workspace.bits.take();
  const isMeant = formsAndCompoundsOf(word);
  for (const { weak } of segments) {
    const { from, to } = rangeOfPrefix(weak, ingredientMark);
    for (let term = from; term < to; term++) {
      if (!isMeant(weak.terms.at(term).slice(ingredientMark.length))) continue;
      eachPosting(weak, { from: term, to: term + 1 }, (document) => setBit(found, document));
    }
  }
  return found;
}

function mainTerm({ alternatives }: QueryWord): string {
  return alternatives[0]?.[0] ?? '';
}

/** Each part of a compound counts as the thing: "ohne Wald" excludes Waldhonig. */
function namingAnyPart(word: QueryWord, vocabulary: Vocabulary): Meaning {
  const meaning = meaningOf(word, vocabulary).map((clues) =>
    clues.map((clue) => ({
      ...clue,
      terms: clue.terms.map(({ term, as }) => ({ term, as: as === 'part' ? 'head' : as })),
    })),
  );
  const compounds = isWord(mainTerm(word)) ? termsWithPart(mainTerm(word), vocabulary) : [];
  return [
    ...meaning,
    [
      answering(
        compounds.map((term) => ({ term })),
        'head',
      ),
    ],
  ];
}

/** Compounds do not count here: "Akkuschrauber ohne Akku" keeps an Akkuschrauber that comes without Akku. */
function onlyItself(meaning: Meaning): Meaning {
  return meaning.map((clues) =>
    clues.map((clue) => ({
      ...clue,
      terms: clue.terms.filter(({ as }) => as !== 'part' && as !== 'head'),
    })),
  );
}
