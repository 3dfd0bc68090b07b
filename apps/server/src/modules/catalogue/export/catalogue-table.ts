import { byteOrderMark, tableRow } from '../../../tables/table-row.ts';
import { conditionFields } from '../condition-fields.ts';
import { familyValuesIn } from '../family-field-kinds.ts';
import { cellOfParts } from '../field-kinds.ts';
import { productFields } from '../product-fields.ts';
import { commonOrder } from './common-order.ts';
import type { ExportedProduct } from './exported/exported-fields.ts';
import { conditionCells, type ExportedShop, productCells } from './exported/exported-fields.ts';

/** Columns of a table by their English heading. */
const ofFields: Readonly<Record<string, string>> = { ...productFields.headings, ...conditionFields.headings };
const ofFamilies = { familyName: 'Familienname', familyProperties: 'Reihenfolge der Eigenschaften' } as const;
const headings: Readonly<Record<string, string>> = { ...ofFields, ...ofFamilies };
const ofConditions = Object.keys(conditionFields.headings);
/** The columns that identify a row's product and condition. */
const keys = ['articleNumber', 'productId', 'unit', 'customerGroup', 'conditionId'];

/** The columns of a table of everything, of the stock alone, and of prices alone: docs/import.md. */
export const columnsOf = {
  products: Object.keys(ofFields),
  stock: [...keys, 'stock'],
  prices: [...keys, ...ofConditions.filter((column) => column !== 'stock' && !keys.includes(column))],
} as const satisfies Record<string, readonly string[]>;

/** Writes products as a table that an import can read, one row for each condition. */
export class CatalogueTable {
  readonly #columns: readonly string[];
  readonly #groups: readonly string[];
  readonly #properties: readonly string[];
  readonly #shop: ExportedShop;

  /** `groups`: the attribute groups with a column. A table with families also has columns for their properties. */
  constructor(columns: readonly string[], groups: readonly string[], shop: ExportedShop) {
    const families = columns.includes('family') ? [...shop.families.values()] : [];
    this.#properties = commonOrder(families.map(({ properties }) => properties));
    const areAgreed = families.every(({ properties }) => isInOrder(properties, this.#properties));
    this.#columns = [
      ...columns,
      ...(families.length > 0 ? ['familyName'] : []),
      // Without it, an import would give every family the order of the columns.
      ...(areAgreed ? [] : ['familyProperties']),
    ];
    this.#groups = groups;
    this.#shop = shop;
  }

  /** The first row of the table. */
  get head(): string {
    const names = this.#columns.map((column) => headings[column] ?? column);
    const properties = this.#properties.map((property) => `Eigenschaft: ${property}`);
    return byteOrderMark + tableRow([...names, ...properties, ...this.#groups.map((group) => `Attribut: ${group}`)]);
  }

  /** The rows of a product. None without a condition. An import reads the product's own columns from the first row. */
  rowsOf({ row, conditions }: ExportedProduct): string {
    const { name: familyName = null, properties = [] } = this.#shop.families.get(row.family_id ?? '') ?? {};
    const familyValues = familyValuesIn(row.family_values);
    const ofFamily = { ...(familyName !== null && { familyName }), familyProperties: cellOfParts(properties) };
    const whole = { ...productCells(row, this.#shop), ...ofFamily };
    const { articleNumber = '', productId = '' } = whole;
    const attributes = productFields.rows.attributes.kind.toWire(row.attributes);
    return conditions
      .map((condition, place) => {
        const own: Record<string, string> = place === 0 ? { ...whole } : { articleNumber, productId };
        const cells: Record<string, string> = { ...own, ...conditionCells(condition, this.#shop) };
        const chosen = this.#properties.map((name) =>
          place === 0 ? (familyValues.find((one) => one.name === name)?.value ?? '') : '',
        );
        const values = this.#groups.map((group) => (place === 0 ? cellOfGroup(attributes, group) : ''));
        return tableRow([...this.#columns.map((column) => cells[column] ?? ''), ...chosen, ...values]);
      })
      .join('');
  }
}

function isInOrder(names: readonly string[], order: readonly string[]): boolean {
  const places = names.map((name) => order.indexOf(name));
  return places.every((place, i) => i === 0 || place > (places[i - 1] ?? -1));
}

function cellOfGroup(attributes: readonly { readonly name: string; readonly value: string }[], group: string): string {
  return cellOfParts(attributes.filter(({ name }) => name === group).map(({ value }) => value));
}
