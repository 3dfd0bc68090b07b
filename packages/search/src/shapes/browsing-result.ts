import type { Cents } from '@kontor/domain';
import type { Availability } from './browsing-query.ts';

/** One page of hits. */
export interface FoundProducts {
  readonly productIds: readonly string[];
  /** The number of hits on all pages. */
  readonly count: number;
  /** How the search text was read. Absent if all words were found as typed. */
  readonly reading?: SearchReading;
  /**
   * By the id of each product that represents a family on this page: the members that pass search and filter. Absent if
   * neither narrows the list, or if there are no families.
   */
  readonly membersFound?: ReadonlyMap<string, readonly string[]>;
}

/** What the search did to find anything. It becomes the sentence above the list. */
export interface SearchReading {
  /** Words without matches, with the words taken instead. */
  readonly guessed: readonly { readonly typed: string; readonly taken: readonly string[] }[];
  /** Words that some of the hits lack. */
  readonly missing: readonly string[];
  /** Words that occur only in descriptions: of all hits, or of those behind the exact ones. Absent: none. */
  readonly mentioned?: readonly string[];
  /** Excluded words that apply to all products with the searched name. Absent: none. */
  readonly included?: readonly string[];
  /** The number of hits with all words, or with the words taken instead. In the default order these come first. */
  readonly exact: number;
}

/** One page of hits, with the filters for them. */
export interface BrowsingResult extends FoundProducts {
  /**
   * By group and value of the category: the number of products that would match with this value, given search, category
   * and the selection in the other groups. Groups and values may have any name, so the records have no prototype.
   */
  readonly attributeCounts: Record<string, Record<string, number>>;
  /** The possible ranges, given search, category and all filters except the range itself. */
  readonly bounds: {
    /** The lowest and highest price. Null if no hit has a price. */
    readonly price: { readonly min: Cents; readonly max: Cents } | null;
    /** One for each group with a range filter, in the operator's order. Groups without a hit are left out. */
    readonly attributes: readonly AttributeBounds[];
  };
  /** The number of products that would match, given all filters except availability. */
  readonly availabilityCounts: Readonly<Record<Availability, number>>;
  /** The number of reduced products among them, given all filters except this one. */
  readonly reducedCount: number;
}

/** The smallest and largest number of an attribute group, in the unit of the catalogue. */
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
