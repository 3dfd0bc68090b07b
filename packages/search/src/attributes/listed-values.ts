import type { CountedGroup } from './count-values.ts';
import type { FacetGroup } from './facets.ts';

/** No more groups, and no more values of a group, are offered: nobody reads more, and every answer carries them. */
export const mostGroups = 200;
export const mostValues = 200;

/** What is offered of a group. */
export interface ListedGroup {
  /** Places among the group's values, ascending. */
  readonly places: Uint32Array;
  /** How many other values are there. */
  readonly further: number;
}

/** The groups that are offered. */
export type ListedGroups = ReadonlyMap<FacetGroup, ListedGroup>;

/** Whether a category has more groups or values than are offered. */
export function isBounded(facets: readonly FacetGroup[]): boolean {
  return facets.length > mostGroups || facets.some(({ values }) => values.length > mostValues);
}

/**
 * What is offered of a category or of a search in it, by how many of its products have each value: the groups that most
 * of them have, and all values of a group, or of too many those that most of them have. One that a single product has
 * narrows nothing there: where each product has its own, none is offered.
 */
export function listedGroups(groups: readonly CountedGroup[]): ListedGroups {
  const reaches = groups.map((group) => ({ group, reach: reachOf(group) }));
  const widest = reaches.length <= mostGroups ? reaches : reaches.toSorted((a, b) => b.reach - a.reach);
  return new Map(widest.slice(0, mostGroups).map(({ group }) => [group[0], listed(group)]));
}

function reachOf([{ values }, counts]: CountedGroup): number {
  let sum = 0;
  for (let place = 0; place < values.length; place++) sum += counts[place] ?? 0;
  return sum;
}

function listed([{ values }, counts]: CountedGroup): ListedGroup {
  if (values.length <= mostValues) return { places: values.map((_, place) => place), further: 0 };
  const present = counts.reduce((sum, count) => sum + Number(count > 0), 0);
  const places = present <= mostValues ? placesWith(counts) : mostFrequent(counts);
  return { places, further: present - places.length };
}

function placesWith(counts: Uint32Array): Uint32Array {
  const places: number[] = [];
  for (let place = 0; place < counts.length; place++) if (counts[place] !== 0) places.push(place);
  return Uint32Array.from(places);
}

/** Those that several products have, the first of those that equally many have. */
function mostFrequent(counts: Uint32Array): Uint32Array {
  const best: number[] = [];
  const countAt = (rank: number) => counts[best[rank] ?? 0] ?? 0;
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] ?? 0;
    if (count < 2 || (best.length === mostValues && count <= countAt(mostValues - 1))) continue;
    let rank = best.length;
    while (rank > 0 && countAt(rank - 1) < count) rank--;
    best.splice(rank, 0, place);
    if (best.length > mostValues) best.pop();
  }
  return Uint32Array.from(best).sort();
}

const ofCategories = new WeakMap<readonly FacetGroup[], ListedGroups>();

/** What is offered of a whole category, worked out when it is first asked for. */
export function listedInCategory(facets: readonly FacetGroup[]): ListedGroups {
  const known = ofCategories.get(facets);
  if (known !== undefined) return known;
  const made = listedGroups(facets.map((group) => [group, group.counts]));
  ofCategories.set(facets, made);
  return made;
}
