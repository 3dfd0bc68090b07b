import type { FilterGroup, OrderBy } from '@kontor/contract';
import type { Cents } from '@kontor/domain';

/** What a visitor looks for (CONTRACT §2), with its defaults filled in. */
export interface BrowsingQuery {
  readonly categoryId: string;
  /**
   * Every word must match, the last one as a prefix. Signs alone find nothing; a text that shows nothing looks for
   * nothing.
   */
  readonly searchText?: string | undefined;
  readonly filter?: readonly FilterGroup[] | undefined;
  /** Beside the chosen values of the same group, of which they are further ones. */
  readonly ranges?: readonly AttributeRange[] | undefined;
  readonly price?: PriceRange | undefined;
  readonly availability?: Availability | undefined;
  /** Only what is reduced now by its first condition; false or absent: everything. */
  readonly reduced?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
  /**
   * How many of the best hits are compared once more by their whole names, which is dear. Absent: as many as a list
   * shows on its first pages.
   */
  readonly comparedByName?: number | undefined;
  /** None or empty: better matches first when something is looked for, then rating descending, then name. */
  readonly orderBy?: readonly OrderBy[] | undefined;
  /**
   * Whose prices a range, an order by price and `reduced` go by; null or a group that the shop does not have:
   * everybody's.
   */
  readonly customerGroup?: string | null | undefined;
}

/** Numbers of an attribute group in its unit, both ends included; upside down none. */
export interface AttributeRange {
  readonly name: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What a product costs by its first condition, in cents, both ends included; upside down nothing. */
export interface PriceRange {
  readonly min?: Cents | undefined;
  readonly max?: Cents | undefined;
}

/** What can be delivered has green or yellow light, what can be delivered now a green one. */
export type Availability = 'deliverable' | 'now';
