import type { Permutation } from '../order/permutation.ts';
import { scoredPage } from '../order/scored-page.ts';
import type { PageRange } from '../order/sorted-page.ts';
import { type Bits, documentsIn, hasBit, keepCommon } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import { allParts, scoreInTier, scoreOf, scoresByWeight, type WordFound } from './text-score.ts';

/** The hits of one search step. They come behind the hits of earlier steps, whatever the scores. */
interface Tier {
  readonly hits: Bits;
  /** The score of a document. */
  readonly scoreOf: (document: number) => number;
  /** The weights of the word, if only one word is sought. They order the hits as the scores do. */
  readonly weights: Uint8Array | null;
}

/**
 * The hits of all search steps, in the order of the steps. Scores are computed only for tiers of which a page shows
 * something: a common word has many hits that only mention it, behind those that it names.
 */
export class Ranking {
  readonly #workspace: Workspace;
  readonly #tiers: Tier[] = [];
  /** The number of tiers, from the first on, that have scores in #scores. */
  #settled = 0;
  /** The scores computed so far. The array is taken with the first score. */
  #scores: Uint16Array | null = null;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** Adds the hits of a step, if there are any. `needed`: the words that alone make up a full score. */
  add(hits: Bits, needed: readonly WordFound[], others: readonly WordFound[]): void {
    const kept = this.#workspace.bits.take();
    kept.set(hits);
    this.#tiers.push({ hits: kept, ...scoring([...needed, ...others], allParts(needed) || 1, this.#tiers.length) });
  }

  /** Computes all scores. Must run before the words of the tiers change. */
  settle(): void {
    for (const { hits, scoreOf } of this.#tiers.slice(this.#settled)) this.#score(hits, scoreOf);
    this.#settled = this.#tiers.length;
  }

  /** The score of a document. 0 if no step found it. */
  scoreOf(document: number): number {
    const place = this.#tiers.findIndex(({ hits }) => hasBit(hits, document));
    const score = place < this.#settled ? this.#scores?.[document] : this.#tiers[place]?.scoreOf(document);
    return place < 0 ? 0 : (score ?? 0);
  }

  /** One page of the products in `hits`, better scores first, equal scores in the given order (CONTRACT §2). */
  page(hits: Bits, order: Permutation, { offset, limit }: PageRange): number[] {
    const page: number[] = [];
    let before = 0;
    for (const [place, tier] of this.#tiers.entries()) {
      if (page.length >= limit) break;
      const among = this.#workspace.bits.take();
      const count = keepCommon(among, tier.hits, hits);
      const range = { offset: Math.max(0, offset - before), limit: limit - page.length };
      if (range.offset < count) page.push(...this.#pageOf({ hits: among, count }, place, tier, order, range));
      before += count;
      this.#workspace.bits.release(among);
    }
    return page;
  }

  #pageOf(
    found: { readonly hits: Bits; readonly count: number },
    place: number,
    { weights, scoreOf }: Tier,
    order: Permutation,
    range: PageRange,
  ): number[] {
    const settled = place < this.#settled ? this.#scores : null;
    const scores = settled ?? weights ?? this.#score(found.hits, scoreOf);
    return scoredPage(found, scores, order, range, this.#workspace);
  }

  #score(hits: Bits, scoreOf: Tier['scoreOf']): Uint16Array {
    const scores = this.#scores ?? this.#workspace.scores.take();
    this.#scores = scores;
    const room = this.#workspace.lists.take();
    const documents = documentsIn(hits, room);
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i] ?? 0;
      scores[document] = scoreOf(document);
    }
    this.#workspace.lists.release(room);
    return scores;
  }
}

function scoring(words: readonly WordFound[], total: number, tier: number): Pick<Tier, 'scoreOf' | 'weights'> {
  const [only, ...more] = words;
  if (only === undefined || more.length > 0) {
    return { scoreOf: (document) => scoreInTier(tier, scoreOf(document, words) / total), weights: null };
  }
  const scores = scoresByWeight(only, tier);
  const { weights } = only.match;
  return { scoreOf: (document) => scores[weights[document] ?? 0] ?? 0, weights };
}
