import type { Category } from '@kontor/contract';
import { emptyRoot } from '@kontor/search';
import type { Selectable } from 'kysely';
import type { CategoryTable } from '../../database/schema.ts';

/** A category without its version. */
export type CategoryRow = Pick<Selectable<CategoryTable>, 'id' | 'parent_id' | 'name' | 'position' | 'custom_page'>;

/** A category's way from the root, as product records carry it. */
export type CategoryPath = { _id: string; name: string }[];

/** The category tree, with each category and its way from the root by its id. */
export interface CategoryTree {
  readonly root: Category;
  readonly pathOf: (categoryId: string) => CategoryPath;
  readonly categoryOf: (categoryId: string | undefined) => Category | undefined;
}

/**
 * Reads the tree by `rows`: the same object as the last time as long as nothing in it is different, so that whatever
 * was made by it can be kept.
 */
export function categoryTreeFrom(rows: () => Promise<readonly CategoryRow[]>): () => Promise<CategoryTree> {
  let known: { readonly json: string; readonly tree: CategoryTree } | null = null;
  return async () => {
    const now = await rows();
    const json = JSON.stringify(now);
    if (known?.json !== json) known = { json, tree: categoryTree(now) };
    return known.tree;
  };
}

/** Builds the tree; siblings in the operator's order. A row whose parent is not there is left out. */
export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const inOrder = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const byParent = Map.groupBy(inOrder, (row) => row.parent_id);
  const paths = new Map<string, CategoryPath>();
  const categories = new Map<string, Category>();
  const build = (row: CategoryRow, above: CategoryPath): Category => {
    const path = [...above, { _id: row.id, name: row.name }];
    paths.set(row.id, path);
    const category: Category = {
      _id: row.id,
      name: row.name,
      ...(row.parent_id === null && { isRoot: true }),
      ...(row.custom_page !== null && { customPage: row.custom_page }),
      children: (byParent.get(row.id) ?? []).map((child) => build(child, path)),
    };
    categories.set(row.id, category);
    return category;
  };
  const [rootRow] = byParent.get(null) ?? [];
  const root = rootRow === undefined ? emptyRoot : build(rootRow, []);
  return {
    root,
    pathOf: (categoryId) => paths.get(categoryId) ?? [],
    categoryOf: (categoryId) => (categoryId === undefined ? undefined : categories.get(categoryId)),
  };
}
