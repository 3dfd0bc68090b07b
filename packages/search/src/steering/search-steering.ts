import type { WeightFactors } from '../segments/match-weight.ts';
import type { SynonymRule } from './synonyms.ts';

/** The operator's settings for the search. */
export interface SearchSteering {
  readonly synonyms: readonly SynonymRule[];
  /** Further stop words. Absent: none. */
  readonly stopWords?: readonly string[];
  /** Products that come first for certain search texts, and products that are not shown for them. Absent: none. */
  readonly pins?: readonly TermRule[];
  readonly bars?: readonly TermRule[];
  /** Parts of a product that weigh more or less than usual. Absent: none. */
  readonly weights?: WeightFactors;
  /** Whether more than two sizes of one thing may be among the first ten. Absent: no. */
  readonly sizesTogether?: boolean;
  /** Whether each member of a family is a hit of its own. Absent: no, one member represents the family. */
  readonly membersApart?: boolean;
}

/** Search texts, and the products they concern. */
export interface TermRule {
  /** Words, or phrases of up to four words. */
  readonly phrases: readonly string[];
  readonly productIds: readonly string[];
}
