import type { ProductAttributes } from '@kontor/contract';
import { type CountedGroup, countValues } from '../attributes/count-values.ts';
import { countBits } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { CategoryNotFound } from '../shapes/browsing-result.ts';
import type { IndexState } from '../state/index-state.ts';
import { search } from './browse.ts';
import { categoryIn, categoryNotFound } from './category-in-index.ts';
import { countedIn, listedFor } from './counted-question.ts';

/**
 * With more groups than this, one of measured values is offered only if at least this share of the products have
 * one: the length of a blade does not help to choose among presents. It is offered in the category of blades.
 */
const fewGroups = 6;
const smallestShare = 0.2;

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
  const least = counted.length > fewGroups ? smallestShare * (match === null ? countBits(products) : match.count) : 0;
  const reachOf = ([group, counts]: CountedGroup) => (match === null ? group.listed : sumOf(counts));
  const listed = listedFor(catalogue, category, { match, counted }, workspace);
  return counted.flatMap((one) => {
    const [group, counts] = one;
    const { name, values, unit, isMeasured } = group;
    const offered = listed.get(group);
    if (offered === undefined || (isMeasured && reachOf(one) < least)) return [];
    const { places, further } = offered;
    const present = places.filter((place) => counts[place] !== 0);
    if (present.length === 0 && (unit === null || further === 0)) return [];
    const texts = Array.from(present, (place) => state.dictionary.text(values[place] ?? 0));
    return [{ name, values: texts, ...(further > 0 && { further }) }];
  });
}

/** How many hits have a value, approximately: one with several values counts several times, a family once for each. */
function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
