import type { PriceDeclaration } from '@kontor/domain';
import type { Row } from '../../../../tables/csv-rows.ts';
import type { RowReason } from '../../../../tables/field-reader.ts';
import type { RowsOfTable } from '../../../../tables/refused-rows.ts';
import type { AttributeColumn, AttributeDrafts } from '../../attribute-fields.ts';
import type { CategoryColumn, CategoryDrafts } from '../../category-fields.ts';
import type { ConditionColumn, ConditionDrafts } from '../../condition-fields.ts';
import type { AttributeHint } from '../../merged-attributes.ts';
import type { ProductDrafts } from '../../product-fields.ts';
import type { UnnamedOfProduct } from '../../product-to-store.ts';

/**
 * A product as a file has it, before anything is checked: the same for CSV and JSON Lines, so that one place checks
 * both. Amounts of money in EUR, rates in percent, weight in grams; `NaN` and strings stand for what could not be read.
 */
export interface ProductDraft extends ProductDrafts {
  id: unknown;
  category: CategoryReference;
  furtherCategories: readonly CategoryReference[];
  conditions: readonly ConditionDraft[];
  unnamed?: UnnamedOfProduct | undefined;
  /** The name of the family `familyKey`. */
  familyName?: unknown;
  /** Nothing is said of customer groups: their conditions stay. */
  keepsGroups: boolean;
  /** Columns that its file has not and that a new product needs: it can only change one that the shop has. */
  lacks?: readonly string[];
  /** What its file says by the way of its attributes. */
  attributeHints?: readonly AttributeHint[];
  /** The file's text on whether to delete the product. If it is deleted, nothing else of the record is read. */
  isToGo?: unknown;
}

/**
 * Where a file says a product belongs: by names from below the root (tables), by an id (JSON Lines), or nothing of it:
 * it stays where it is, with a `warning` if there is one, and a new one gets the category `ofNew`, if its file may have
 * new ones.
 */
export type CategoryReference =
  | { readonly kind: 'id'; readonly id: unknown }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'kept'; readonly ofNew?: readonly string[]; readonly warning?: string | undefined };

/** What a file says of the attributes of one name, before anything is checked. */
export interface AttributeDraft {
  readonly fields: AttributeDrafts;
  /** Columns that the file does not name: what is stored of them stays. */
  readonly unnamed: readonly AttributeColumn[];
  /** Whether the definition is to go, as the file says it. */
  readonly isToGo: unknown;
}

/** A category as one row of a table describes it. */
export interface CategoryDraft {
  /** Its names from below the root. */
  readonly names: readonly string[];
  readonly fields: CategoryDrafts;
  /** Columns that the table has not: what is stored of them stays. */
  readonly unnamed: readonly CategoryColumn[];
}

/** A condition as a file has it. */
export interface ConditionDraft extends ConditionDrafts {
  id: unknown;
  gross: unknown;
  net: unknown;
  /** How the file states its prices, whatever the shop does: they are converted by the tax rate. */
  declared?: PriceDeclaration | undefined;
  /** Likewise of those that are not stated as the price. */
  declaredBeside?: Readonly<Record<'listPrice' | 'salePrice', PriceDeclaration | undefined>>;
  /** `{ from, price }` each, the price an amount or, in JSON Lines, a Price. */
  scales: unknown;
  /** An amount, or in JSON Lines a Price, as the next one. */
  salePrice: unknown;
  listPrice: unknown;
  taxRate: unknown;
  /**
   * Percent for a condition that the shop does not have, where the file names no rate: what it has keeps its own. Null:
   * nobody has said one. Absent: `taxRate` counts for all.
   */
  taxRateIfNew?: number | null;
  /** The word of the file for its rate, which no mapping explains. */
  taxClass?: string;
  customerGroup: unknown;
  unnamed?: readonly ConditionColumn[] | undefined;
  /**
   * Its prices are of one piece, with decimals that only a tax was divided out by: they are rounded (piece-price.ts).
   */
  isOfPiece?: boolean;
  /** Its prices are for as many units as the shop's are, as the format has it. */
  isForKnownQuantity?: boolean;
  /** The line it stands in, where each condition has its own. */
  row: number | undefined;
}

/**
 * Where a record stands in its file, as the error file repeats it: rows of a table, or a line of JSON. `others`: rows
 * that it takes values from, its parent's above all; they are given back where it is refused.
 */
export type RecordSource = (RowsOfTable & { readonly others?: readonly Row[] }) | { readonly json: string };

/**
 * What a reader makes of a file, one after the other. `rows` counts the file's rows behind it, `line` is the first
 * one's number.
 */
export type ImportRecord = {
  readonly line: number;
  readonly rows: number;
  readonly source: RecordSource;
} & (
  | { readonly kind: 'categories'; readonly tree: unknown }
  | { readonly kind: 'category'; readonly category: CategoryDraft }
  | { readonly kind: 'attribute'; readonly name: string; readonly attribute: AttributeDraft }
  | { readonly kind: 'product'; readonly draft: ProductDraft; readonly warnings?: readonly RowReason[] }
  | {
      readonly kind: 'refused';
      readonly name: string;
      readonly reason: string;
      /** It is not whole, and nobody knows what else is missing: the file may have broken off. */
      readonly isCut?: boolean;
    }
);

/** A record of a product. */
export type ProductRecord = ImportRecord & { readonly kind: 'product' };
