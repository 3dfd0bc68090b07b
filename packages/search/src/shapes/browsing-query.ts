import type { FilterGroup, OrderBy } from '@kontor/contract';
import type { Cents } from '@kontor/domain';

/** A visitor's query (CONTRACT §2), with defaults filled in. */
export interface BrowsingQuery {
  readonly categoryId: string;
  /** Every word must match, the last one as a prefix. Signs alone find nothing. A blank text is no search. */
  readonly searchText?: string | undefined;
  readonly filter?: readonly FilterGroup[] | undefined;
  /** Further choices besides the chosen values of the same group. */
  readonly ranges?: readonly AttributeRange[] | undefined;
  readonly price?: PriceRange | undefined;
  readonly availability?: Availability | undefined;
  /** Only products whose first condition is reduced now. False or absent: all products. */
  readonly reduced?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
  /**
   * How many of the best hits are also compared by their whole names, which is expensive. Absent: those of the first
   * pages.
   */
  readonly comparedByName?: number | undefined;
  /** Absent or empty: better matches first in a search, then rating descending, then name. */
  readonly orderBy?: readonly OrderBy[] | undefined;
  /**
   * The group whose prices apply to ranges, orders by price and `reduced`. Null or an unknown group: everybody's
   * prices.
   */
  readonly customerGroup?: string | null | undefined;
}

/** A range of an attribute group's numbers in its unit, both ends included. No number is in a reversed range. */
export interface AttributeRange {
  readonly name: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A range of the first condition's price in cents, both ends included. No price is in a reversed range. */
export interface PriceRange {
  readonly min?: Cents | undefined;
  readonly max?: Cents | undefined;
}

/** `deliverable`: green or yellow light. `now`: green light. */
export type Availability = 'deliverable' | 'now';
