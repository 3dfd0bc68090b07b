import type { ProductAttributes } from '@kontor/contract';
import { type CountedGroup, countValues } from '../attributes/count-values.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { CategoryNotFound } from '../shapes/browsing-result.ts';
import type { IndexState } from '../state/index-state.ts';
import { search } from './browse.ts';
import { categoryIn, categoryNotFound } from './category-in-index.ts';
import { countedIn, listedFor } from './counted-question.ts';

/** The attribute groups and values of a category or of a search in it (CONTRACT §2, master/productAttributes). */
export function attributesOf(
  state: IndexState,
  categoryId: string,
  searchText: string | undefined,
  workspace: Workspace,
): ProductAttributes | CategoryNotFound {
  const category = categoryIn(state, categoryId, workspace);
  if (category === null) return categoryNotFound;
  const { products, facets } = category;
  const match = search(state, searchText, products, workspace);
  const catalogue = countedIn(state, workspace);
  const all = match === null ? null : countValues(catalogue, facets, { hits: match.hits, category }, workspace);
  const counted = facets.map((group, i): CountedGroup => [group, all?.[i] ?? group.counts]);
  const listed = listedFor(catalogue, category, { match, counted }, workspace);
  return counted.flatMap(([group, counts]) => {
    const { name, values, unit } = group;
    const offered = listed.get(group);
    if (offered === undefined) return [];
    const { places, further } = offered;
    const present = places.filter((place) => counts[place] !== 0);
    if (present.length === 0 && (unit === null || further === 0)) return [];
    const texts = Array.from(present, (place) => state.dictionary.text(values[place] ?? 0));
    return [{ name, values: texts, ...(further > 0 && { further }) }];
  });
}
