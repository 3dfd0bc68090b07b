import type { Weighing, Worth } from '../segments/match-weight.ts';
import {
  fieldBits,
  type PostingLists,
  rangeOfPrefix,
  rangeOfTerm,
  type TermRange,
  type TextSegment,
} from '../segments/text-segment.ts';
import { type Bits, setBit, unite } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { Clue } from './clues.ts';
import { addReady, type Finds, KeptFinds, packed, type ReadyFinds } from './ready-finds.ts';

/** Posting lists to read, and the worth of their matches. */
interface Part {
  readonly lists: PostingLists;
  readonly range: TermRange;
  readonly worth: Worth;
}

/** From so many bytes of postings on, matches are cached. Reading them takes about half a millisecond. */
export const worthKeeping = 131_072;

const keptIn = new WeakMap<TextSegment, KeptFinds>();

/** The worth of matches. `begun`: the worth of a term that only begins like the clue. */
interface Worths {
  readonly weighing: Weighing;
  readonly begun: Worth;
}

/**
 * Adds the documents of a segment that match a clue. Names of categories do not count. Strong matches need not be hits.
 * Returns whether the segment has any of the clue's terms.
 */
export function addFinds(
  found: Finds,
  segment: TextSegment,
  clue: Clue,
  worths: Worths,
  workspace: Workspace,
): boolean {
  const parts = partsIn(segment, clue, worths);
  const bytes = parts.reduce((sum, part) => sum + bytesOf(part), 0);
  if (bytes < worthKeeping) {
    for (const part of parts) addPart(found, part);
    return bytes > 0;
  }
  const kept = keptIn.get(segment) ?? new KeptFinds(segment);
  keptIn.set(segment, kept);
  addReady(
    kept.of(keyOf(clue), worths.weighing, () => madeOf(parts, workspace)),
    found,
  );
  return true;
}

function partsIn({ strong, weak }: TextSegment, { terms, beginning }: Clue, { weighing, begun }: Worths): Part[] {
  const parts: Part[] = [];
  const add = (worth: Worth, rangeIn: (lists: PostingLists) => TermRange) => {
    parts.push({ lists: strong, range: rangeIn(strong), worth });
    if (weightInDescription(worth) > 0) parts.push({ lists: weak, range: rangeIn(weak), worth });
  };
  if (beginning !== null) add(begun, (lists) => rangeOfPrefix(lists, beginning));
  for (const { term, as } of terms) add(weighing.worth[as], (lists) => rangeOfTerm(lists, term));
  return parts;
}

function weightInDescription({ weights }: Worth): number {
  return weights[fieldBits.description] ?? 0;
}

function bytesOf({ lists: { starts }, range: { from, to } }: Part): number {
  return (starts[to] ?? 0) - (starts[from] ?? 0);
}

function keyOf({ terms, beginning, isWhole }: Clue): string {
  return `${beginning}|${isWhole}|${terms.map(({ term, as }) => `${term}:${as}`).join(' ')}`;
}

function madeOf(parts: readonly Part[], { bits, bytes }: Workspace): ReadyFinds {
  const finds = { hits: bits.take(), strong: bits.take(), weights: bytes.take() };
  for (const part of parts) addPart(finds, part);
  unite(finds.hits, finds.strong);
  const ready = packed(finds);
  bits.release(finds.hits);
  bits.release(finds.strong);
  bytes.release(finds.weights);
  return ready;
}

/** Adds the matches of one part. Matches outside descriptions go to `strong` alone if they are strong there. */
function addPart(found: Finds, { lists: { starts, postings, hasFields }, range, worth }: Part): void {
  const { hits, strong, weights: best } = found;
  const named = { strong, hits, best, worth };
  const mentioned = { set: hits, best, weight: weightInDescription(worth) };
  for (let term = range.from; term < range.to; term++) {
    const [from, end] = [starts[term] ?? 0, starts[term + 1] ?? 0];
    if (hasFields) addNamed(postings, from, end, named);
    else addMentioned(postings, from, end, mentioned);
  }
}

/*
 * Both functions read the postings themselves, without a visitor for each (eachPosting). A common beginning has
 * millions.
 */

function addNamed(
  postings: Uint8Array,
  from: number,
  end: number,
  {
    worth: { weights, isStrong },
    best,
    strong,
    hits,
  }: { readonly worth: Worth; readonly best: Uint8Array; readonly strong: Bits; readonly hits: Bits },
): void {
  let document = 0;
  for (let at = from; at < end; ) {
    let byte = postings[at++] ?? 0;
    document += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = postings[at++] ?? 0;
      document += (byte & 127) << shift;
    }
    const fields = postings[at++] ?? 0;
    const weight = weights[fields] ?? 0;
    if (weight === 0) continue;
    if (weight > (best[document] ?? 0)) best[document] = weight;
    setBit(isStrong[fields] === 1 ? strong : hits, document);
  }
}

function addMentioned(
  postings: Uint8Array,
  from: number,
  end: number,
  { weight, best, set }: { readonly weight: number; readonly best: Uint8Array; readonly set: Bits },
): void {
  let document = 0;
  for (let at = from; at < end; ) {
    let byte = postings[at++] ?? 0;
    document += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = postings[at++] ?? 0;
      document += (byte & 127) << shift;
    }
    if (weight > (best[document] ?? 0)) best[document] = weight;
    setBit(set, document);
  }
}
