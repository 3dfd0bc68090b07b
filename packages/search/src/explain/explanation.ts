import type { Answering } from '../segments/match-weight.ts';
import type { fieldBits } from '../segments/text-segment.ts';
import type { SearchReading } from '../shapes/browsing-result.ts';
import type { QueryWord } from '../words/query-words.ts';

/** What a search text finds in the whole shop, and why: for an operator who wonders. */
export interface Explanation {
  readonly count: number;
  readonly reading?: SearchReading;
  readonly words: readonly Pick<QueryWord, 'typed' | 'role'>[];
  /** The names of products that would be hits, but for the operator. */
  readonly barred: readonly string[];
  /** The first hits. */
  readonly hits: readonly ExplainedHit[];
}

/** Why a product is found, and stands where it stands. */
export interface ExplainedHit {
  readonly id: string;
  readonly name: string;
  /** From 0: the step that found it. Whatever the scores, earlier steps come first. */
  readonly tier: number;
  /** Whether the operator has it stand first. */
  readonly isPinned: boolean;
  /** Within the tier, before the names are compared. */
  readonly score: number;
  /** By what its name and category change the score: a factor around 1. */
  readonly fit: number;
  /** The words that it is found by. */
  readonly words: readonly { readonly typed: string; readonly finds: readonly WordFind[] }[];
}

/** Where a word was found. */
export interface WordFind {
  /** The term of the catalogue; for a beginning, one that begins so. */
  readonly term: string;
  readonly as: Answering;
  readonly places: readonly FoundPlace[];
}

/** A field of the product, or its category's name, or the name of one above. */
export type FoundPlace = keyof typeof fieldBits | 'category' | 'categoryAbove';
