import type { Manufacturer, TakeBack } from '@kontor/contract';
import type { BasisPoints, Cents } from '@kontor/domain';
import type { ProductTable } from '../../database/schema.ts';

/** What one of a condition is when nothing is said (SPEC §9). */
export const defaultUnit = 'Stück';

/** What of a condition a file may leave unnamed. */
export type UnnamedOfCondition = 'unit' | 'norm_price' | 'norm_unit' | 'stock' | 'customer_group';

/** Columns of a product that a file does not name: what is stored of them stays. */
export interface UnnamedOfProduct {
  readonly columns: readonly Exclude<
    keyof ProductTable,
    'id' | 'category_id' | 'article_number' | 'deleted' | 'version'
  >[];
  /** Attribute groups that the file names; those of other groups stay. Null: the product's attributes are complete. */
  readonly attributeGroups: readonly string[] | null;
}

/** A condition as the catalogue writes it. `price` is gross in a gross shop and net in a net shop. */
export interface ConditionToStore {
  readonly id: string;
  /** Whose it is: a group's by its name, or everybody's (null). */
  readonly customerGroup: string | null;
  readonly price: Cents;
  readonly taxRate: BasisPoints;
  readonly unit: string | null;
  readonly normPrice: Cents | null;
  readonly normUnit: string | null;
  /** How many can still be sold; null: not counted. */
  readonly stock: number | null;
  readonly unnamed?: readonly UnnamedOfCondition[] | undefined;
}

/** A condition as a file has it. Without an id of its own it is known by its group and unit (condition-ids.ts). */
export type ConditionToIdentify = Omit<ConditionToStore, 'id'> & { readonly id: string | null };

/** A product whose conditions may be without an id yet. */
export type ProductToIdentify = Omit<ProductToStore, 'conditions'> & {
  readonly conditions: readonly ConditionToIdentify[];
};

/** A product as the catalogue writes it: every field checked, its files already known by their ids. */
export interface ProductToStore {
  readonly id: string;
  readonly categoryId: string;
  readonly articleNumber: string;
  readonly gtin: string | null;
  readonly name: string;
  readonly nameSuffix: string | null;
  readonly htmlDescription: string;
  readonly termsOfDelivery: string | null;
  readonly stockStatus: 'green' | 'yellow' | 'red';
  readonly stockStatusText: string;
  readonly internalRating: number;
  readonly weightGrams: number;
  readonly manufacturer: Manufacturer | null;
  readonly pictures: readonly { readonly content: string }[];
  readonly documents: readonly { readonly content: string; readonly filename: string; readonly size?: number }[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly takeBack: readonly TakeBack[];
  readonly conditions: readonly ConditionToStore[];
  readonly unnamed?: UnnamedOfProduct | undefined;
  /** The file says nothing of customer groups: the conditions of groups stay as they are. */
  readonly keepsGroups?: boolean;
}

/** A category as the catalogue writes it. */
export interface CategoryToStore {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: number;
  readonly customPage: string | null;
}

/** What storing a record came to. */
export type Stored = 'created' | 'changed' | 'unchanged';
