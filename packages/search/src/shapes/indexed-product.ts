import type { BasisPoints, Cents, GroupTerms, PriceDeclaration, Sale } from '@kontor/domain';

/** A named value of a product. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** One as the index takes it in. */
export interface IndexedAttribute extends NamedValue {
  /** False: no list filters by it. */
  readonly isFilter?: false;
  /** False: no search finds it. */
  readonly isSearched?: false;
}

/** What the index needs to know of a product. */
export interface IndexedProduct {
  readonly id: string;
  readonly categoryId: string;
  /** Other categories that it is in besides; absent: none. */
  readonly furtherCategoryIds?: readonly string[];
  readonly name: string;
  readonly nameSuffix: string | null;
  /** Words that it is found by and nobody is shown; absent: none. */
  readonly keywords?: string | null;
  readonly articleNumber: string;
  readonly gtin: string | null;
  /** What its maker calls it, found as an article number is. */
  readonly makerNumber?: string | null;
  /** In the operator's order. A group may come with several values. */
  readonly attributes: readonly IndexedAttribute[];
  /** What it is made of, allergens included: only what is left out is looked for there. Absent: nobody says. */
  readonly ingredientsText?: string;
  /** The description without its tags. */
  readonly descriptionText: string;
  readonly internalRating: number;
  /** Absent: green. */
  readonly stockStatus?: 'green' | 'yellow' | 'red';
  /** The price of everybody's first condition as stored; null: nobody without a group can buy the product. */
  readonly firstPrice: Cents | null;
  /** Its tax rate; absent: none. */
  readonly firstTaxRate?: BasisPoints;
  /** Its sale, past, running or to come; absent: none. */
  readonly firstSale?: Sale | null;
  /** First conditions of customer groups, which take the place of everybody's; absent: none. */
  readonly groupOffers?: readonly GroupOffer[];
  /** The family that it is a member of, and its place there as the operator lists them; absent: none. */
  readonly family?: { readonly key: string; readonly place: number };
}

/** A group's first condition, with its price as stored. */
export interface GroupOffer {
  readonly customerGroup: string;
  readonly price: Cents;
  readonly taxRate: BasisPoints;
  /** As firstSale. */
  readonly sale?: Sale | null;
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
