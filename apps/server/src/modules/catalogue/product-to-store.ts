import type { BasisPoints, Cents, PriceScale } from '@kontor/domain';
import type { CategoryDetails } from './category-fields.ts';
import type { ConditionColumn, ConditionValues } from './condition-fields.ts';
import type { KeptParts } from './field-table.ts';
import type { ProductColumn, ProductValues } from './product-fields.ts';

/** The unit of a condition if nothing is said (SPEC §9). */
export const defaultUnit = 'Stück';

/** Columns of a product that a file does not name: what is stored of them stays. */
export interface UnnamedOfProduct {
  readonly columns: readonly ProductColumn[];
  /** The parts of other columns that the file does not name. */
  readonly parts?: readonly KeptParts<ProductColumn>[];
  /** Attribute groups that the file names; those of other groups stay. Null: the product's attributes are complete. */
  readonly attributeGroups: readonly string[] | null;
  /** Likewise the properties of its family. */
  readonly properties: readonly string[] | null;
}

/** A condition as the catalogue writes it. Prices are gross in a gross shop and net in a net shop. */
export interface ConditionToStore extends ConditionValues {
  readonly id: string;
  /** Who it is for: a group, by its name, or everybody (null). */
  readonly customerGroup: string | null;
  /** For `priceQuantity` units, as the scales' prices are. */
  readonly price: Cents;
  readonly scales: readonly PriceScale[];
  /** For a time (saleFrom, saleUntil), and the maker's recommended price; likewise. */
  readonly salePrice: Cents | null;
  readonly listPrice: Cents | null;
  readonly taxRate: BasisPoints;
  /** The rate of a condition that the catalogue does not have, where `unnamed` has the rate; null: nobody knows it. */
  readonly taxRateIfNew?: BasisPoints | null;
  /** The word of the file for that rate, where nobody has said what it is. */
  readonly taxClass?: string;
  /** The file names no quantity, and its prices are for as many units as the stored ones. */
  readonly isForKnownQuantity?: boolean;
  /** Pieces that were added or removed since; the file does not name the stock. */
  readonly stockChange?: number;
  /** Columns that the file does not name: what is stored of them stays. */
  readonly unnamed?: readonly ConditionColumn[] | undefined;
}

/** A condition as a file has it. Without an id of its own it is known by its group and unit (condition-ids.ts). */
export type ConditionToIdentify = Omit<ConditionToStore, 'id'> & { readonly id: string | null };

/** A product whose conditions may be without an id yet. */
export type ProductToIdentify = Omit<ProductToStore, 'conditions'> & {
  readonly conditions: readonly ConditionToIdentify[];
};

/** A product as the catalogue writes it: every field checked, its files already known by their ids. */
export interface ProductToStore extends ProductValues {
  readonly id: string;
  readonly categoryId: string;
  /** Other categories that it is in besides. */
  readonly furtherCategoryIds: readonly string[];
  readonly conditions: readonly ConditionToStore[];
  readonly unnamed?: UnnamedOfProduct | undefined;
  /** The file says nothing of customer groups: the conditions of groups stay as they are. */
  readonly keepsGroups?: boolean;
  /** The file names some fields of some conditions: the others stay. */
  readonly isPart?: boolean;
  /** The name of its family; null or absent: the file does not say it. */
  readonly familyName?: string | null;
}

/** A category as the catalogue writes it. */
export interface CategoryToStore {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: number;
  readonly customPage: string | null;
  /** Absent: they stay as they are; a new category has none. */
  readonly details?: CategoryDetails;
}

/** The result of storing a record. */
export type Stored = 'created' | 'changed' | 'unchanged';
