import { usualWeighing, type Weighing, weighing } from '../segments/match-weight.ts';
import { chunksOf } from '../words/chunks.ts';
import { spellingOf } from '../words/query-words.ts';
import { stopWords } from '../words/stop-words.ts';
import type { SearchSteering } from './search-steering.ts';
import { noSynonyms, Synonyms } from './synonyms.ts';
import { TermRules } from './term-rules.ts';

/** The operator's settings for the search, prepared for lookups. */
export interface Steering {
  /** The settings that it was made from. Null: none. */
  readonly said: SearchSteering | null;
  readonly synonyms: Synonyms;
  /** All stop words, German folding. */
  readonly fillers: ReadonlySet<string>;
  readonly pins: TermRules;
  readonly bars: TermRules;
  readonly weighing: Weighing;
}

/** A search without any settings. */
export const noSteering: Steering = {
  said: null,
  synonyms: noSynonyms,
  fillers: stopWords,
  pins: new TermRules([], stopWords),
  bars: new TermRules([], stopWords),
  weighing: usualWeighing,
};

/** Prepares the operator's settings. The same object as before keeps what was prepared before. */
export function nextSteering(before: Steering, said: SearchSteering): Steering {
  if (before.said === said) return before;
  const fillers = fillersWith(said.stopWords ?? []);
  return {
    ...{ said, fillers },
    synonyms: new Synonyms(said.synonyms),
    pins: new TermRules(said.pins ?? [], fillers),
    bars: new TermRules(said.bars ?? [], fillers),
    weighing: said.weights === undefined ? usualWeighing : weighing(said.weights),
  };
}

/** The stop words, with the operator's own. German folding. */
export function fillersWith(own: readonly string[]): ReadonlySet<string> {
  return own.length === 0 ? stopWords : new Set([...stopWords, ...own.flatMap(chunksOf).map(spellingOf)]);
}
