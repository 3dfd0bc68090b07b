import { hash } from 'node:crypto';
import type { ColumnChanges, RowImage } from './change.ts';

type Row = Readonly<Record<string, unknown>>;
type Value = RowImage[string];

/** Columns that are derived from others, from the time or from the moment of writing. */
const derived = new Set([
  ...['id', 'product_id', 'version', 'changed_at', 'deleted', 'never_on_sale', 'next_change_at', 'light_of_stock'],
]);

/**
 * Columns that are restored together or not at all. Restoring only some would state prices or texts that nobody ever
 * set: a scale without its price might rise, and the text of another traffic light would be wrong.
 */
const together: readonly (readonly string[])[] = [
  ['family_id', 'family_values', 'family_place'],
  ['active', 'active_from', 'active_until'],
  ['stock_status', 'stock_status_text'],
  // biome-ignore format: a list
  [
    'price', 'price_quantity', 'scales', 'tax_rate', 'list_price', 'sale_price', 'sale_from', 'sale_until',
    'norm_price', 'norm_unit', 'content', 'unit', 'customer_group',
  ],
  ['min_amount', 'amount_step', 'max_amount'],
  ['backorder', 'stock_of', 'stock_factor'],
];

/** The columns that go together with a column, and the column itself. */
export function columnsWith(column: string): readonly string[] {
  return together.find((some) => some.includes(column)) ?? [column];
}

/** The operator's data in a row: its columns without derived ones and without nulls. */
export function imageOf(row: Row, { without = [] }: { readonly without?: readonly string[] } = {}): RowImage {
  const image: RowImage = {};
  for (const column in row) {
    const value = row[column] as Value | undefined;
    if (value === null || value === undefined || derived.has(column) || without.includes(column)) continue;
    image[column] = value;
  }
  return image;
}

/** The changes from one row to another, with the columns that go together with them. */
export function columnChanges(before: Row, after: Row, without: readonly string[] = []): ColumnChanges {
  const changes: ColumnChanges = {};
  for (const column in after) {
    if (derived.has(column) || without.includes(column) || valueIn(before, column) === valueIn(after, column)) continue;
    for (const one of columnsWith(column)) {
      const pair: [Value, Value] = [valueIn(before, one), valueIn(after, one)];
      if (pair[0] !== null || pair[1] !== null) changes[one] = pair;
    }
  }
  return changes;
}

function valueIn(row: Row, column: string): Value {
  return (row[column] ?? null) as Value;
}

/** A fingerprint of a product with its conditions, without their stock. Any change makes it differ. */
export function markOf(row: Row, conditions: readonly Row[]): string {
  const images = conditions.map((condition) => [condition.id, inOrder(condition, ['stock', 'position'])]);
  const all = [inOrder(row), images.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))];
  return hash('sha256', JSON.stringify(all), 'base64url').slice(0, 22);
}

/** The entries of {@link imageOf}, sorted by name. */
function inOrder(row: Row, without?: readonly string[]): [string, Value][] {
  const image = imageOf(row, without && { without });
  return Object.keys(image)
    .sort()
    .map((column) => [column, image[column] ?? null]);
}
