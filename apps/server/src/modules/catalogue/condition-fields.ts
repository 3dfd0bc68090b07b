import type { Condition } from '@kontor/contract';
import type { ConditionTable } from '../../database/schema.ts';
import { line, price } from './field-kinds.ts';
import {
  type ColumnOf,
  type Drafts,
  FieldTable,
  noneIsMissing,
  type OnWire,
  rowsOf,
  type Values,
} from './field-table.ts';
import { stock } from './stock-change.ts';

const { shown, unshown, special } = rowsOf<ConditionTable, Condition>();

/**
 * The fields of a condition, a row each, like those of a product (product-fields.ts). Fields without `kind` are read by
 * check-product.ts in import/, which knows the shop's groups and tax rates.
 */
// biome-ignore format: two lines a field read as a table
const rows = {
  id: special({ column: 'id', wire: '_id', unnamed: 'special',
    headings: { conditionId: 'Konditions-ID' } }),
  // Gross in a gross shop, net in a net shop.
  price: special({ column: 'price', wire: 'price', unnamed: 'refuse',
    headings: { price: 'Preis' } }),
  // In JSON Lines, and on the wire, a part of the price.
  taxRate: special({ column: 'tax_rate', unnamed: 'refuse',
    headings: { taxRate: 'Steuersatz' } }),
  unit: shown({ column: 'unit', wire: 'unit', unnamed: 'keep', kind: line(60),
    headings: { unit: 'Einheit' } }),
  // Where it is not named and the price changes, it is computed or cleared (keep-unnamed.ts).
  normPrice: shown({ column: 'norm_price', wire: 'normPrice', unnamed: 'keep', kind: price,
    headings: { normPrice: 'Grundpreis' } }),
  normUnit: shown({ column: 'norm_unit', wire: 'normUnit', unnamed: 'keep', kind: line(30),
    headings: { normUnit: 'Grundpreiseinheit' } }),
  stock: unshown({ column: 'stock', json: 'stock', unnamed: 'keep always', kind: stock,
    headings: { stock: 'Bestand' } }),
  // In JSON Lines it stays where none of the product's conditions names one.
  customerGroup: special({ column: 'customer_group', json: 'customerGroup', unnamed: 'keep',
    headings: { customerGroup: 'Kundengruppe' } }),
};

type Rows = typeof rows;

/** What is made from the rows. */
export const conditionFields = new FieldTable<Rows, Condition>(rows);

/** A column of a condition that has a row. */
export type ConditionColumn = ColumnOf<Rows>;
/** What a file says of the fields that have a kind. */
export type ConditionDrafts = Drafts<Rows>;
/** The same fields, checked. */
export type ConditionValues = Values<Rows>;

noneIsMissing<Exclude<keyof ConditionTable, ConditionColumn | 'product_id' | 'position'>>({});
noneIsMissing<Exclude<keyof Condition, OnWire<Rows> | 'lowestPrice30'>>({});
