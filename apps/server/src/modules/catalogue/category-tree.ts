import type { Category } from '@kontor/contract';
import { emptyRoot } from '@kontor/search';
import type { Selectable } from 'kysely';
import type { CategoryTable } from '../../database/schema.ts';

/** A category without its version. */
export type CategoryRow = Pick<
  Selectable<CategoryTable>,
  'id' | 'parent_id' | 'name' | 'position' | 'custom_page' | 'hidden'
>;

/** The path of a category from the root, as product records contain it. */
export type CategoryPath = { _id: string; name: string }[];

/** The category tree. By id: each category, and its path from the root. */
export interface CategoryTree {
  readonly root: Category;
  /** Without hidden categories. */
  readonly pathOf: (categoryId: string) => CategoryPath;
  /** Ids from the root down to any category, hidden ones included. */
  readonly trailOf: (categoryId: string) => readonly string[];
  /** Undefined for a hidden category. */
  readonly categoryOf: (categoryId: string | undefined) => Category | undefined;
  readonly isHidden: (categoryId: string) => boolean;
}

/**
 * Builds the tree from `rows`. If the rows are unchanged, it returns the same object, so that everything derived from
 * it stays valid.
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

/** Compares siblings by the operator's order. Older imports left siblings with equal positions. Then the id decides. */
export function inOperatorsOrder(
  a: { readonly position: number; readonly id: string },
  b: { readonly position: number; readonly id: string },
): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1);
}

/**
 * Builds the tree, with siblings in the operator's order. A row without its parent is left out, and so is a hidden
 * category with everything below it.
 */
export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const inOrder = rows.toSorted(inOperatorsOrder);
  const byParent = Map.groupBy(inOrder, (row) => row.parent_id);
  const paths = new Map<string, CategoryPath>();
  const categories = new Map<string, Category>();
  const trails = new Map<string, readonly string[]>();
  const childrenOf = ({ id }: CategoryRow) => byParent.get(id) ?? [];
  const trace = (row: CategoryRow, above: readonly string[]): void => {
    trails.set(row.id, [...above, row.id]);
    for (const child of childrenOf(row)) trace(child, [...above, row.id]);
  };
  const hide = (row: CategoryRow, above: CategoryPath): void => {
    paths.set(row.id, above);
    for (const child of childrenOf(row)) hide(child, above);
  };
  const build = (row: CategoryRow, above: CategoryPath): Category => {
    const path = [...above, { _id: row.id, name: row.name }];
    paths.set(row.id, path);
    for (const child of childrenOf(row).filter(({ hidden }) => hidden === 1)) hide(child, path);
    const category: Category = {
      _id: row.id,
      name: row.name,
      ...(row.parent_id === null && { isRoot: true }),
      ...(row.custom_page !== null && { customPage: row.custom_page }),
      children: childrenOf(row)
        .filter(({ hidden }) => hidden === 0)
        .map((child) => build(child, path)),
    };
    categories.set(row.id, category);
    return category;
  };
  const [rootRow] = byParent.get(null) ?? [];
  const root = rootRow === undefined ? emptyRoot : build(rootRow, []);
  if (rootRow !== undefined) trace(rootRow, []);
  return {
    root,
    pathOf: (categoryId) => paths.get(categoryId) ?? [],
    trailOf: (categoryId) => trails.get(categoryId) ?? [],
    isHidden: (categoryId) => trails.has(categoryId) && !categories.has(categoryId),
    categoryOf: (categoryId) => (categoryId === undefined ? undefined : categories.get(categoryId)),
  };
}
