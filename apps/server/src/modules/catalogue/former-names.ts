import { categoryOnceAtPath, categoryPath, foldCase, rootSegment } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { CategoryTree } from './category-tree.ts';
import type { CategoryToStore } from './product-to-store.ts';

/** Ids per statement: engines take a limited number of parameters. */
const idsAtOnce = 500;

/** The id of the category that once had a name (in lower case) under a parent. The root's parent is null. */
export type FormerNames = (parentId: string | null, name: string) => string | undefined;

/** Reads the former names of categories. */
export async function readFormerNames(queryable: Queryable): Promise<FormerNames> {
  const rows = await queryable.selectFrom('former_category_names').selectAll().execute();
  const ids = new Map(rows.map(({ parent_id, name, category_id }) => [keyOf(parent_id, name), category_id]));
  return (parentId, name) => ids.get(keyOf(parentId, name));
}

/**
 * The current path of a category that once had this path (SPEC §2). Null if no category had it, or it would lead
 * outside the shop.
 */
export function movedPath(
  { root, categoryOf, pathOf }: CategoryTree,
  former: FormerNames,
  path: string,
): string | null {
  // If the root has another name, there are no pages below it. A redirect would lead in circles.
  if (foldCase(root.name) !== rootSegment) return null;
  const category = categoryOnceAtPath(root, path, (parent, name) => categoryOf(former(parent?._id ?? null, name)));
  return category === null ? null : categoryPath(pathOf(category._id));
}

/**
 * Remembers the old name and position of each changed category, so that links to it and to categories below keep
 * working.
 */
export async function rememberFormerNames(
  transaction: Transaction<Schema>,
  categories: readonly CategoryToStore[],
): Promise<void> {
  for (let place = 0; place < categories.length; place += idsAtOnce) {
    await rememberSome(transaction, categories.slice(place, place + idsAtOnce));
  }
}

async function rememberSome(transaction: Transaction<Schema>, categories: readonly CategoryToStore[]): Promise<void> {
  const wanted = new Map(categories.map((category) => [category.id, category]));
  const stored = await transaction
    .selectFrom('categories')
    .select(['id', 'parent_id', 'name'])
    .where('id', 'in', [...wanted.keys()])
    .execute();
  for (const { id, parent_id, name } of stored) {
    const now = wanted.get(id);
    if (now === undefined || keyOf(parent_id, name) === keyOf(now.parentId, now.name)) continue;
    await transaction
      .insertInto('former_category_names')
      .values({ parent_id: parent_id ?? '', name: foldCase(name), category_id: id })
      .onConflict((conflict) => conflict.columns(['parent_id', 'name']).doUpdateSet({ category_id: id }))
      .execute();
  }
}

function keyOf(parentId: string | null, name: string): string {
  return `${parentId ?? ''}\n${foldCase(name)}`;
}
