import { type Cents, euroFromCents, type PriceDeclaration, percentFromBasisPoints } from '@kontor/domain';
import { germanDecimal } from '../../../../tables/german-number.ts';
import { conditionFields } from '../../condition-fields.ts';
import { scalesOfColumn } from '../../condition-scales.ts';
import { familyValuesIn } from '../../family-field-kinds.ts';
import { cellOfParts } from '../../field-kinds.ts';
import type { Heading, Special } from '../../field-table.ts';
import { furtherIn } from '../../further-categories.ts';
import type { StoredFamily } from '../../place-in-families.ts';
import { productFields } from '../../product-fields.ts';
import type { ConditionRow, ProductRecord } from '../../product-records.ts';
import type { ExportedCategories } from './exported-categories.ts';

/** A product with its conditions in their order, everybody's before those of groups. */
export type ExportedProduct = Pick<ProductRecord, 'row' | 'conditions'>;

type ProductRow = ProductRecord['row'];
type ProductHeading = Heading<(typeof productFields)['rows']>;
type ConditionHeading = Heading<(typeof conditionFields)['rows']>;

/** Cells by English heading, without empty ones. */
export type ProductCells = Partial<Record<ProductHeading, string>>;
/** The same for a condition. */
export type ConditionCells = Partial<Record<ConditionHeading, string>>;

type Json = Readonly<Record<string, unknown>>;

/** The shop's data for exporting products. */
export interface ExportedShop {
  /** How prices are stored. */
  readonly declaration: PriceDeclaration;
  readonly categories: ExportedCategories;
  /** By their keys. */
  readonly families: ReadonlyMap<string, StoredFamily>;
}

/** Writes a field that has functions of its own, in a form that they read back unchanged. */
interface Writer<Row, Cells> {
  cells(row: Row, shop: ExportedShop): Cells;
  json(row: Row, shop: ExportedShop): Json;
}

type Writers<Fields extends PropertyKey, Row, Cells> = Readonly<Record<Fields, Writer<Row, Cells>>>;

/** Every such field must have an entry here, or it could not be exported. */
const productWriters: Writers<Special<(typeof productFields)['rows']>, ProductRow, ProductCells> = {
  id: { cells: ({ id }) => ({ productId: id }), json: ({ id }) => ({ _id: id }) },
  categoryId: {
    cells: ({ category_id }, { categories }) => ({ category: categories.cellOf(category_id) }),
    json: ({ category_id }) => ({ categoryPath: [{ _id: category_id }] }),
  },
  furtherCategoryIds: {
    cells: ({ further_categories, id }, { categories }) => ({
      furtherCategories: cellOfParts(furtherIn(further_categories, id).map((category) => categories.cellOf(category))),
    }),
    json: ({ further_categories, id }) => ({ furtherCategories: furtherIn(further_categories, id) }),
  },
};

const conditionWriters: Writers<Special<(typeof conditionFields)['rows']>, ConditionRow, ConditionCells> = {
  id: { cells: ({ id }) => ({ conditionId: id }), json: ({ id }) => ({ _id: id }) },
  price: {
    cells: ({ price }) => ({ price: germanDecimal(euroFromCents(price)) }),
    json: ({ price, tax_rate }, { declaration }) => ({
      price: { [declaration]: euroFromCents(price), taxRates: [{ rate: percentFromBasisPoints(tax_rate) }] },
    }),
  },
  taxRate: {
    cells: ({ tax_rate }) => ({ taxRate: `${percentFromBasisPoints(tax_rate)}`.replace('.', ',') }),
    json: () => ({}),
  },
  scales: {
    cells: (row) => ({
      scales: cellOfParts(scalesIn(row).map(({ from, price }) => `${from}: ${germanDecimal(euroFromCents(price))}`)),
    }),
    json: (row) => ({
      scales: scalesIn(row).map(({ from, price }) => ({ from, price: euroFromCents(price) })),
    }),
  },
  listPrice: {
    cells: ({ list_price }) => ({ listPrice: amountCell(list_price) }),
    json: ({ list_price }) => (list_price === null ? {} : { listPrice: euroFromCents(list_price) }),
  },
  salePrice: {
    cells: ({ sale_price }) => ({ salePrice: amountCell(sale_price) }),
    json: ({ sale_price }) => (sale_price === null ? {} : { salePrice: euroFromCents(sale_price) }),
  },
  customerGroup: {
    cells: ({ customer_group }) => ({ customerGroup: customer_group ?? '' }),
    json: ({ customer_group }) => ({ customerGroup: customer_group }),
  },
};

function amountCell(cents: Cents | null): string {
  return cents === null ? '' : germanDecimal(euroFromCents(cents));
}

function scalesIn({ scales, id }: ConditionRow) {
  return scalesOfColumn(scales, (amount: Cents) => amount, id);
}

/** The cells of a product, without its attributes, which have columns of their own. */
export function productCells(row: ProductRow, shop: ExportedShop): ProductCells {
  const special = Object.values(productWriters).map((writer) => writer.cells(row, shop));
  return Object.assign(productFields.toCells(row), ...special);
}

/** The cells of a condition. */
export function conditionCells(row: ConditionRow, shop: ExportedShop): ConditionCells {
  const special = Object.values(conditionWriters).map((writer) => writer.cells(row, shop));
  return Object.assign(conditionFields.toCells(row), ...special);
}

/** A product as an object for JSON Lines. */
export function productJson({ row, conditions }: Pick<ProductRecord, 'row' | 'conditions'>, shop: ExportedShop): Json {
  const special = Object.values(productWriters).map((writer) => writer.json(row, shop));
  return {
    type: 'product',
    ...Object.assign({}, ...special),
    ...productFields.toJson(row),
    // One object for three fields of a row.
    family: familyJson(row, shop),
    conditions: conditions.map((condition) => conditionJson(condition, shop)),
  };
}

function familyJson({ family_id, family_values, family_place }: ProductRow, { families }: ExportedShop) {
  if (family_id === null) return undefined;
  const name = families.get(family_id)?.name ?? undefined;
  return { _id: family_id, name, values: familyValuesIn(family_values), place: family_place };
}

function conditionJson(row: ConditionRow, shop: ExportedShop): Json {
  const special = Object.values(conditionWriters).map((writer) => writer.json(row, shop));
  return { ...Object.assign({}, ...special), ...conditionFields.toJson(row) };
}
