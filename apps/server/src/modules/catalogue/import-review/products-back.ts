import type { Insertable, Selectable } from 'kysely';
import type { ConditionTable, ProductTable } from '../../../database/schema.ts';
import { type ComparedProduct, isErased, isRepriced } from '../catalogue-writer.ts';
import { stateAt } from '../changes-by-time.ts';
import { conditionFields } from '../condition-fields.ts';
import type { Left, ProductChanged, ProductCreated, ProductErased } from '../import-log/change.ts';
import { markOf } from '../import-log/row-images.ts';
import { productFields } from '../product-fields.ts';
import { columnsBack } from './columns-back.ts';
import { conditionsBack } from './conditions-back.ts';
import { emptyCondition, emptyProduct } from './empty-rows.ts';
import { labelOfColumn } from './label-of-column.ts';
import { conditionName, nameOf } from './told-changes.ts';

type ProductRow = Selectable<ProductTable>;
type ConditionRow = Selectable<ConditionTable>;

/** The current rows of a product whose import is undone. */
export interface ProductNow {
  readonly row: ProductRow | undefined;
  readonly conditions: readonly ConditionRow[];
}

/** The data for restoring products. */
export interface Surroundings {
  /** Epoch ms. */
  readonly now: number;
  /** Pieces taken from stocks since the import, by the ids of conditions. */
  readonly sold: ReadonlyMap<string, number>;
  /** Products that were ever ordered. */
  readonly ordered: ReadonlySet<string>;
  /** The categories that exist. */
  readonly categories: ReadonlySet<string>;
}

/** The result for a product. */
export interface ProductBack {
  readonly stored?: ComparedProduct;
  /** Whether it is taken off sale, or deleted. */
  readonly leaves?: 'hidden' | 'erased';
  readonly left: readonly Left[];
}

/**
 * The result for a product that an import made: it is deleted, or taken off sale if it was ever ordered. If somebody
 * changed it since, it stays.
 */
export function createdBack(
  change: ProductCreated,
  { row, conditions }: ProductNow,
  around: Surroundings,
): ProductBack {
  if (row === undefined || isErased(row, conditions)) return { left: [] };
  if (markOf(row, conditions) !== change.mark) return { left: [leftOf(change, null, 'changed')] };
  if (around.ordered.has(change.id)) return row.active === 1 ? { leaves: 'hidden', left: [] } : { left: [] };
  const recounted = conditions.filter(({ id, stock }) => stock !== (change.stocks[id] ?? null));
  if (recounted.length === 0) return { leaves: 'erased', left: [] };
  // Named as a later import's change of it is, so that this import is found.
  const labels = recounted.map(({ unit, customer_group: group }) => conditionLabel('stock', unit, group));
  return { left: labels.map((label) => leftOf(change, label, 'changed')) };
}

/** The result for a deleted product. It is restored unless it exists again or its category is gone. */
export function erasedBack(change: ProductErased, { row, conditions }: ProductNow, around: Surroundings): ProductBack {
  if (row !== undefined && !isErased(row, conditions)) return { left: [leftOf(change, null, 'there-again')] };
  const state = { never_on_sale: row?.never_on_sale ?? null };
  const wanted = { ...emptyProduct, ...change.row, ...state, id: change.id } as unknown as ProductRow;
  if (!around.categories.has(wanted.category_id)) return { left: [leftOf(change, null, 'no-place')] };
  const rows = change.conditions.map((one) => ({ ...emptyCondition, ...one, product_id: change.id }));
  const back = { conditions: rows as unknown as Insertable<ConditionTable>[], stockKept: [], stockChanges: [] };
  return {
    stored: compared(wanted, { ...back, dropped: [] }, { row: undefined, conditions: [] }, around.now),
    left: [],
  };
}

/** Restores the changes of a product, except fields that somebody changed since. */
export function changedBack(
  change: ProductChanged,
  { row, conditions }: ProductNow,
  around: Surroundings,
): ProductBack {
  if (row === undefined || isErased(row, conditions)) return { left: [leftOf(change, null, 'gone')] };
  const { values, left } = columnsBack(row, change.columns);
  const hasNoPlace = typeof values.category_id === 'string' && !around.categories.has(values.category_id);
  if (hasNoPlace) delete values.category_id;
  const back = conditionsBack(change.id, conditions, change.conditions, around.sold);
  const wanted = { ...row, ...values } as ProductRow;
  const labels = [...new Set(left.map(productLabel))];
  return {
    stored: compared(wanted, back, { row, conditions }, around.now),
    left: [
      ...labels.map((label) => leftOf(change, label, 'changed')),
      ...(hasNoPlace ? [leftOf(change, productFields.labelOf('categoryId'), 'no-place')] : []),
      ...back.left.flatMap(({ change: { unit, group }, columns }) => {
        const of = conditionName(unit, group);
        const named = columns.length === 0 ? [of] : columns.map((column) => conditionLabel(column, unit, group));
        return [...new Set(named)].map((label) => leftOf(change, label, 'changed'));
      }),
    ],
  };
}

/** Reports that something of a product was not restored. */
export function leftOf(
  { id, article, name }: Pick<ProductChanged, 'id' | 'article' | 'name'>,
  field: string | null,
  why: Left['why'],
): Left {
  return { of: 'left', id, name: nameOf(article, name), field, why };
}

function productLabel(column: string): string {
  return labelOfColumn(productFields, column);
}

/** The label of a condition's field: `Bestand (Stück)`. */
export function conditionLabel(column: string, unit: string | null, group: string | null): string {
  return `${labelOfColumn(conditionFields, column)} (${conditionName(unit, group)})`;
}

type Back = Pick<ReturnType<typeof conditionsBack>, 'conditions' | 'stockKept' | 'stockChanges' | 'dropped'>;

/** A product in the form in which the catalogue's writer stores it. */
function compared(row: ProductRow, back: Back, before: ComparedProduct['before'], now: number): ComparedProduct {
  const { version: _version, changed_at: _changedAt, light_of_stock: _light, ...said } = row;
  const stored = new Map(before.conditions.map((one) => [one.id, one]));
  return {
    row: { ...said, ...stateAt(said, now) },
    ...back,
    isCounted: true,
    outcome: before.row === undefined ? 'created' : 'changed',
    repriced: back.conditions.filter((one) => isRepriced(one, stored.get(one.id))).map(({ id }) => id),
    ...{ normPricesGone: [], scalesGone: [], salesGone: [], salesIdle: [], salesUnproven: [] },
    ...{ family: null, familyRefusal: null, refusal: null },
    before,
  };
}
