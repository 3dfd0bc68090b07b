import { type Bits, documentsIn, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { Permutation } from './permutation.ts';
import { type PageRange, pageOf } from './sorted-page.ts';

/** One more than the best score. */
const scoreCount = 65_536;

/** The hits with one score. */
interface ScoreClass {
  readonly score: number;
  readonly count: number;
  /** How many hits have a better score. */
  readonly before: number;
}

/**
 * One page of the hits, better scores first, equal scores in the given order (CONTRACT §2). The hits are counted by
 * score. Only those are brought into order whose score has a place on the page: the classes at its two ends, which may
 * be large, as pages of their own, and what lies between.
 */
export function scoredPage(
  { hits, count }: { readonly hits: Bits; readonly count: number },
  scores: Uint16Array,
  order: Permutation,
  { offset, limit }: PageRange,
  workspace: Workspace,
): number[] {
  const length = Math.min(limit, count - offset);
  if (length <= 0) return [];
  const room = workspace.lists.take();
  const documents = documentsIn(hits, room);
  const [first, last] = classesAt(countScores(documents, scores), offset, offset + length - 1);
  const [inFirst, inLast] = [workspace.bits.take(), workspace.bits.take()];
  const between: number[] = [];
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0;
    const score = scores[document] ?? 0;
    if (score > first.score || score < last.score) continue;
    if (score === first.score) setBit(inFirst, document);
    else if (score === last.score) setBit(inLast, document);
    else between.push(document);
  }
  workspace.lists.giveBack(room);
  const head = pageOf(inFirst, first.count, order, { offset: offset - first.before, limit: length }, workspace);
  between.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (order.places[a] ?? 0) - (order.places[b] ?? 0));
  const rest = { offset: 0, limit: length - head.length - between.length };
  const page = [...head, ...between, ...(first === last ? [] : pageOf(inLast, last.count, order, rest, workspace))];
  for (const bits of [inFirst, inLast]) workspace.bits.giveBack(bits);
  return page;
}

/** By score: how many documents have it. */
function countScores(documents: Uint32Array, scores: Uint16Array): Uint32Array {
  const counts = new Uint32Array(scoreCount);
  for (let i = 0; i < documents.length; i++) {
    const score = scores[documents[i] ?? 0] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  }
  return counts;
}

/** The classes that two places of the ranking fall into. */
function classesAt(counts: Uint32Array, from: number, to: number): readonly [ScoreClass, ScoreClass] {
  let before = 0;
  let first: ScoreClass | null = null;
  for (let score = scoreCount - 1; score >= 0; score--) {
    const count = counts[score] ?? 0;
    if (before + count > from) first ??= { score, count, before };
    if (first !== null && before + count > to) return [first, first.score === score ? first : { score, count, before }];
    before += count;
  }
  throw new RangeError('There are fewer hits than that.');
}
