import type { FilterGroup, OrderBy, ProductAttributes } from '@kontor/contract';
import type { BasisPoints, Cents, GroupTerms, PriceDeclaration } from '@kontor/domain';
import type { IndexSnapshot } from './state/snapshot.ts';
import type { SynonymRule } from './steering/synonyms.ts';
import type { Answering, WeightFactors } from './text/match-weight.ts';
import type { QueryWord } from './text/query-words.ts';
import type { fieldBits } from './text/text-segment.ts';

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
  readonly limit: number;
  readonly offset: number;
  /** None or empty: better matches first when something is looked for, then rating descending, then name. */
  readonly orderBy?: readonly OrderBy[] | undefined;
  /** Whose prices a range and an order by price go by; null or a group that the shop does not have: everybody's. */
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
  /** How many products would match, given all of the filter but the availability itself. */
  readonly availabilityCounts: Readonly<Record<Availability, number>>;
}

/** The smallest and largest number of an attribute group, in its unit as the catalogue writes it. */
export interface AttributeBounds {
  readonly name: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

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
  /**
   * Makes ready what questions at a customer group's prices need, while others are answered. Such a question that comes
   * without it is answered all the same, but the first one of a large catalogue takes a second in one go.
   */
  prepareFor(customerGroup: string): Promise<void>;
  /** The same page without counts for the filter, which are most of the work. A limit of 0 only counts the hits. */
  find(query: BrowsingQuery): FoundProducts | CategoryNotFound;
  /** The attribute groups and values of a category, or of a search in it, in the operator's order. */
  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound;
  /** What a text finds in the whole shop, and why, with the first `limit` hits; slower than `find`. */
  explain(searchText: string, limit: number): Explanation;
  /** Whether any product has all words of a text, in any of their forms: without synonyms and guesses. */
  hasAll(text: string): boolean;
  /** What a text is called besides, by the synonyms that hold for the whole of it. German folding. */
  otherNames(text: string): readonly string[];
}

/** What the index needs to know of a product. */
export interface IndexedProduct {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly nameSuffix: string | null;
  /** Words that it is found by and nobody is shown; absent: none. */
  readonly keywords?: string | null;
  readonly articleNumber: string;
  readonly gtin: string | null;
  /** In the operator's order. A group may come with several values. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** The description without its tags. */
  readonly descriptionText: string;
  readonly internalRating: number;
  /** Absent: green. */
  readonly stockStatus?: 'green' | 'yellow' | 'red';
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

/** By what the prices of customer groups are made, which ranges and orders by price go by. */
export interface IndexedGroups {
  readonly shopDeclaration: PriceDeclaration;
  readonly groups: readonly GroupTerms[];
}

/** What the index needs to know of a category: its place in the tree, and its name, by which products are found too. */
export interface IndexedCategory {
  readonly id: string;
  readonly name: string;
  /** Null for the root only. */
  readonly parentId: string | null;
}

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
}

/** Texts that somebody may search for, and products. */
export interface TermRule {
  /** Words, or phrases of up to four. */
  readonly phrases: readonly string[];
  readonly productIds: readonly string[];
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
  /** How the operator steers the search; without it, or with the same object, that stays as it is. */
  readonly steering?: SearchSteering;
}

/** An index that follows the catalogue. */
export interface FollowingIndex extends CatalogueIndex {
  /** What it knows of the products now, to be kept for the next start. */
  snapshot(): IndexSnapshot;
  /**
   * Begins with what an index knew: its version is the snapshot's. It answers once changes have been applied, which
   * need not name any product.
   * @throws for a snapshot that does not hold what it should
   */
  restore(snapshot: IndexSnapshot): void;
  /**
   * Takes changes in. Until the promise resolves, answers are of the state before; when it rejects, they stay so.
   * Changes are taken in one after the other.
   */
  apply(changes: CatalogueChanges): Promise<void>;
}
