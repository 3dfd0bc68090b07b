import type { Vocabulary } from '../german/vocabulary.ts';
import { type Bits, unite } from '../sets/bits.ts';
import type { Synonyms } from '../steering/synonyms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { lackOf, type Meaning, meaningOf } from './clues.ts';
import { matchWord, type SearchScope } from './match-word.ts';

/** Where to search. */
export type TextScope = SearchScope & { readonly vocabulary: Vocabulary; readonly synonyms: Synonyms };

/** What is without Wald is no Waldhonig: each part of a compound counts as the thing. */
function namingAnyPart(meaning: Meaning): Meaning {
  return meaning.map((clues) =>
    clues.map((clue) => ({
      ...clue,
      terms: clue.terms.map(({ term, as }) => ({ term, as: as === 'part' ? 'head' : as })),
    })),
  );
}

/** The candidates without those that an excluded word names, but for those that say themselves to be without it. */
export function withoutExcluded(scope: TextScope, words: readonly QueryWord[]): Bits {
  const excluded = words.filter(({ role }) => role === 'excluded');
  if (excluded.length === 0) return scope.candidates;
  const kept = scope.workspace.bits.take();
  unite(kept, scope.candidates);
  const ohne = [{ terms: [{ term: 'ohne', as: 'whole' }], beginning: null }] as const;
  for (const word of excluded) {
    const { strong } = matchWord(scope, namingAnyPart(meaningOf(word, scope.vocabulary)));
    const saying = matchWord(scope, [ohne, ...lackOf(word, scope.synonyms, scope.vocabulary)]);
    for (let i = 0; i < kept.length; i++) {
      kept[i] = (kept[i] ?? 0) & (~(strong[i] ?? 0) | (saying.strong[i] ?? 0));
    }
  }
  return kept;
}
