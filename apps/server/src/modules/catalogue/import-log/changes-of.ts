import type { Selectable } from 'kysely';
import type { ConditionTable, ProductTable } from '../../../database/schema.ts';
import type { ComparedProduct } from '../catalogue-writer.ts';
import type { ConditionChange, ProductChanged, ProductCreated, ProductErased, RowImage } from './change.ts';
import { columnChanges, imageOf, markOf } from './row-images.ts';

type ProductRow = Selectable<ProductTable>;
type ConditionRow = Selectable<ConditionTable>;

/** The stocks right before their change, by the ids of conditions. */
export type StocksBefore = ReadonlyMap<string, number | null>;

/**
 * The change of storing a product, or null. `stocks`: of conditions whose stock an order may have changed since the
 * comparison.
 */
export function changeOf(
  product: ComparedProduct,
  stocks: StocksBefore = new Map(),
): ProductCreated | ProductChanged | null {
  if (product.outcome === 'unchanged') return null;
  const { row, before } = product;
  const named = { of: 'product', id: row.id, article: row.article_number, name: row.name } as const;
  const after = conditionsAfter(product, stocks);
  if (before.row === undefined) {
    const counted = after.flatMap(({ id, stock }) => (typeof stock === 'number' ? [[id, stock] as const] : []));
    const [first] = after;
    return {
      ...{ ...named, did: 'created', mark: markOf(row, after), stocks: Object.fromEntries(counted) },
      ...{ category: row.category_id, ...(first && { price: priceImage(first) }) },
    };
  }
  const conditions = conditionChanges(before.conditions, after, stocks);
  return { ...named, did: 'changed', columns: columnChanges(before.row, row), conditions };
}

function priceImage(one: ConditionAfter): RowImage {
  const { price, price_quantity, unit, customer_group, list_price, sale_price, sale_from, sale_until } = one;
  return imageOf({ price, price_quantity, unit, customer_group, list_price, sale_price, sale_from, sale_until });
}

type ConditionAfter = ComparedProduct['conditions'][number];

/** All conditions after the change, unchanged ones included. */
function conditionsAfter(product: ComparedProduct, stocks: StocksBefore): readonly ConditionAfter[] {
  const { conditions, before, dropped, stockKept, stockChanges } = product;
  if (before.conditions.length === 0) return conditions;
  const stored = new Map(before.conditions.map((one) => [one.id, one]));
  const changes = new Map(stockChanges.map(({ id, stockChange }) => [id, stockChange]));
  const stockOf = (one: ConditionAfter): number | null => {
    if (!stockKept.includes(one.id)) return one.stock ?? null;
    const had = stocks.get(one.id) ?? stored.get(one.id)?.stock ?? null;
    return had === null ? null : stockAfter(had, changes.get(one.id) ?? 0, one.backorder === 1);
  };
  const written = new Set(conditions.map(({ id }) => id));
  const others = before.conditions.filter(({ id }) => !written.has(id) && !dropped.includes(id));
  return [...conditions.map((one) => ({ ...one, stock: stockOf(one) })), ...others];
}

/** The stock after pieces are added or removed. It does not fall below zero, unless backorders are allowed. */
function stockAfter(had: number, change: number, isBackordered: boolean): number {
  return had + change < 0 && !isBackordered ? 0 : had + change;
}

function conditionChanges(
  before: readonly ConditionRow[],
  after: readonly ConditionAfter[],
  stocks: StocksBefore,
): ConditionChange[] {
  const stockOf = ({ id, stock }: ConditionRow) => stocks.get(id) ?? stock;
  const had = new Map(before.map((one) => [one.id, one]));
  const has = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((one): ConditionChange[] => {
    const known = { id: one.id, unit: one.unit ?? null, group: one.customer_group ?? null };
    const old = had.get(one.id);
    if (old === undefined)
      return [{ ...known, created: imageOf(one, { without: ['stock'] }), stock: [null, one.stock ?? null] }];
    const columns = columnChanges(old, one, ['stock']);
    const [from, to] = [stockOf(old), one.stock ?? null];
    if (Object.keys(columns).length === 0 && from === to) return [];
    return [{ ...known, columns, ...(from !== to && { stock: [from, to] as [number | null, number | null] }) }];
  });
  const dropped = before
    .filter(({ id }) => !has.has(id))
    .map((one): ConditionChange => {
      const known = { id: one.id, unit: one.unit, group: one.customer_group };
      return { ...known, dropped: imageOf(one, { without: ['stock'] }), stock: [stockOf(one), null] };
    });
  return [...changed, ...dropped];
}

/** The change of taking a product off sale. */
export function archivedChange(row: ProductRow): ProductChanged {
  const { id, article_number: article, name } = row;
  const columns = columnChanges(row, { ...row, active: 0 });
  return { of: 'product', id, article, name, did: 'changed', columns, conditions: [] };
}

/** The change of deleting a product with everything it had. */
export function erasedChange(row: ProductRow, conditions: readonly ConditionRow[]): ProductErased {
  const { id, article_number: article, name } = row;
  const images = conditions.map((one) => ({ ...imageOf(one), id: one.id }));
  return { of: 'product', id, article, name, did: 'erased', row: imageOf(row), conditions: images };
}
