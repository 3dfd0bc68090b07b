import { weightUnit } from '../segments/match-weight.ts';
import { countBits, hasBit } from '../sets/bits.ts';
import type { QueryWord } from '../words/query-words.ts';
import type { Meaning } from './clues.ts';
import type { WordMatch } from './match-word.ts';

/** A word with what finds it. */
export interface WordFound {
  readonly word: QueryWord;
  readonly meanings: readonly Meaning[];
  readonly match: WordMatch;
  /** How much the word tells: the rarer, the more. */
  readonly rarity: number;
}

/** What is found has a tier for the step that found it: the lower the tier, the earlier. */
export const scoresOfTier = 16_384;
export const tiers = 4;

/** The score in its tier. `tier`: from 0, the earliest; `score`: a share of the best there is. */
export function scoreInTier(tier: number, score: number): number {
  return (
    (tiers - 1 - Math.min(tier, tiers - 1)) * scoresOfTier + Math.min(scoresOfTier - 1, 1 + Math.round(score * 12_000))
  );
}

/** How much a word tells of so many documents. */
export function rarityOf({ hits, strong }: WordMatch, candidates: number): number {
  const found = countBits(strong);
  const documents = found === 0 ? countBits(hits) : found;
  if (documents === 0) return unknownRarity;
  const rarity = Math.log(1 + (candidates - documents + 0.5) / (documents + 0.5));
  return Math.min(8, Math.max(1, rarity));
}

/** A word that nothing has tells more than most: whatever is found lacks it. */
const unknownRarity = 5;

/** What all words tell together. */
export function allParts(words: readonly WordFound[]): number {
  return words.reduce((sum, { rarity }) => sum + rarity, 0);
}

/** By weight: the share of the best that counts, which more weight brings nearer but never reaches. */
const saturated = Float32Array.from({ length: 256 }, (_, weight) => {
  const full = weight * weightUnit;
  return full / (full + 4);
});

/** What is said to be without something is a little better than what does not say so. */
const excludedShare = 0.4;

/** How much of what the words tell a document holds, and how well it is found by it. */
export function scoreOf(document: number, words: readonly WordFound[]): number {
  let score = 0;
  for (const { word, match, rarity } of words) {
    const share = word.role === 'excluded' ? excludedShare : 1;
    score += share * rarity * (saturated[match.weights[document] ?? 0] ?? 0);
  }
  return score;
}

/** The scores of documents that one word alone is looked for in, by its weight. */
export function scoresByWeight({ word }: WordFound, tier: number): Uint16Array {
  const share = word.role === 'excluded' ? excludedShare : 1;
  return Uint16Array.from(saturated, (full) => scoreInTier(tier, share * full));
}

/** How much of what the words tell names a document, by rarity. */
export function strongPart(document: number, words: readonly WordFound[]): number {
  let sum = 0;
  for (const { match, rarity } of words) if (hasBit(match.strong, document)) sum += rarity;
  return sum;
}
