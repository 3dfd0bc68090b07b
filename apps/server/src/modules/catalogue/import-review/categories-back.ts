import { foldCase } from '@kontor/domain';
import type { Selectable, Transaction } from 'kysely';
import { nextVersion } from '../../../database/catalogue-version.ts';
import type { Queryable } from '../../../database/database.ts';
import type { CategoryTable, Schema } from '../../../database/schema.ts';
import { wholeCategories } from '../catalogue.repository.ts';
import { detailsOf } from '../category-fields.ts';
import type { CategoryChanged, Left, RowImage } from '../import-log/change.ts';
import { imageOf } from '../import-log/row-images.ts';
import type { CategoryToStore } from '../product-to-store.ts';
import { columnsBack } from './columns-back.ts';
import { emptyCategory } from './empty-rows.ts';

type CategoryRow = Selectable<CategoryTable>;

/** The categories after the undo, before products are restored into them. */
export interface CategoriesBack {
  readonly stored: readonly CategoryToStore[];
  readonly left: readonly Left[];
}

/** Restores names, positions and pages of categories, and removed categories. */
export async function categoriesBack(
  queryable: Queryable,
  changes: readonly CategoryChanged[],
): Promise<CategoriesBack> {
  const tree = new Map((await wholeCategories(queryable)).map((row) => [row.id, row]));
  const stored: CategoryToStore[] = [];
  const left: Left[] = [];
  for (const change of changes) {
    const current = tree.get(change.id);
    const { row, why } = rowBack(change, current);
    const hasNoPlace = row !== null && !hasPlace(row, tree);
    if (why !== null || hasNoPlace) left.push(leftOf(change, why ?? 'no-place'));
    if (row === null || hasNoPlace) continue;
    tree.set(row.id, row);
    stored.push(toStore(row));
  }
  return { stored, left };
}

interface RowBack {
  /** The row to store, or null. */
  readonly row: CategoryRow | null;
  /** Why it is not fully restored. Null if it is. */
  readonly why: Left['why'] | null;
}

const nothing: RowBack = { row: null, why: null };

/** The former row of a category that an import changed or removed. */
function rowBack({ id, before, after }: CategoryChanged, current: CategoryRow | undefined): RowBack {
  if (before === null) return nothing;
  if (after === null)
    return current === undefined
      ? { row: { ...emptyCategory, ...before, id } as CategoryRow, why: null }
      : { row: null, why: 'there-again' };
  if (current === undefined) return { row: null, why: 'gone' };
  const { values, left } = columnsBack(current, changesOf(before, after));
  const row = Object.keys(values).length === 0 ? null : ({ ...current, ...values } as CategoryRow);
  return { row, why: left.length > 0 ? 'changed' : null };
}

function changesOf(before: RowImage, after: RowImage) {
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...columns].filter((column) => (before[column] ?? null) !== (after[column] ?? null));
  return Object.fromEntries(
    changed.map((column) => [
      column,
      [before[column] ?? null, after[column] ?? null] as [RowImage[string], RowImage[string]],
    ]),
  );
}

/** Whether its parent exists and is not below it, and no sibling has its name. */
function hasPlace({ id, parent_id, name }: CategoryRow, tree: ReadonlyMap<string, CategoryRow>): boolean {
  for (let above = parent_id; above !== null; above = tree.get(above)?.parent_id ?? null)
    if (above === id || !tree.has(above)) return false;
  return tree
    .values()
    .every((other) => other.id === id || other.parent_id !== parent_id || foldCase(other.name) !== foldCase(name));
}

function toStore(row: CategoryRow): CategoryToStore {
  const { id, parent_id: parentId, name, position, custom_page: customPage } = row;
  return { id, parentId, name, position, customPage, details: detailsOf(row) };
}

function leftOf({ id, name }: CategoryChanged, why: Left['why']): Left {
  return { of: 'left', id, name, field: null, why };
}

/**
 * Removes the categories that an import made, lowest first. A category stays if something is in it, or if somebody
 * changed it since. Deleted products have left empty rows, which move up to the parent. The root stays.
 */
export async function removeCategories(
  transaction: Transaction<Schema>,
  changes: readonly CategoryChanged[],
  now: number,
): Promise<{ readonly removed: readonly CategoryChanged[]; readonly left: readonly Left[] }> {
  const removed: CategoryChanged[] = [];
  const left: Left[] = [];
  for (const change of changes.toReversed()) {
    if (change.before !== null || change.after === null) continue;
    const row = await transaction.selectFrom('categories').selectAll().where('id', '=', change.id).executeTakeFirst();
    if (row === undefined || row.parent_id === null) continue;
    const isSame = Object.keys(changesOf(change.after, imageOf(row))).every((column) => column === 'position');
    if (!isSame) left.push(leftOf(change, 'changed'));
    else if (await isInUse(transaction, row.id)) left.push(leftOf(change, 'in-use'));
    else {
      await removeCategory(transaction, row, now);
      removed.push({ ...change, before: imageOf(row), after: null });
    }
  }
  return { removed, left };
}

async function isInUse(queryable: Queryable, id: string): Promise<boolean> {
  const below = await queryable.selectFrom('categories').select('id').where('parent_id', '=', id).executeTakeFirst();
  if (below !== undefined) return true;
  const products = queryable.selectFrom('products').select('id');
  const inside = await products
    .where('category_id', '=', id)
    .where((product) => {
      const conditions = product.selectFrom('conditions').select('conditions.id');
      const isThere = product.exists(conditions.whereRef('conditions.product_id', '=', 'products.id'));
      return product.or([product('active', '=', 1), isThere]);
    })
    .executeTakeFirst();
  if (inside !== undefined) return true;
  const further = products.where('further_categories', 'like', `%${JSON.stringify(id).replaceAll(/[\\%_]/g, '_')}%`);
  return (await further.executeTakeFirst()) !== undefined;
}

async function removeCategory(transaction: Transaction<Schema>, { id, parent_id: parent }: CategoryRow, now: number) {
  const version = await nextVersion(transaction);
  await transaction
    .updateTable('products')
    .set({ category_id: parent ?? '' })
    .where('category_id', '=', id)
    .execute();
  await transaction.deleteFrom('former_category_names').where('category_id', '=', id).execute();
  await transaction.deleteFrom('categories').where('id', '=', id).execute();
  // Processes that follow versions then read the tree again.
  await transaction.updateTable('categories').set({ version, changed_at: now }).where('id', '=', parent).execute();
}
