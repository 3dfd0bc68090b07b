import type { FacetGroup } from '../attributes/facets.ts';
import type { Bits } from '../sets/bits.ts';
import { addAll, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { CategoryNotFound } from '../shapes/browsing-result.ts';
import type { IndexState } from '../state/index-state.ts';

/** The answer for a category that the index does not have. */
export const categoryNotFound: CategoryNotFound = { code: 'category-not-found' };

/** The products of a category, and its attribute groups. */
export interface CategoryInIndex {
  readonly products: Bits;
  readonly count: number;
  readonly facets: readonly FacetGroup[];
}

/** A category by its id; null if the index does not have it. */
export function categoryIn(state: IndexState, id: string, workspace: Workspace): CategoryInIndex | null {
  const number = state.tree.numbers.get(id);
  if (number === undefined) return null;
  const products = workspace.bits.take();
  const set = state.categorySets[number] ?? noDocuments;
  addAll(products, set);
  return { products, count: set.count, facets: state.categoryFacets[number] ?? [] };
}
