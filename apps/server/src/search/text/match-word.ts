import { type Bits, documentsIn, hasBit, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import { weightOf } from './match-weight.ts';
import type { QueryWord } from './query-words.ts';
import { type PostingRange, postingsOf, postingsOfPrefix, type TextSegment } from './text-segment.ts';

/** Documents that hold a word. */
export interface WordMatch {
  readonly hits: Bits;
  /** By document: the weight of its best find. */
  readonly weights: Uint8Array;
}

/** Where to look, and with what. */
export interface SearchScope {
  readonly segments: readonly TextSegment[];
  readonly candidates: Bits;
  readonly workspace: Workspace;
}

/** Finds the candidates that hold a word in one of its alternatives. */
export function matchWord(scope: SearchScope, word: QueryWord): WordMatch {
  const [first = [], ...others] = word.alternatives;
  const match = matchTerms(scope, first, word.isPrefix);
  for (const terms of others) {
    const other = matchTerms(scope, terms, word.isPrefix);
    addBetter(match, other, scope.workspace);
    release(other, scope.workspace);
  }
  return match;
}

/** Gives back what a match was made with. */
export function release({ hits, weights }: WordMatch, workspace: Workspace): void {
  workspace.bits.giveBack(hits);
  workspace.bytes.giveBack(weights);
}

/** Finds the candidates that hold all the terms; the weakest find gives the weight. */
function matchTerms(scope: SearchScope, terms: readonly string[], isPrefix: boolean): WordMatch {
  const { workspace } = scope;
  const [first = '', ...others] = terms;
  let match = matchTerm(scope, first, isPrefix && others.length === 0);
  for (const [i, term] of others.entries()) {
    const next = matchTerm({ ...scope, candidates: match.hits }, term, isPrefix && i === others.length - 1);
    keepWeakest(next, match, workspace);
    release(match, workspace);
    match = next;
  }
  return match;
}

function matchTerm({ segments, candidates, workspace }: SearchScope, term: string, isPrefix: boolean): WordMatch {
  const found = { hits: workspace.bits.take(), weights: workspace.bytes.take() };
  for (const segment of segments) {
    if (isPrefix) add(found, segment, postingsOfPrefix(segment, term), weightOf.beginning, candidates);
    add(found, segment, postingsOf(segment, term), weightOf.whole, candidates);
  }
  return found;
}

function add(
  found: WordMatch,
  { documents, fields }: TextSegment,
  { from, to }: PostingRange,
  weights: Uint8Array,
  candidates: Bits,
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i] ?? 0;
    if (!hasBit(candidates, document)) continue;
    const weight = weights[fields[i] ?? 0] ?? 0;
    if (weight <= (found.weights[document] ?? 0)) continue;
    found.weights[document] = weight;
    setBit(found.hits, document);
  }
}

function addBetter(match: WordMatch, other: WordMatch, workspace: Workspace): void {
  const room = workspace.lists.take();
  for (const document of documentsIn(other.hits, room)) {
    setBit(match.hits, document);
    match.weights[document] = Math.max(match.weights[document] ?? 0, other.weights[document] ?? 0);
  }
  workspace.lists.giveBack(room);
}

function keepWeakest(match: WordMatch, before: WordMatch, workspace: Workspace): void {
  const room = workspace.lists.take();
  for (const document of documentsIn(match.hits, room)) {
    match.weights[document] = Math.min(match.weights[document] ?? 0, before.weights[document] ?? 0);
  }
  workspace.lists.giveBack(room);
}
