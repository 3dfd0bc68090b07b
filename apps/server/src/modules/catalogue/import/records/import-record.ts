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
 * A product in a file before any check. It has the same form for CSV and JSON Lines, so one function checks both. Money
 * in EUR, rates in percent, weight in grams. `NaN` and strings represent unreadable values.
 */
export interface ProductDraft extends ProductDrafts {
  id: unknown;
  category: CategoryReference;
  furtherCategories: readonly CategoryReference[];
  conditions: readonly ConditionDraft[];
  unnamed?: UnnamedOfProduct | undefined;
  /** The name of the family with the key `familyKey`. */
  familyName?: unknown;
  /** Whether the file has no customer groups. The conditions of groups are then kept. */
  keepsGroups: boolean;
  /** Columns that a new product needs and the file lacks. Such a file can only change existing products. */
  lacks?: readonly string[];
  /** Hints of the file about its attributes. */
  attributeHints?: readonly AttributeHint[];
  /** The file's text on whether to delete the product. If it is deleted, nothing else of the record is read. */
  isToGo?: unknown;
}

/**
 * The category of a product in a file: by names from below the root (tables), by id (JSON Lines), or not stated. In the
 * last case the product stays where it is, with a `warning` if there is one, and a new product gets the category
 * `ofNew`, if the file may contain new ones.
 */
export type CategoryReference =
  | { readonly kind: 'id'; readonly id: unknown }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'kept'; readonly ofNew?: readonly string[]; readonly warning?: string | undefined };

/** An attribute's definition in a file, before any check. */
export interface AttributeDraft {
  readonly fields: AttributeDrafts;
  /** Columns that the file does not name. Their stored values are kept. */
  readonly unnamed: readonly AttributeColumn[];
  /** The file's text on whether to remove the definition. */
  readonly isToGo: unknown;
}

/** A category in one row of a table. */
export interface CategoryDraft {
  /** Its names from below the root. */
  readonly names: readonly string[];
  readonly fields: CategoryDrafts;
  /** Columns that the table lacks. Their stored values are kept. */
  readonly unnamed: readonly CategoryColumn[];
}

/** A condition in a file. */
export interface ConditionDraft extends ConditionDrafts {
  id: unknown;
  gross: unknown;
  net: unknown;
  /** Whether the file's prices are net or gross. They are converted to the shop's declaration by the tax rate. */
  declared?: PriceDeclaration | undefined;
  /** The same for prices that differ from the main price. */
  declaredBeside?: Readonly<Partial<Record<'listPrice' | 'salePrice' | 'scales', PriceDeclaration | undefined>>>;
  /** `{ from, price }` each. The price is an amount or, in JSON Lines, a Price. */
  scales: unknown;
  /** An amount, or in JSON Lines a Price. The next field too. */
  salePrice: unknown;
  listPrice: unknown;
  taxRate: unknown;
  /**
   * The tax rate in percent for a new condition, if the file names no rate. Existing conditions keep their own. Null:
   * nobody has stated one. Absent: `taxRate` applies to all.
   */
  taxRateIfNew?: number | null;
  /** The file's word for its rate, if no mapping explains it. */
  taxClass?: string;
  customerGroup: unknown;
  unnamed?: readonly ConditionColumn[] | undefined;
  /**
   * Whether its prices are for one piece, with decimals only because a tax was divided out. They are rounded
   * (piece-price.ts).
   */
  isOfPiece?: boolean;
  /** Whether a price of 0 means that there is none, as other systems write it. On sale it is then refused. */
  isZeroNoPrice?: boolean;
  /** Whether its prices are for as many units as the stored prices. The format defines it. */
  isForKnownQuantity?: boolean;
  /** Its line, if each condition has its own. */
  row: number | undefined;
}

/**
 * The source of a record, for the error file: rows of a table, or a line of JSON. `others`: rows that it takes values
 * from, such as its parent's. They are given back if the record is refused. `above`: the same for tables in which such
 * rows must come before it.
 */
export type RecordSource =
  | (RowsOfTable & { readonly others?: readonly Row[]; readonly above?: readonly Row[] })
  | { readonly json: string };

/**
 * What a reader yields for a file, in order. `rows`: the number of its rows in the file. `line`: the number of the
 * first one.
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
  /** A row that describes a family, with the article number that its members name. The row itself is not sold. */
  | { readonly kind: 'parent'; readonly name: string }
  | {
      readonly kind: 'refused';
      readonly name: string;
      readonly reason: string;
      /** Whether it is incomplete and more may be missing, because the file may have broken off. */
      readonly isCut?: boolean;
    }
);

/** A record of a product. */
export type ProductRecord = ImportRecord & { readonly kind: 'product' };
