import { noSynonyms } from '../steering/synonyms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { enough, Search, type TextMatch } from './search-steps.ts';
import { mentionedThings } from './sought-things.ts';
import type { TextScope } from './without-excluded.ts';

/**
 * Finds what a text means, by the first of these steps that finds what the words name:
 *
 * 1. all words, in any of their forms;
 * 2. compounds taken apart;
 * 3. of kinds of things that "und" stands between, each;
 * 4. words that nothing is called by, taken for others;
 * 5. most of the words, the one that names the thing among them.
 *
 * What only mentions the words (in descriptions) stays, before what later steps find. Words that say nothing only help
 * to order. Who only leaves something out finds the rest. Without words nothing is found. `isLiteral`: the first step
 * only, without synonyms.
 */
export function matchText(scope: TextScope, words: readonly QueryWord[], isLiteral: boolean): TextMatch {
  const search = new Search(isLiteral ? { ...scope, synonyms: noSynonyms } : scope, words);
  if (search.needed.length === 0) {
    search.takeRest();
    return search.answer(null);
  }
  if (isLiteral) {
    search.takeAll();
    return search.answer(null);
  }
  const isNamed = [search.takeAll(), search.count < enough && search.addParts() && search.takeAll()].some(Boolean);
  if (isNamed) return search.count < enough ? search.andNearest([]) : search.answer(null);
  if (search.takeEach()) return search.answer(null);
  if (!search.isKindSought) search.takeMentions();
  const mentioned = mentionedThings(search.needed);
  const guessed = search.addGuesses();
  if (guessed.length > 0 && search.takeAll()) {
    search.takeSynonymsOfGuesses();
    return search.andNearest(guessed);
  }
  const heads = search.addHeads();
  if (heads.length > 0 && search.takeAll()) return search.andNearest([...guessed, ...heads]);
  if (search.isEmpty) return search.andNearest([...guessed, ...heads]);
  return search.answerUnnamed(mentioned);
}
