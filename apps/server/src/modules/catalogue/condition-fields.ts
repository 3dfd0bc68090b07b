import type { Condition } from '@kontor/contract';
import { maxAmount } from '@kontor/domain';
import type { ConditionTable } from '../../database/schema.ts';
import { content, deposit, priceQuantity } from './condition-field-kinds.ts';
import { line, moment, price, wholeNumber } from './field-kinds.ts';
import {
  type ColumnOf,
  type Drafts,
  FieldTable,
  noneIsMissing,
  type OnWire,
  rowsOf,
  type Values,
} from './field-table.ts';
import { backorder, stock } from './stock-change.ts';

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
  // The number of units that all its prices are for. prices-kept.ts decides if a file does not name it.
  priceQuantity: shown({ column: 'price_quantity', wire: 'priceQuantity', unnamed: 'keep',
    kind: priceQuantity,
    headings: { priceQuantity: 'Preismenge' } }),
  // Read by check-price.ts in import/. If not named, they are removed with a changed price (prices-kept.ts).
  scales: special({ column: 'scales', wire: 'scales', unnamed: 'keep',
    headings: { scales: 'Staffelpreise' } }),
  // Like the price: read by check-price.ts, kept or not by prices-kept.ts, shown by condition-prices.ts.
  listPrice: special({ column: 'list_price', wire: 'listPrice', unnamed: 'keep',
    headings: { listPrice: 'UVP' } }),
  salePrice: special({ column: 'sale_price', json: 'salePrice', unnamed: 'keep',
    headings: { salePrice: 'Aktionspreis' } }),
  saleFrom: unshown({ column: 'sale_from', json: 'saleFrom', unnamed: 'keep', kind: moment('from'),
    headings: { saleFrom: 'Aktion ab' } }),
  saleUntil: unshown({ column: 'sale_until', json: 'saleUntil', unnamed: 'keep', kind: moment('until'),
    headings: { saleUntil: 'Aktion bis' } }),
  minAmount: shown({ column: 'min_amount', wire: 'minAmount', unnamed: 'keep', kind: wholeNumber(1, maxAmount),
    headings: { minAmount: 'Mindestmenge' } }),
  amountStep: shown({ column: 'amount_step', wire: 'amountStep', unnamed: 'keep', kind: wholeNumber(1, maxAmount),
    headings: { amountStep: 'Mengenschritt' } }),
  maxAmount: shown({ column: 'max_amount', wire: 'maxAmount', unnamed: 'keep', kind: wholeNumber(1, maxAmount),
    headings: { maxAmount: 'Höchstmenge' } }),
  // A part of the price in JSON Lines and on the wire.
  taxRate: special({ column: 'tax_rate', unnamed: 'refuse',
    headings: { taxRate: 'Steuersatz' } }),
  deposit: shown({ column: 'deposit', wire: 'deposit', unnamed: 'keep', kind: deposit,
    headings: { deposit: 'Pfand' } }),
  unit: shown({ column: 'unit', wire: 'unit', unnamed: 'keep', kind: line(60),
    headings: { unit: 'Einheit' } }),
  content: shown({ column: 'content', wire: 'content', unnamed: 'keep', kind: content,
    headings: { content: 'Inhalt' } }),
  // Computed if the content is known (condition-prices.ts). If it is not named and the price changes, it is computed or
  // cleared (prices-kept.ts).
  normPrice: shown({ column: 'norm_price', wire: 'normPrice', unnamed: 'keep', kind: price,
    headings: { normPrice: 'Grundpreis' } }),
  normUnit: shown({ column: 'norm_unit', wire: 'normUnit', unnamed: 'keep', kind: line(30),
    headings: { normUnit: 'Grundpreiseinheit' } }),
  stock: unshown({ column: 'stock', json: 'stock', unnamed: 'keep always', kind: stock,
    headings: { stock: 'Bestand' } }),
  // The article number of the product whose stock it draws on (stock-pools.ts), and the number of pieces in one unit.
  stockOf: unshown({ column: 'stock_of', json: 'stockOf', unnamed: 'keep', kind: line(60),
    headings: { stockOf: 'Bestand von' } }),
  stockFactor: unshown({ column: 'stock_factor', json: 'stockFactor', unnamed: 'keep', kind: wholeNumber(1, maxAmount),
    headings: { stockFactor: 'Bestandsfaktor' } }),
  backorder: shown({ column: 'backorder', wire: 'backorder', unnamed: 'keep always', kind: backorder,
    headings: { backorder: 'Nachbestellbar' } }),
  // In JSON Lines it is kept if no condition of the product names a group.
  customerGroup: special({ column: 'customer_group', json: 'customerGroup', unnamed: 'keep',
    headings: { customerGroup: 'Kundengruppe' } }),
};

type Rows = typeof rows;

/** Everything derived from the rows. */
export const conditionFields = new FieldTable<Rows, Condition>(rows);

/** A column of a condition that has a row. */
export type ConditionColumn = ColumnOf<Rows>;
/** The fields with a kind as a file states them, before they are checked. */
export type ConditionDrafts = Drafts<Rows>;
/** The same fields, checked. */
export type ConditionValues = Values<Rows>;

noneIsMissing<Exclude<keyof ConditionTable, ConditionColumn | 'product_id' | 'position'>>({});
noneIsMissing<Exclude<keyof Condition, OnWire<Rows> | 'lowestPrice30' | 'soldOut' | 'priceValidUntil'>>({});
