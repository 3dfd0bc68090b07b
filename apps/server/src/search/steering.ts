import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fillersWith, readSynonyms, type SearchSteering, type SynonymRule, type TermRule } from '@kontor/search';
import { leadingLines } from '../modules/configuration/configuration.service.ts';
import type { SearchNow } from '../modules/configuration/types.ts';

/**
 * Loads the steering of the search: the operator's rules, and the shipped synonyms if they are switched on
 * (packages/search/synonyms.de.txt, read once). Returns the same object until the rules change, so that the index need
 * not prepare it again.
 */
export function steeringFrom(said: () => Promise<SearchNow>): () => Promise<SearchSteering> {
  const startList = readStartList();
  let known: { readonly json: string; readonly steering: SearchSteering } | null = null;
  return async () => {
    const now = await said();
    const json = JSON.stringify(now);
    if (known?.json !== json) known = { json, steering: steeringBy(now, startList) };
    return known.steering;
  };
}

/** The shipped synonyms. */
export function readStartList(): readonly SynonymRule[] {
  const file = createRequire(import.meta.url).resolve('@kontor/search/synonyms.de.txt');
  return readSynonyms(readFileSync(file, 'utf8')).rules;
}

function steeringBy(said: SearchNow, startList: readonly SynonymRule[]): SearchSteering {
  const { stopWords, weights, sizesTogether, membersApart } = said;
  const own = readSynonyms(said.synonyms.join('\n')).rules;
  return {
    ...{ stopWords, weights, sizesTogether, membersApart },
    synonyms: said.startList ? [...own, ...startList] : own,
    pins: termRules(said.pins, said),
    bars: termRules(said.bars, said),
  };
}

/** The rules with the ids of their products. Products that the catalogue lacks are left out. */
function termRules(lines: readonly string[], { products, stopWords }: SearchNow): TermRule[] {
  return leadingLines(lines, fillersWith(stopWords)).map(({ phrases, targets }) => ({
    phrases,
    productIds: targets.flatMap((number) => products[number] ?? []),
  }));
}
