import type { BasisPoints, Cents, PriceScale } from '@kontor/domain';
import type { CategoryDetails } from './category-fields.ts';
import type { ConditionColumn, ConditionValues } from './condition-fields.ts';
import type { KeptParts } from './field-table.ts';
import type { ProductColumn, ProductValues } from './product-fields.ts';

/** The unit of a condition if none is stated (SPEC §9). */
export const defaultUnit = 'Stück';

/** Columns of a product that a file does not name. Their stored values are kept. */
export interface UnnamedOfProduct {
  readonly columns: readonly ProductColumn[];
  /** Unnamed parts of other columns. */
  readonly parts?: readonly KeptParts<ProductColumn>[];
  /** Attribute groups in the file. Other groups are kept. Null: the product's attributes are complete. */
  readonly attributeGroups: readonly string[] | null;
  /** The same for the properties of its family. */
  readonly properties: readonly string[] | null;
}

/** A condition to be stored. Prices are gross in a gross shop and net in a net shop. */
export interface ConditionToStore extends ConditionValues {
  readonly id: string;
  /** The name of the customer group, or null for everybody. */
  readonly customerGroup: string | null;
  /** For `priceQuantity` units, like the prices of the scales. */
  readonly price: Cents;
  readonly scales: readonly PriceScale[];
  /** The price of the sale (saleFrom, saleUntil), and the manufacturer's recommended price, for as many units. */
  readonly salePrice: Cents | null;
  readonly listPrice: Cents | null;
  readonly taxRate: BasisPoints;
  /** The tax rate for a new condition, if `unnamed` contains the rate. Null: unknown. */
  readonly taxRateIfNew?: BasisPoints | null;
  /** The file's word for that rate, if nobody has defined the word. */
  readonly taxClass?: string;
  /** The file names no quantity, and its prices are for as many units as the stored ones. */
  readonly isForKnownQuantity?: boolean;
  /** Pieces that were added or removed. The file does not state the whole stock. */
  readonly stockChange?: number;
  /** Columns that the file does not name. Their stored values are kept. */
  readonly unnamed?: readonly ConditionColumn[] | undefined;
}

/** A condition in a file. Without an id it is identified by its group and unit (condition-ids.ts). */
export type ConditionToIdentify = Omit<ConditionToStore, 'id'> & { readonly id: string | null };

/** A product whose conditions may be without an id yet. */
export type ProductToIdentify = Omit<ProductToStore, 'conditions'> & {
  readonly conditions: readonly ConditionToIdentify[];
};

/** A product to be stored: every field is checked, and its files are replaced by their ids. */
export interface ProductToStore extends ProductValues {
  readonly id: string;
  readonly categoryId: string;
  /** Its categories besides the main one. */
  readonly furtherCategoryIds: readonly string[];
  readonly conditions: readonly ConditionToStore[];
  readonly unnamed?: UnnamedOfProduct | undefined;
  /** Whether the file has no customer groups. The conditions of groups are then kept. */
  readonly keepsGroups?: boolean;
  /** Whether the file has only some fields of some conditions. The others are then kept. */
  readonly isPart?: boolean;
  /** The name of its family. Null or absent: the file does not state it. */
  readonly familyName?: string | null;
}

/** A category to be stored. */
export interface CategoryToStore {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: number;
  readonly customPage: string | null;
  /** Absent: they are kept, and a new category has none. */
  readonly details?: CategoryDetails;
}

/** The result of storing a record. */
export type Stored = 'created' | 'changed' | 'unchanged';
