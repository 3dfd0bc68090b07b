import { areForms, formsAndCompoundsOf, hasPart, termsWithPart } from '../german/parts-within.ts';
import { isWord, type Vocabulary } from '../german/vocabulary.ts';
import { weighing } from '../segments/match-weight.ts';
import { eachPosting, ingredientMark, rangeOfPrefix } from '../segments/text-segment.ts';
import { type Bits, setBit, unite } from '../sets/bits.ts';
import type { Synonyms } from '../steering/synonyms.ts';
import { isWanted, type QueryWord } from '../words/query-words.ts';
import { answering, lackOf, type Meaning, meaningOf } from './clues.ts';
import { matchWord, type SearchScope } from './match-word.ts';

/** Where to search. */
export type TextScope = SearchScope & { readonly vocabulary: Vocabulary; readonly synonyms: Synonyms };

/** Where the wanted thing itself is called by what is left out, names and categories say nothing of it. */
const besideName = weighing({ name: 0, category: 0 });

/**
 * The candidates without those that an excluded word names, but for those that say themselves to be without it. Who
 * leaves out all that they ask for finds nothing.
 */
export function withoutExcluded(scope: TextScope, words: readonly QueryWord[]): Bits {
  const excluded = words.filter(({ role }) => role === 'excluded');
  if (excluded.length === 0) return scope.candidates;
  const kept = scope.workspace.bits.take();
  const wanted = words.filter(isWanted).map(mainTerm);
  const isLeftOut = (term: string) => excluded.some((word) => areForms(term, mainTerm(word)));
  if (wanted.length > 0 && wanted.every(isLeftOut)) return kept;
  unite(kept, scope.candidates);
  for (const word of excluded) {
    const isPartOfWanted = wanted.some((term) => !areForms(term, mainTerm(word)) && hasPart(term, mainTerm(word)));
    const { strong } = isPartOfWanted
      ? matchWord({ ...scope, weighing: besideName }, onlyItself(meaningOf(word, scope.vocabulary)))
      : matchWord(scope, namingAnyPart(word, scope.vocabulary));
    const contained = madeWith(mainTerm(word), scope);
    const saying = matchWord(scope, lackOf(word, scope.synonyms, scope.vocabulary));
    for (let i = 0; i < kept.length; i++) {
      kept[i] = (kept[i] ?? 0) & (~((strong[i] ?? 0) | (contained[i] ?? 0)) | (saying.strong[i] ?? 0));
    }
  }
  return kept;
}

/** What has a word among its ingredients, in any form or compound. */
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

/** What is without Wald is no Waldhonig: each part of a compound counts as the thing. */
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

/** An Akkuschrauber without Akku may be called by it, and comes without one. */
function onlyItself(meaning: Meaning): Meaning {
  return meaning.map((clues) =>
    clues.map((clue) => ({
      ...clue,
      terms: clue.terms.filter(({ as }) => as !== 'part' && as !== 'head'),
    })),
  );
}
