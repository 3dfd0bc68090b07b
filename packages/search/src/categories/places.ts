import type { CategoryNumbers, NumberedTree } from './numbered-tree.ts';

/** Categories as a product names them. */
interface Placed {
  readonly categoryId: string;
  readonly furtherCategoryIds?: readonly string[];
}

/** Ids hold no line break. */
const between = '\n';

/**
 * What stands for all categories of a product: its only one's id, or one for all products that are in the same ones.
 * The main category comes first; the order of the others does not matter.
 */
export function placeId({ categoryId, furtherCategoryIds = [] }: Placed): string {
  const further = new Set(furtherCategoryIds).difference(new Set([categoryId]));
  return [categoryId, ...[...further].sort()].join(between);
}

/**
 * By number of a place: the categories that its products are in, each once: the main one, those above it, then the
 * others with those above them. Undefined where the main category is not in the tree.
 */
export type Places = readonly (readonly number[] | undefined)[];

/** The places of a tree; `known`: those of the same tree, before more numbers were given out. */
export function placesIn({ numbers, trails }: NumberedTree, { ids }: CategoryNumbers, known: Places): Places {
  const more = [...ids].slice(known.length).map((id, i) => {
    const [main = -1, ...further] = id.split(between).map((one) => numbers.get(one) ?? -1);
    const trail = trails[main];
    if (further.length === 0 || trail === undefined) return trails[known.length + i];
    return [...new Set([trail, ...further.map((one) => trails[one] ?? [])].flat())];
  });
  return more.length === 0 ? known : [...known, ...more];
}
