import { countedGroups } from '../attributes/attribute-counts.ts';
import { type CountedCatalogue, type CountedGroup, countValues } from '../attributes/count-values.ts';
import { isBounded, type ListedGroups, listedGroups, listedInCategory } from '../attributes/listed-values.ts';
import { byAvailability, byReduction, type Selection } from '../attributes/selection.ts';
import { countGrouped, type GroupedFamilies, groupFamilies } from '../families/group-families.ts';
import { countAvailable, countAvailableFamilies } from '../offers/availability.ts';
import { countReducedCards } from '../offers/reduced.ts';
import { type Bits, countCommon } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { BrowsingResult } from '../shapes/browsing-result.ts';
import type { IndexState } from '../state/index-state.ts';
import type { CategoryInIndex } from './category-in-index.ts';
import { isCollapsed } from './is-collapsed.ts';
import { reducedFor } from './offer-filters.ts';
import type { SteeredMatch } from './pinned.ts';

/** The number of cards: in total, by availability, and of reduced ones. */
type CardNumbers = Pick<BrowsingResult, 'count' | 'availabilityCounts' | 'reducedCount'>;

/** The counts for a query, and the filter values that are offered. */
export interface CountedQuestion extends CardNumbers {
  readonly counted: readonly CountedGroup[];
  readonly listed: ListedGroups;
}

/** A category's products narrowed by search and filter, and the data for counting them. */
export interface Narrowed {
  readonly match: SteeredMatch | null;
  readonly selection: Selection;
  readonly catalogue: CountedCatalogue;
}

/** The data of a state that counting for one query needs. */
export function countedIn(state: IndexState, workspace: Workspace): CountedCatalogue {
  const { documents, valueSets, valueColumns } = state;
  const grouped = new Map<Bits, GroupedFamilies>();
  const groupsOf = (some: Bits) => {
    const groups = grouped.get(some) ?? groupFamilies(some, documents.families, workspace);
    grouped.set(some, groups);
    return groups;
  };
  return { documents, valueSets, valueColumns, isCollapsed: isCollapsed(state), groupsOf };
}

/** The counts for a query, made by counting its products. */
export function countedFor(
  state: IndexState,
  query: BrowsingQuery,
  category: CategoryInIndex,
  { match, selection, catalogue }: Narrowed,
  workspace: Workspace,
): CountedQuestion {
  const counted = countedGroups(catalogue, category.facets, { ...selection, category }, workspace);
  const isNarrowed = selection.withoutGroup.size > 0;
  return {
    counted,
    listed: listedFor(catalogue, category, { match, counted: isNarrowed ? null : counted }, workspace),
    ...numbersOf(state, query, { selection, catalogue }, workspace),
  };
}

/** The counts of a whole category, where each product is a card. The category's facets hold these counts. */
export function wholeOf(
  state: IndexState,
  query: BrowsingQuery,
  { facets }: CategoryInIndex,
  narrowed: Pick<Narrowed, 'selection' | 'catalogue'>,
  workspace: Workspace,
): CountedQuestion {
  return {
    counted: facets.map((group) => [group, group.counts] as const),
    listed: listedInCategory(facets),
    ...numbersOf(state, query, narrowed, workspace),
  };
}

function numbersOf(
  state: IndexState,
  query: BrowsingQuery,
  { selection: { hits, count: products, withoutGroup }, catalogue }: Pick<Narrowed, 'selection' | 'catalogue'>,
  workspace: Workspace,
): CardNumbers {
  const count = catalogue.isCollapsed ? countGrouped(catalogue.groupsOf(hits)) : products;
  const availabilityCounts = available(state, withoutGroup.get(byAvailability) ?? hits, catalogue);
  const reduced = reducedFor(state, query, workspace);
  const others = withoutGroup.get(byReduction) ?? hits;
  const reducedCount = catalogue.isCollapsed
    ? countReducedCards(catalogue.groupsOf(others), reduced)
    : countCommon(others, reduced);
  return { count, availabilityCounts, reducedCount };
}

/**
 * The filter values on offer. They depend on category and search alone, so that no selection removes a value.
 * `counted`: the counts of each value for category and search; null if they are not known yet.
 */
export function listedFor(
  catalogue: CountedCatalogue,
  category: CategoryInIndex,
  { match, counted }: { readonly match: SteeredMatch | null; readonly counted: readonly CountedGroup[] | null },
  workspace: Workspace,
): ListedGroups {
  const { facets } = category;
  if (match === null || !isBounded(facets)) return listedInCategory(facets);
  if (counted !== null) return listedGroups(counted);
  const counts = countValues(catalogue, facets, { hits: match.hits, category }, workspace);
  return listedGroups(facets.map((group, i) => [group, counts[i] ?? group.counts]));
}

/** The number of deliverable cards. */
function available(
  { documents: { stock }, stockSets }: IndexState,
  products: Bits,
  { isCollapsed, groupsOf }: CountedCatalogue,
): BrowsingResult['availabilityCounts'] {
  if (!isCollapsed) return countAvailable(products, stockSets);
  const { singles, ...families } = groupsOf(products);
  const [alone, together] = [countAvailable(singles, stockSets), countAvailableFamilies(families, stock)];
  return { deliverable: alone.deliverable + together.deliverable, now: alone.now + together.now };
}
