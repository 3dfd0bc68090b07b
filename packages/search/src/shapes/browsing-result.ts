import type { Cents } from '@kontor/domain';
import type { Availability } from './browsing-query.ts';

/** One page of hits. */
export interface FoundProducts {
  readonly productIds: readonly string[];
  /** How many hits there are on all pages. */
  readonly count: number;
  /** How the search text was read; absent where all of its words were found as typed. */
  readonly reading?: SearchReading;
}

/** What was done to find anything, for the sentence above the list. */
export interface SearchReading {
  /** Words that nothing is called by, with what they were taken for. */
  readonly guessed: readonly { readonly typed: string; readonly taken: readonly string[] }[];
  /** Words that not everything found has. */
  readonly missing: readonly string[];
  /** Words that all products found mention in their descriptions, and none of them is called by; absent: none. */
  readonly mentioned?: readonly string[];
  /** How many of the hits have all words, or what they were taken for: in the default order these come first. */
  readonly exact: number;
}

/** One page of hits, with what one can filter them by. */
export interface BrowsingResult extends FoundProducts {
  /**
   * By group and value of the category: how many products would match with that value, given the search, the category
   * and the other groups' selection. Groups and values may have any name, so the records have no prototype.
   */
  readonly attributeCounts: Record<string, Record<string, number>>;
  /** What ranges can be chosen, given the search, the category and all of the filter but the range itself. */
  readonly bounds: {
    /** The lowest and highest price; null where nothing has one. */
    readonly price: { readonly min: Cents; readonly max: Cents } | null;
    /** Of the groups that are filtered by range, in the operator's order; those without a hit are left out. */
    readonly attributes: readonly AttributeBounds[];
  };
  /**
   * By the id of each product on the page that stands for a family: the members that search and filter leave of it.
   * Absent where neither narrows the list, or there are no families.
   */
  readonly membersFound?: ReadonlyMap<string, readonly string[]>;
  /** How many products would match, given all of the filter but the availability itself. */
  readonly availabilityCounts: Readonly<Record<Availability, number>>;
  /** How many of them would be reduced now, given all of the filter but this. */
  readonly reducedCount: number;
}

/** The smallest and largest number of an attribute group, in its unit as the catalogue writes it. */
export interface AttributeBounds {
  readonly name: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** The category is not in the tree. */
export interface CategoryNotFound {
  readonly code: 'category-not-found';
}
