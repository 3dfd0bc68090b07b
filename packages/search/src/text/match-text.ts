import type { SearchReading } from '../shapes/browsing-result.ts';
import { noSynonyms } from '../steering/synonyms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { enough, Search, type TextMatch } from './search-steps.ts';
import { mentionedThings } from './sought-things.ts';
import type { TextScope } from './without-excluded.ts';

/**
 * Finds the products for a search text. The first step that finds products named by the words decides:
 *
 * 1. products with all words, in any form;
 * 2. compounds, matched by their parts;
 * 3. the products of each thing that "und" joins;
 * 4. products with the typed part in an article number or a GTIN;
 * 5. unknown words, replaced by guesses, and compounds, matched by other things of their kind;
 * 6. products with most of the words, among them the word that names the thing.
 *
 * Products that only mention the words in their descriptions stay, ahead of the results of later steps. Stop words only
 * affect the order. A text that only excludes something finds all other products. A text without words finds nothing.
 * `isLiteral`: only the first step, without synonyms.
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
  if (search.addPartsOfCodes() && search.takeAll()) return search.answer(null);
  if (!search.isKindSought) search.takeMentions();
  const mentioned = mentionedThings(search.needed);
  const guessed = search.addGuesses();
  if (guessed.length > 0 && search.takeAll()) {
    search.takeSynonymsOfGuesses();
    return search.andNearest(guessed);
  }
  return ofTheirKind(search, guessed, mentioned);
}

/** The last steps: the ends of compounds, other things of their kind, and most of the words. */
function ofTheirKind(search: Search, guessed: SearchReading['guessed'], mentioned: readonly string[]): TextMatch {
  const heads = search.addHeads();
  if (heads.length > 0 && search.takeAll()) return search.andNearest([...guessed, ...heads]);
  const kinds = search.addKinds();
  const isOfKind = kinds.length > 0 && search.takeAll();
  if (isOfKind || search.isEmpty) return search.andNearest([...guessed, ...heads], kinds);
  return search.answerUnnamed(mentioned);
}
