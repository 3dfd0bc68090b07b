import type { WeightFactors } from '../segments/match-weight.ts';
import type { SynonymRule } from './synonyms.ts';

/** How an operator steers the search. */
export interface SearchSteering {
  readonly synonyms: readonly SynonymRule[];
  /** Words that say nothing about what is sought, beside those that never do; absent: none. */
  readonly stopWords?: readonly string[];
  /** Products that stand first where these texts are searched for, and those that do not stand there; absent: none. */
  readonly pins?: readonly TermRule[];
  readonly bars?: readonly TermRule[];
  /** Parts of a product that weigh more or less than usual; absent: none. */
  readonly weights?: WeightFactors;
  /** Whether more than two sizes of one thing may stand among the first ten; absent: no. */
  readonly sizesTogether?: boolean;
  /** Whether each member of a family is found by itself; absent: no, one stands for all. */
  readonly membersApart?: boolean;
}

/** Texts that somebody may search for, and products. */
export interface TermRule {
  /** Words, or phrases of up to four. */
  readonly phrases: readonly string[];
  readonly productIds: readonly string[];
}
