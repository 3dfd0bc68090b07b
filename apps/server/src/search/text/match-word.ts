import { type Bits, documentsIn, hasBit, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { Clue, Meaning } from './clues.ts';
import { ofBeginning, weightOf } from './match-weight.ts';
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

/** Finds the candidates that a word leads to in one of its meanings. */
export function matchWord(scope: SearchScope, [first = [], ...others]: Meaning): WordMatch {
  const match = matchClues(scope, first);
  for (const clues of others) {
    const other = matchClues(scope, clues);
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

/** Finds the candidates that all the clues lead to; the weakest find gives the weight. */
function matchClues(scope: SearchScope, clues: readonly Clue[]): WordMatch {
  const { workspace } = scope;
  const [first = noClue, ...others] = clues;
  let match = matchClue(scope, first);
  for (const clue of others) {
    const next = matchClue({ ...scope, candidates: match.hits }, clue);
    keepWeakest(next, match, workspace);
    release(match, workspace);
    match = next;
  }
  return match;
}

const noClue: Clue = { terms: [], beginning: null };

function matchClue({ segments, candidates, workspace }: SearchScope, { terms, beginning }: Clue): WordMatch {
  const found = { hits: workspace.bits.take(), weights: workspace.bytes.take() };
  for (const segment of segments) {
    if (beginning !== null)
      add(found, segment, postingsOfPrefix(segment, beginning), ofBeginning(beginning), candidates);
    for (const { term, as } of terms) add(found, segment, postingsOf(segment, term), weightOf[as], candidates);
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
