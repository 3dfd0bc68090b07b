import { foldCase } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { CategoryToStore } from './product-to-store.ts';

/** Ids per statement: engines take a limited number of parameters. */
const idsAtOnce = 500;

/** The id of the category that had a name (in lower case) under a parent; the root's parent is null. */
export type FormerNames = (parentId: string | null, name: string) => string | undefined;

/** Reads the names that categories had. */
export async function readFormerNames(queryable: Queryable): Promise<FormerNames> {
  const rows = await queryable.selectFrom('former_category_names').selectAll().execute();
  const ids = new Map(rows.map(({ parent_id, name, category_id }) => [keyOf(parent_id, name), category_id]));
  return (parentId, name) => ids.get(keyOf(parentId, name));
}

/**
 * Remembers the name and place of each category that is about to get another: links to it, and to all below it, keep
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
