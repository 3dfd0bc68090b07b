import { fieldBits } from '../segments/text-segment.ts';
import { type Bits, documentsIn, hasBit, isAny, setBit } from '../sets/bits.ts';
import { isBareSize } from '../words/query-words.ts';
import { allParts, strongPart, type WordFound } from './text-score.ts';
import type { TextScope } from './without-excluded.ts';

/** Adds the documents that are named by words with at least half of the search's rarity. */
export function addNamed(named: Bits, documents: Uint32Array, needed: readonly WordFound[]): void {
  const half = allParts(needed) / 2;
  for (const document of documents) if (strongPart(document, needed) >= half) setBit(named, document);
}

/**
 * If any product has the typed sizes in its name or suffix, keeps only these products. `isSized`: whether an earlier
 * step found some. Returns whether any step did.
 */
export function preferSizes(
  named: Bits,
  room: Uint32Array,
  needed: readonly WordFound[],
  scope: TextScope,
  isSized: boolean,
): boolean {
  const sizes = needed.filter(({ word }) => isBareSize(word.typed));
  if (sizes.length === 0) return false;
  const { workspace, weighing } = scope;
  const least = weighing.worth.size.weights[fieldBits.suffix] ?? 0;
  const sized = workspace.bits.take();
  for (const document of documentsIn(named, room)) {
    if (sizes.every(({ match }) => (match.weights[document] ?? 0) >= least)) setBit(sized, document);
  }
  const isAnySized = isSized || isAny(sized);
  if (isAnySized) named.set(sized);
  workspace.bits.release(sized);
  return isAnySized;
}

/**
 * The least share of the words' rarity that a product must have if it lacks words. The share is higher if a word was
 * guessed, and highest if no word names a kind of thing.
 */
export const leastShare = { named: 0.2, guessed: 0.45, unnamed: 0.6 } as const;

/** Products with at least this share of the best product's rarity are shown with it. */
const nearlyMost = 0.75;

/**
 * Keeps in `hits` the documents that match nearly as much as the best one, and at least `least` of the words' rarity.
 * Returns the words that some of them lack.
 */
export function keepMost(
  hits: Bits,
  documents: Uint32Array,
  needed: readonly WordFound[],
  least: number,
): readonly string[] {
  const parts = Array.from(documents, (document) => strongPart(document, needed));
  const most = parts.reduce((best, part) => Math.max(best, part), 0);
  const enoughPart = Math.max(least, nearlyMost * most);
  const missing = new Set<WordFound>();
  hits.fill(0);
  for (const [i, document] of documents.entries()) {
    if ((parts[i] ?? 0) < enoughPart) continue;
    setBit(hits, document);
    for (const word of needed) if (!hasBit(word.match.hits, document)) missing.add(word);
  }
  return needed.filter((word) => missing.has(word)).map(({ word }) => word.typed);
}
