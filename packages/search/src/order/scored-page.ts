import { type Bits, hasBit, lowestBit, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { Permutation } from './permutation.ts';
import { type PageRange, pageOf } from './sorted-page.ts';

/** By document: its score. More is better. */
export type Scores = Uint8Array | Uint16Array;

interface Hits {
  readonly hits: Bits;
  readonly count: number;
}

/** The hits with one score. */
interface ScoreClass {
  readonly score: number;
  readonly count: number;
  /** The number of hits with a better score. */
  readonly before: number;
}

/**
 * One page of the hits, better scores first, equal scores in the given order (CONTRACT §2). The hits are counted by
 * score. Only scores that occur on the page are sorted. The first and last of these may have many hits, and only their
 * part of the page is sorted.
 */
export function scoredPage(
  found: Hits,
  scores: Scores,
  order: Permutation,
  { offset, limit }: PageRange,
  workspace: Workspace,
): number[] {
  const length = Math.min(limit, found.count - offset);
  if (length <= 0) return [];
  const [first, last] = classesAt(countScores(found.hits, scores), offset, offset + length - 1);
  const between = first.before + first.count < last.before ? documentsBetween(found.hits, scores, first, last) : [];
  between.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (order.places[a] ?? 0) - (order.places[b] ?? 0));
  const pageIn = (one: ScoreClass, range: PageRange) => pageOfClass(found, scores, one, order, range, workspace);
  const head = pageIn(first, { offset: offset - first.before, limit: length });
  const rest = { offset: 0, limit: length - head.length - between.length };
  return [...head, ...between, ...(first === last ? [] : pageIn(last, rest))];
}

/** By score: the number of hits with it. */
function countScores(hits: Bits, scores: Scores): Uint32Array {
  const counts = new Uint32Array(scores.BYTES_PER_ELEMENT === 1 ? 256 : 65_536);
  for (let i = 0; i < hits.length; i++) {
    for (let word = hits[i] ?? 0; word !== 0; word &= word - 1) {
      const score = scores[(i << 5) + lowestBit(word)] ?? 0;
      counts[score] = (counts[score] ?? 0) + 1;
    }
  }
  return counts;
}

/** The score classes that contain two places of the ranking. */
function classesAt(counts: Uint32Array, from: number, to: number): readonly [ScoreClass, ScoreClass] {
  let before = 0;
  let first: ScoreClass | null = null;
  for (let score = counts.length - 1; score >= 0; score--) {
    const count = counts[score] ?? 0;
    if (before + count > from) first ??= { score, count, before };
    if (first !== null && before + count > to) return [first, first.score === score ? first : { score, count, before }];
    before += count;
  }
  throw new RangeError('There are fewer hits than that.');
}

function documentsBetween(hits: Bits, scores: Scores, first: ScoreClass, last: ScoreClass): number[] {
  const between: number[] = [];
  for (let i = 0; i < hits.length; i++) {
    for (let word = hits[i] ?? 0; word !== 0; word &= word - 1) {
      const document = (i << 5) + lowestBit(word);
      const score = scores[document] ?? 0;
      if (score > last.score && score < first.score) between.push(document);
    }
  }
  return between;
}

/** A page of the hits with one score. A large class is read along the order, a small one is picked out of the hits. */
function pageOfClass(
  { hits, count: hitCount }: Hits,
  scores: Scores,
  { score, count }: ScoreClass,
  order: Permutation,
  range: PageRange,
  workspace: Workspace,
): number[] {
  const { documents } = order;
  if ((documents.length / count) * (range.offset + range.limit) * stepsOfWalk < hitCount) {
    return walked(hits, scores, score, documents, range);
  }
  const members = workspace.bits.take();
  for (let i = 0; i < hits.length; i++) {
    for (let word = hits[i] ?? 0; word !== 0; word &= word - 1) {
      const document = (i << 5) + lowestBit(word);
      if (scores[document] === score) setBit(members, document);
    }
  }
  const page = pageOf(members, count, order, range, workspace);
  workspace.bits.release(members);
  return page;
}

/** The cost of one step along an order, in steps from one hit to the next. */
const stepsOfWalk = 4;

function walked(
  hits: Bits,
  scores: Scores,
  score: number,
  documents: Uint32Array,
  { offset, limit }: PageRange,
): number[] {
  const page: number[] = [];
  let before = 0;
  for (let place = 0; page.length < limit && place < documents.length; place++) {
    const document = documents[place] ?? 0;
    if (scores[document] === score && hasBit(hits, document) && before++ >= offset) page.push(document);
  }
  return page;
}
