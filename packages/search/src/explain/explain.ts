import { idsOf, knownNames, pageIn, readingOf, search, textScope } from '../browsing/browse.ts';
import type { SteeredMatch } from '../browsing/pinned.ts';
import type { Bits } from '../sets/bits.ts';
import { addAll, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { IndexState } from '../state/index-state.ts';
import { noSynonyms } from '../steering/synonyms.ts';
import { matchText } from '../text/match-text.ts';
import { nameFit, soughtCategory, soughtWords } from '../text/name-fit.ts';
import { scoresOfTier, tiers } from '../text/text-score.ts';
import { queryWords } from '../words/query-words.ts';
import type { ExplainedHit, Explanation } from './explanation.ts';
import { findsOf } from './finds.ts';

/** Explains a search in the whole shop: how it was read, and its first `limit` hits. */
export function explain(state: IndexState, searchText: string, limit: number, workspace: Workspace): Explanation {
  const match = search(state, searchText, allProducts(state, workspace), workspace);
  if (match === null) return { count: 0, words: [], barred: [], hits: [] };
  const { hits, count } = match;
  const documents = pageIn(state, { categoryId: '', offset: 0, limit }, { hits, count, match }, workspace);
  return {
    count,
    ...readingOf(state, match, hits, workspace),
    words: match.words.map(({ word: { typed, role } }) => ({ typed, role })),
    barred: match.barred.map(knownNames(state).nameOf),
    hits: documents.map((document) => explainedHit(state, match, document)),
  };
}

/** Whether any product has all words of a text, in any of their forms. Synonyms and guesses do not count. */
export function hasAll(state: IndexState, text: string, workspace: Workspace): boolean {
  const scope = { ...textScope(state, allProducts(state, workspace), workspace), synonyms: noSynonyms };
  const words = queryWords(text, state.steering.fillers).map((word) => ({ ...word, isPrefix: false }));
  return matchText(scope, words, true).count > 0;
}

/** The products that can be browsed. */
function allProducts({ tree, categorySets }: IndexState, workspace: Workspace): Bits {
  const products = workspace.bits.take();
  for (const number of tree.numbers.values()) {
    if (tree.trails[number]?.length === 1) addAll(products, categorySets[number] ?? noDocuments);
  }
  return products;
}

function explainedHit(state: IndexState, match: SteeredMatch, document: number): ExplainedHit {
  const names = knownNames(state);
  const [id = ''] = idsOf(state, [document]);
  const name = names.nameOf(document);
  const score = match.ranking.scoreOf(document);
  const sought = soughtWords(match.words);
  const category = soughtCategory(names.cutter.wordsOf(names.categoryOf(document)), sought);
  return {
    ...{ id, name },
    isPinned: match.pinned.includes(document),
    tier: tiers - 1 - Math.floor(score / scoresOfTier),
    score: score % scoresOfTier,
    fit: nameFit(names.cutter.wordsOf(name), category, sought).factor,
    words: match.words.flatMap(({ word: { typed }, meanings }) => {
      const finds = findsOf(state, meanings, document);
      return finds.length === 0 ? [] : [{ typed, finds }];
    }),
  };
}
