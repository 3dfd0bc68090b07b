import type { Permutation } from '../order/permutation.ts';
import { scoredPage } from '../order/scored-page.ts';
import type { PageRange } from '../order/sorted-page.ts';
import { type Bits, countBits, documentsIn, hasBit, intersect, lowestBit, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import { allParts, scoreInTier, scoreOf, scoresByWeight, type WordFound } from './text-score.ts';

/** What one step of a search found: behind what earlier steps found, whatever the scores. */
interface Tier {
  readonly hits: Bits;
  /** The score of a document. */
  readonly scoreOf: (document: number) => number;
  /** Where one word alone is looked for: its weights, which order as the scores do. */
  readonly weights: Uint8Array | null;
}

/**
 * What the steps of a search found, in their order. Scores are worked out for the tiers that a page shows something of:
 * behind the products that a common word names lie many more that only mention it.
 */
export class Ranking {
  readonly #workspace: Workspace;
  readonly #tiers: Tier[] = [];
  /** How many tiers from the first on have their scores in #scores. */
  #settled = 0;
  readonly #scores: Uint16Array;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
    this.#scores = workspace.scores.take();
  }

  /** Adds what a step found; nothing is no tier. The first of the words are `needed`: they alone make a full score. */
  add(hits: Bits, needed: readonly WordFound[], others: readonly WordFound[]): void {
    if (!hits.some((word) => word !== 0)) return;
    const kept = this.#workspace.bits.take();
    kept.set(hits);
    this.#tiers.push({ hits: kept, ...scoring([...needed, ...others], allParts(needed), this.#tiers.length) });
  }

  /** Works out all scores: before the words of the tiers change. */
  settle(): void {
    for (const { hits, scoreOf } of this.#tiers.slice(this.#settled)) this.#score(hits, scoreOf);
    this.#settled = this.#tiers.length;
  }

  /** The score of a document; 0 where no step found it. */
  scoreOf(document: number): number {
    const place = this.#tiers.findIndex(({ hits }) => hasBit(hits, document));
    const score = place < this.#settled ? this.#scores[document] : this.#tiers[place]?.scoreOf(document);
    return place < 0 ? 0 : (score ?? 0);
  }

  /** One page of those that are among `hits`, better ones first, equal ones in the given order (CONTRACT §2). */
  page(hits: Bits, order: Permutation, { offset, limit }: PageRange): number[] {
    const page: number[] = [];
    let before = 0;
    for (const [place, tier] of this.#tiers.entries()) {
      if (page.length >= limit) break;
      const among = this.#workspace.bits.take();
      among.set(tier.hits);
      intersect(among, hits);
      const count = countBits(among);
      const range = { offset: Math.max(0, offset - before), limit: limit - page.length };
      if (range.offset < count) page.push(...this.#pageOf({ hits: among, count }, place, tier, order, range));
      before += count;
      this.#workspace.bits.giveBack(among);
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
    const isSettled = place < this.#settled;
    const wanted = range.offset + range.limit;
    const best = weights === null || isSettled ? found : heaviest(found, weights, wanted, this.#workspace);
    if (!isSettled) this.#score(best.hits, scoreOf);
    const page = scoredPage(best, this.#scores, order, range, this.#workspace);
    if (best !== found) this.#workspace.bits.giveBack(best.hits);
    return page;
  }

  #score(hits: Bits, scoreOf: Tier['scoreOf']): void {
    const room = this.#workspace.lists.take();
    const documents = documentsIn(hits, room);
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i] ?? 0;
      this.#scores[document] = scoreOf(document);
    }
    this.#workspace.lists.giveBack(room);
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

/** Fewer hits than this many times what is wanted are brought into order as they are. */
const worthNarrowing = 8;

/** Those of the hits that may be among the `wanted` best ones: all with a weight that is as large as theirs. */
function heaviest(
  found: { readonly hits: Bits; readonly count: number },
  weights: Uint8Array,
  wanted: number,
  workspace: Workspace,
): { readonly hits: Bits; readonly count: number } {
  if (found.count < wanted * worthNarrowing) return found;
  const counts = countWeights(found.hits, weights);
  let [least, count] = [255, counts[255] ?? 0];
  while (least > 0 && count < wanted) count += counts[--least] ?? 0;
  const best = workspace.bits.take();
  for (let i = 0; i < found.hits.length; i++) {
    for (let word = found.hits[i] ?? 0; word !== 0; word &= word - 1) {
      const document = (i << 5) + lowestBit(word);
      if ((weights[document] ?? 0) >= least) setBit(best, document);
    }
  }
  return { hits: best, count };
}

/** By weight: how many of the hits have it. */
function countWeights(hits: Bits, weights: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < hits.length; i++) {
    for (let word = hits[i] ?? 0; word !== 0; word &= word - 1) {
      const weight = weights[(i << 5) + lowestBit(word)] ?? 0;
      counts[weight] = (counts[weight] ?? 0) + 1;
    }
  }
  return counts;
}
