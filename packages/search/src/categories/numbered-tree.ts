import type { IndexedCategory } from '../shapes/indexed-product.ts';

/**
 * Gives each category id a permanent number, and each combination of several categories (places.ts). Products may name
 * categories that are not in the tree yet.
 */
export class CategoryNumbers {
  readonly #numbers = new Map<string, number>();

  /** In the order of their numbers. */
  get ids(): Iterable<string> {
    return this.#numbers.keys();
  }

  of(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    this.#numbers.set(id, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** The category tree for browsing. */
export interface NumberedTree {
  /** The number of each category in the tree, by its id. */
  readonly numbers: ReadonlyMap<string, number>;
  /** By number: the category and its ancestors. Undefined for a category that is not in the tree. */
  readonly trails: readonly (readonly number[] | undefined)[];
  /** By number. Empty for a category that is not in the tree. */
  readonly names: readonly string[];
}

/** A tree without categories. */
export const noTree: NumberedTree = { numbers: new Map(), trails: [], names: [] };

/** Builds the tree. A category with an unknown parent becomes a root. A circle of parents is cut where it closes. */
export function numberedTree(categories: readonly IndexedCategory[], numbers: CategoryNumbers): NumberedTree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const trails: (readonly number[] | undefined)[] = [];
  const names: string[] = [];
  for (const category of categories) {
    const trail = new Set<number>();
    let above: IndexedCategory | undefined = category;
    while (above !== undefined && !trail.has(numbers.of(above.id))) {
      trail.add(numbers.of(above.id));
      above = above.parentId === null ? undefined : byId.get(above.parentId);
    }
    trails[numbers.of(category.id)] = [...trail];
    names[numbers.of(category.id)] = category.name;
  }
  return { numbers: new Map(categories.map(({ id }) => [id, numbers.of(id)])), trails, names };
}

/** Whether two trees have the same categories with the same names in the same positions. */
export function isSameTree(a: NumberedTree, b: NumberedTree): boolean {
  if (a.numbers.size !== b.numbers.size) return false;
  return [...a.numbers.values()].every(
    (number) => a.names[number] === b.names[number] && String(a.trails[number]) === String(b.trails[number]),
  );
}
