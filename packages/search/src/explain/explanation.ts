import type { Answering } from '../segments/match-weight.ts';
import type { fieldBits } from '../segments/text-segment.ts';
import type { SearchReading } from '../shapes/browsing-result.ts';
import type { QueryWord } from '../words/query-words.ts';

/** Explains to an operator which products a search finds in the whole shop, and why. */
export interface Explanation {
  readonly count: number;
  readonly reading?: SearchReading;
  readonly words: readonly Pick<QueryWord, 'typed' | 'role'>[];
  /** The names of products that match, but that the operator barred from this search. */
  readonly barred: readonly string[];
  /** The first hits. */
  readonly hits: readonly ExplainedHit[];
}

/** Why a product is a hit, and why it has its position. */
export interface ExplainedHit {
  readonly id: string;
  readonly name: string;
  /** The search step that found the product, from 0. Hits of earlier steps come first, whatever their scores. */
  readonly tier: number;
  /** Whether the operator pinned the product to the top. */
  readonly isPinned: boolean;
  /** The score within the tier, before the names are compared. */
  readonly score: number;
  /** The factor by which name and category change the score, around 1. */
  readonly fit: number;
  /** The words of the search text that match the product. */
  readonly words: readonly { readonly typed: string; readonly finds: readonly WordFind[] }[];
}

/** Where a word was found. */
export interface WordFind {
  /** The term of the catalogue. For a beginning: a term with this beginning. */
  readonly term: string;
  readonly as: Answering;
  readonly places: readonly FoundPlace[];
}

/** A field of the product, the name of its category, or the name of a category above. */
export type FoundPlace = keyof typeof fieldBits | 'category' | 'categoryAbove';
