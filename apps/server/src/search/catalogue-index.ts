import type { FilterGroup, OrderBy, ProductAttributes } from '@kontor/contract';
import type { BasisPoints, Cents, GroupTerms, PriceDeclaration } from '@kontor/domain';

/** What a visitor looks for (CONTRACT §2), with its defaults filled in. */
export interface BrowsingQuery {
  readonly categoryId: string;
  /**
   * Every word must match, the last one as a prefix. Signs alone find nothing; a text that shows nothing looks for
   * nothing.
   */
  readonly searchText?: string | undefined;
  readonly filter?: readonly FilterGroup[] | undefined;
  readonly limit: number;
  readonly offset: number;
  /** None or empty: better matches first when something is looked for, then rating descending, then name. */
  readonly orderBy?: readonly OrderBy[] | undefined;
  /** Whose prices an order by price goes by; null or a group that the shop does not have: everybody's. */
  readonly customerGroup?: string | null | undefined;
}

/** One page of hits. */
export interface FoundProducts {
  readonly productIds: readonly string[];
  /** How many hits there are on all pages. */
  readonly count: number;
}

/** One page of hits, with what one can filter them by. */
export interface BrowsingResult extends FoundProducts {
  /**
   * By group and value of the category: how many products would match with that value, given the search, the category
   * and the other groups' selection. Groups and values may have any name, so the records have no prototype.
   */
  readonly attributeCounts: Record<string, Record<string, number>>;
}

/** The category is not in the tree. */
export interface CategoryNotFound {
  readonly code: 'category-not-found';
}

/**
 * What browsing asks of an index over the catalogue. Answers are of one state of the catalogue each, never of half a
 * change.
 */
export interface CatalogueIndex {
  /** The catalogue version that answers are of; -1 before the first. */
  readonly version: number;
  /** How many products the catalogue has. */
  readonly productCount: number;
  products(query: BrowsingQuery): BrowsingResult | CategoryNotFound;
  /** The same page without counts for the filter, which are most of the work. A limit of 0 only counts the hits. */
  find(query: BrowsingQuery): FoundProducts | CategoryNotFound;
  /** The attribute groups and values of a category, or of a search in it, in the operator's order. */
  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound;
}

/** What the index needs to know of a product. */
export interface IndexedProduct {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly nameSuffix: string | null;
  readonly articleNumber: string;
  readonly gtin: string | null;
  /** In the operator's order. A group may come with several values. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** The description without its tags. */
  readonly descriptionText: string;
  readonly internalRating: number;
  /** The price of everybody's first condition as stored; null: nobody without a group can buy the product. */
  readonly firstPrice: Cents | null;
  /** Its tax rate; absent: none. */
  readonly firstTaxRate?: BasisPoints;
  /** First conditions of customer groups, which take the place of everybody's; absent: none. */
  readonly groupOffers?: readonly GroupOffer[];
}

/** A group's first condition, with its price as stored. */
export interface GroupOffer {
  readonly customerGroup: string;
  readonly price: Cents;
  readonly taxRate: BasisPoints;
}

/** By what the prices of customer groups are made, which orders by price go by. */
export interface IndexedGroups {
  readonly shopDeclaration: PriceDeclaration;
  readonly groups: readonly GroupTerms[];
}

/** What the index needs to know of a category: its place in the tree. Names and positions are the page's business. */
export interface IndexedCategory {
  readonly id: string;
  /** Null for the root only. */
  readonly parentId: string | null;
}

/** What became different between two versions of the catalogue. */
export interface CatalogueChanges {
  /** The version after the changes. */
  readonly version: number;
  /** Whether `products` are all there are: what the index knew before is forgotten. */
  readonly isComplete?: boolean;
  /** New and changed products. Of several with one id the last counts. */
  readonly products: Iterable<IndexedProduct> | AsyncIterable<IndexedProduct>;
  /**
   * Read after the products, so that what reads both may fill it meanwhile. An id that is among the products is not
   * removed.
   */
  readonly removedIds: readonly string[];
  /** The whole tree; without it the categories stay as they are. */
  readonly categories?: readonly IndexedCategory[];
  /** All groups; without them they stay as they are. */
  readonly groups?: IndexedGroups;
}

/** An index that follows the catalogue. */
export interface FollowingIndex extends CatalogueIndex {
  /**
   * Takes changes in. Until the promise resolves, answers are of the state before; when it rejects, they stay so.
   * Changes are taken in one after the other.
   */
  apply(changes: CatalogueChanges): Promise<void>;
}
