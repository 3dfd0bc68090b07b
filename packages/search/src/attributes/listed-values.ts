import type { CountedGroup } from './count-values.ts';
import type { FacetGroup } from './facets.ts';

/** The most groups on offer, and the most values of a group. Every answer carries them, and nobody reads more. */
export const mostGroups = 200;
export const mostValues = 200;

/** The values of a group on offer. */
export interface ListedGroup {
  /** Indexes into the group's values, ascending. */
  readonly places: Uint32Array;
  /** The number of values that are not on offer. */
  readonly further: number;
}

/** The groups on offer. */
export type ListedGroups = ReadonlyMap<FacetGroup, ListedGroup>;

/** Whether a category has more groups or values than the limits. */
export function isBounded(facets: readonly FacetGroup[]): boolean {
  return facets.length > mostGroups || facets.some(({ values }) => values.length > mostValues);
}

/**
 * The groups and values on offer for a category, or for a search in it: the groups that most products have, with all
 * their values. A group with too many values offers the most frequent ones, and none that only a single product has,
 * because such a value would not narrow the list.
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

/** The most frequent values that several products have. Of equally frequent ones the first. */
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

/** The values on offer for a whole category, computed at the first request. */
export function listedInCategory(facets: readonly FacetGroup[]): ListedGroups {
  const known = ofCategories.get(facets);
  if (known !== undefined) return known;
  const made = listedGroups(facets.map((group) => [group, group.counts]));
  ofCategories.set(facets, made);
  return made;
}
