import type { CategoryNumbers, NumberedTree } from './numbered-tree.ts';

/** The categories that a product names. */
interface Placed {
  readonly categoryId: string;
  readonly furtherCategoryIds?: readonly string[];
}

/** Separates ids. Ids contain no line break. */
const between = '\n';

/**
 * One id for all categories of a product: the id of its only category, or an id shared by all products in the same
 * categories. The main category comes first. The order of the others does not matter.
 */
export function placeId({ categoryId, furtherCategoryIds = [] }: Placed): string {
  const further = new Set(furtherCategoryIds).difference(new Set([categoryId]));
  return [categoryId, ...[...further].sort()].join(between);
}

/**
 * By place number: the categories of its products, each once: the main category and its ancestors, then the other
 * categories and theirs. Undefined if the main category is not in the tree.
 */
export type Places = readonly (readonly number[] | undefined)[];

/** The places of a tree. `known`: the places of the same tree before further numbers were given out. */
export function placesIn({ numbers, trails }: NumberedTree, { ids }: CategoryNumbers, known: Places): Places {
  const more = [...ids].slice(known.length).map((id, i) => {
    const [main = -1, ...further] = id.split(between).map((one) => numbers.get(one) ?? -1);
    const trail = trails[main];
    if (further.length === 0 || trail === undefined) return trails[known.length + i];
    return [...new Set([trail, ...further.map((one) => trails[one] ?? [])].flat())];
  });
  return more.length === 0 ? known : [...known, ...more];
}
