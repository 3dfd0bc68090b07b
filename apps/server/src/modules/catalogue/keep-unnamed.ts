import type { Insertable, Selectable } from 'kysely';
import { Type } from 'typebox';
import type { ConditionTable, ProductTable } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import type { ConditionColumn } from './condition-fields.ts';
import { familyValues, familyValuesIn } from './family-field-kinds.ts';
import type { KeptParts } from './field-table.ts';
import { withPricesKept } from './prices-kept.ts';
import { type ProductColumn, productFields } from './product-fields.ts';
import { conditionRows, productRow } from './product-rows.ts';
import type { ProductToStore } from './product-to-store.ts';

type StoredRow = Selectable<ConditionTable>;

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** A product's row, merged with the stored columns that its file does not name (docs/import.md). */
export function mergedProductRow(product: ProductToStore, stored: Selectable<ProductTable> | undefined) {
  const row = productRow(product);
  if (!stored || !product.unnamed) return row;
  const { columns, parts = [], attributeGroups, properties } = product.unnamed;
  // The words for another stock status would be wrong.
  const isRestocked = !columns.includes('stock_status') && row.stock_status !== stored.stock_status;
  const kept = columns.filter((column) => !(isRestocked && column === 'stock_status_text'));
  const attributes =
    attributeGroups &&
    mergedAttributes(
      product.attributes,
      productFields.rows.attributes.kind.toWire(stored.attributes, stored.id),
      attributeGroups,
    );
  const values = properties && mergedValues(product.familyValues, familyValuesIn(stored.family_values), properties);
  const merged = parts.map((some) => [some.column, withPartsKept(row, stored, some)]);
  return Object.assign(
    row,
    Object.fromEntries(merged),
    storedOf(stored, kept),
    attributes && { attributes: JSON.stringify(attributes) },
    values && { family_values: familyValues.toColumn(values) },
  );
}

/** Some columns of a row. */
function storedOf<Row extends object>(row: Row, columns: readonly (keyof Row)[]): Partial<Row> {
  const some: Partial<Row> = {};
  for (const column of columns) some[column] = row[column];
  return some;
}

const partsIn = storedJson('products', Type.Record(Type.String(), Type.Unknown()));

/** A column, merged with the stored parts that the file does not name. */
function withPartsKept(
  row: ReturnType<typeof productRow>,
  stored: Selectable<ProductTable>,
  { column, parts, kept }: KeptParts<ProductColumn>,
): string | null {
  const [own, before] = [row[column], stored[column]].map((json) =>
    partsIn(String(json ?? '{}'), `${row.id}, ${column}`),
  );
  const merged = parts.flatMap((part) => {
    const value: unknown = (kept.includes(part) ? before : own)?.[part];
    return value === undefined ? [] : [[part, value]];
  });
  return merged.length === 0 ? null : JSON.stringify(Object.fromEntries(merged));
}

/**
 * Attributes of groups without a column are kept. Attributes of the file take the positions of their groups, because no
 * table says in which order a product had them. New ones come last, in the file's order.
 */
function mergedAttributes(
  own: readonly Attribute[],
  stored: readonly Attribute[],
  groups: readonly string[],
): Attribute[] {
  const named = new Set(groups);
  const waiting = Map.groupBy(own, ({ name }) => name);
  const merged = stored.flatMap((one) => (named.has(one.name) ? (waiting.get(one.name)?.splice(0, 1) ?? []) : [one]));
  return [...merged, ...[...waiting.values()].flat()];
}

/** Properties in the order of the file if it names all of them. Otherwise they keep their positions. */
function mergedValues(own: readonly Attribute[], stored: readonly Attribute[], named: readonly string[]): Attribute[] {
  return stored.every(({ name }) => named.includes(name)) ? [...own] : mergedAttributes(own, stored, named);
}

/** Columns that {@link withPricesKept} decides on. */
const pricesOfFile: readonly ConditionColumn[] = ['price_quantity', 'scales', 'sale_price', 'list_price', 'norm_price'];

/** A product's condition rows, merged in the same way. Each has its position among the conditions of its group. */
export function mergedConditionRows(
  product: ProductToStore,
  stored: ReadonlyMap<string, Selectable<ConditionTable>>,
): Insertable<ConditionTable>[] {
  const rows = placedRows(product, stored);
  const before = rows.flatMap(({ id }) => stored.get(id) ?? []);
  // Only the relative order counts, since partial files leave gaps in the positions.
  const isSameOrder = before.length === rows.length && areInOrder(before);
  return isSameOrder ? rows.map((row, i) => ({ ...row, position: before[i]?.position ?? row.position })) : rows;
}

function areInOrder(rows: readonly StoredRow[]): boolean {
  const groups = Map.groupBy(rows, ({ customer_group }) => customer_group);
  return groups.values().every((some) => some.every(({ position }, i) => position > (some[i - 1]?.position ?? -1)));
}

function placedRows(product: ProductToStore, stored: ReadonlyMap<string, StoredRow>): Insertable<ConditionTable>[] {
  const places = product.isPart ? placesBehind(stored) : new Map<string | null, number>();
  return conditionRows(product).map((own, i) => {
    const before = stored.get(own.id);
    const unnamed = product.conditions[i]?.unnamed ?? [];
    const kept = unnamed.filter((column) => !pricesOfFile.includes(column));
    const row = before
      ? withPricesKept({ ...own, ...storedOf(before, kept) }, before, product.conditions[i] ?? {})
      : own;
    // A group's condition, known by its id, in a file without groups. The group's other conditions are not in the file.
    if (before && (product.isPart || row.customer_group !== own.customer_group))
      return { ...row, position: before.position };
    const { customerGroup = null } = product.conditions[i] ?? {};
    const position = places.get(customerGroup) ?? 0;
    places.set(customerGroup, position + 1);
    return { ...row, position };
  });
}

/** The next free position in each group. */
function placesBehind(stored: ReadonlyMap<string, Selectable<ConditionTable>>): Map<string | null, number> {
  const places = new Map<string | null, number>();
  for (const { customer_group, position } of stored.values())
    places.set(customer_group, Math.max(places.get(customer_group) ?? 0, position + 1));
  return places;
}
