import type { Vocabulary } from '../german/vocabulary.ts';
import { type Bits, documentsIn } from '../sets/bits.ts';
import { meaningOf } from './clues.ts';
import { exactName, inNameAsWhole, scoreOf } from './match-weight.ts';
import { matchWord, release, type SearchScope, type WordMatch } from './match-word.ts';
import type { QueryWord } from './query-words.ts';

/** Documents that hold every word, and how well. */
export interface TextMatch {
  readonly hits: Bits;
  readonly count: number;
  /** By document; more is better. */
  readonly scores: Uint16Array;
}

/**
 * Finds the candidates that hold every word. A document's score is the sum of the weights of its words
 * (match-weight.ts); an exact name adds to it. `nameWords`, by document: how many different words its name has. Without
 * words nothing is found.
 */
export function matchText(
  scope: SearchScope & { readonly vocabulary: Vocabulary },
  words: readonly QueryWord[],
  nameWords: Uint8Array,
): TextMatch {
  const { workspace } = scope;
  const tally: Tally = { scores: workspace.scores.take(), wholeInName: workspace.bytes.take() };
  const room = workspace.lists.take();
  let documents = room.subarray(0, 0);
  let hits = words.length === 0 ? workspace.bits.take() : scope.candidates;
  for (const word of words) {
    const found = matchWord({ ...scope, candidates: hits }, meaningOf(word, scope.vocabulary));
    documents = documentsIn(found.hits, room);
    addWord(tally, documents, found);
    release({ hits, weights: found.weights }, workspace);
    hits = found.hits;
    if (documents.length === 0) break;
  }
  preferExactNames(tally, documents, words.length, nameWords);
  return { hits, count: documents.length, scores: tally.scores };
}

interface Tally {
  readonly scores: Uint16Array;
  /** By document: how many of the words are whole words of its name. */
  readonly wholeInName: Uint8Array;
}

function addWord({ scores, wholeInName }: Tally, documents: Uint32Array, { weights }: WordMatch): void {
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0;
    const weight = weights[document] ?? 0;
    scores[document] = (scores[document] ?? 0) + scoreOf(weight);
    if (inNameAsWhole(weight)) wholeInName[document] = (wholeInName[document] ?? 0) + 1;
  }
}

function preferExactNames(
  { scores, wholeInName }: Tally,
  documents: Uint32Array,
  words: number,
  nameWords: Uint8Array,
) {
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0;
    const isExact = wholeInName[document] === words && nameWords[document] === words;
    if (isExact) scores[document] = (scores[document] ?? 0) + exactName;
  }
}
