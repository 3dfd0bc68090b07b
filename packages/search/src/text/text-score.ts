import { weightUnit } from '../segments/match-weight.ts';
import { countBits, hasBit } from '../sets/bits.ts';
import type { QueryWord } from '../words/query-words.ts';
import type { Meaning } from './clues.ts';
import type { WordMatch } from './match-word.ts';

/** A word with its matches. */
export interface WordFound {
  readonly word: QueryWord;
  readonly meanings: readonly Meaning[];
  readonly match: WordMatch;
  /** How rare the word is among the products. A rarer word says more. */
  readonly rarity: number;
}

/** Each step of the search has a tier. Hits of a lower tier come first. */
export const scoresOfTier = 16_384;
export const tiers = 4;

/** The score within all tiers. `tier`: from 0, the earliest. `score`: a share of the best possible score. */
export function scoreInTier(tier: number, score: number): number {
  return (
    (tiers - 1 - Math.min(tier, tiers - 1)) * scoresOfTier + Math.min(scoresOfTier - 1, 1 + Math.round(score * 12_000))
  );
}

/** The rarity of a word among so many documents. */
export function rarityOf({ hits, strong }: WordMatch, candidates: number): number {
  const found = countBits(strong);
  const documents = found === 0 ? countBits(hits) : found;
  if (documents === 0) return unknownRarity;
  const rarity = Math.log(1 + (candidates - documents + 0.5) / (documents + 0.5));
  return Math.min(8, Math.max(1, rarity));
}

/** The rarity of a word without matches. It is higher than most, since every hit lacks the word. */
const unknownRarity = 5;

/** The rarity of all words together. */
export function allParts(words: readonly WordFound[]): number {
  return words.reduce((sum, { rarity }) => sum + rarity, 0);
}

/** By weight: the share of the best score. It rises with the weight and never reaches 1. */
const saturated = Float32Array.from({ length: 256 }, (_, weight) => {
  const full = weight * weightUnit;
  return full / (full + 4);
});

/** The share for a product that says it lacks the excluded thing. It ranks a little above products that say nothing. */
const excludedShare = 0.4;

/** The score of a document: rare words and heavy matches count more. */
export function scoreOf(document: number, words: readonly WordFound[]): number {
  let score = 0;
  for (const { word, match, rarity } of words) {
    const share = word.role === 'excluded' ? excludedShare : 1;
    score += share * rarity * (saturated[match.weights[document] ?? 0] ?? 0);
  }
  return score;
}

/** The scores for a single word, by its weight. */
export function scoresByWeight({ word }: WordFound, tier: number): Uint16Array {
  const share = word.role === 'excluded' ? excludedShare : 1;
  const scores = new Uint16Array(saturated.length);
  for (const [weight, full] of saturated.entries()) scores[weight] = scoreInTier(tier, share * full);
  return scores;
}

/** The summed rarity of the words that name a document. */
export function strongPart(document: number, words: readonly WordFound[]): number {
  let sum = 0;
  for (const { match, rarity } of words) if (hasBit(match.strong, document)) sum += rarity;
  return sum;
}
