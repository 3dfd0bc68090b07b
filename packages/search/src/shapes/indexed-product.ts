import type { BasisPoints, Cents, ChangedRate, GroupTerms, PriceDeclaration, Sale } from '@kontor/domain';

/** A named value of a product. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** An attribute as the index receives it. */
export interface IndexedAttribute extends NamedValue {
  /** False: no list filters by it. */
  readonly isFilter?: false;
  /** False: no search finds it. */
  readonly isSearched?: false;
}

/** The index's data about a product. */
export interface IndexedProduct {
  readonly id: string;
  readonly categoryId: string;
  /** Further categories of the product. Absent: none. */
  readonly furtherCategoryIds?: readonly string[];
  readonly name: string;
  readonly nameSuffix: string | null;
  /** Words that find the product but are not shown. Absent: none. */
  readonly keywords?: string | null;
  readonly articleNumber: string;
  readonly gtin: string | null;
  /** The manufacturer's number. It is found like an article number. */
  readonly makerNumber?: string | null;
  /** In the operator's order. A group may have several values. */
  readonly attributes: readonly IndexedAttribute[];
  /** The ingredients, allergens included. Used only to exclude products. Absent: unknown. */
  readonly ingredientsText?: string;
  /** The description without its tags. */
  readonly descriptionText: string;
  readonly internalRating: number;
  /** Absent: green. */
  readonly stockStatus?: 'green' | 'yellow' | 'red';
  /** The price of everybody's first condition as stored. Null: only customer groups can buy the product. */
  readonly firstPrice: Cents | null;
  /** Its tax rate; absent: none. */
  readonly firstTaxRate?: BasisPoints;
  /** Its sale, past, running or to come; absent: none. */
  readonly firstSale?: Sale | null;
  /** First conditions of customer groups. They replace everybody's. Absent: none. */
  readonly groupOffers?: readonly GroupOffer[];
  /** The product's family, and its position there in the operator's order. Absent: none. */
  readonly family?: { readonly key: string; readonly place: number };
}

/** A group's first condition, with its price as stored. */
export interface GroupOffer {
  readonly customerGroup: string;
  readonly price: Cents;
  readonly taxRate: BasisPoints;
  /** Like firstSale. */
  readonly sale?: Sale | null;
}

/** The terms of customer groups, from which prices for ranges and orders are computed. */
export interface IndexedGroups {
  readonly shopDeclaration: PriceDeclaration;
  readonly groups: readonly GroupTerms[];
  /** Rates that are charged otherwise than products have them. Absent: none. */
  readonly changedRates?: readonly ChangedRate[];
}

/** The index's data about a category: its position in the tree, and its name, which also finds products. */
export interface IndexedCategory {
  readonly id: string;
  readonly name: string;
  /** Null for the root only. */
  readonly parentId: string | null;
}
