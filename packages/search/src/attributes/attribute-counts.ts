import type { Workspace } from '../sets/workspace.ts';
import type { BrowsingResult } from '../shapes/browsing-result.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';
import { type CountedCatalogue, type CountedGroup, countValues, type HitsOfCategory } from './count-values.ts';
import type { FacetGroup } from './facets.ts';
import type { ListedGroups } from './listed-values.ts';
import type { Selection } from './selection.ts';

/**
 * For each value of a category: the number of products that would match with it, given the search and the selection in
 * the other groups (CONTRACT §2). Values of the category that the search lacks count 0.
 */
export function countedGroups(
  catalogue: CountedCatalogue,
  facets: readonly FacetGroup[],
  { hits, count, withoutGroup, category }: Selection & Pick<HitsOfCategory, 'category'>,
  workspace: Workspace,
): CountedGroup[] {
  const open = facets.filter(({ name }) => !withoutGroup.has(name));
  const counts = new Map(zip(open, countValues(catalogue, open, { hits, count, category }, workspace)));
  for (const group of facets) {
    const others = withoutGroup.get(group.name);
    if (others === undefined) continue;
    for (const [, ofGroup] of zip([group], countValues(catalogue, [group], { hits: others, category }, workspace))) {
      counts.set(group, ofGroup);
    }
  }
  return facets.map((group) => [group, counts.get(group) ?? group.counts]);
}

/** The counts by the names of groups and values, only for those on offer. */
export function attributeCounts(
  groups: readonly CountedGroup[],
  listed: ListedGroups,
  dictionary: AttributeDictionary,
): BrowsingResult['attributeCounts'] {
  return record(
    groups.flatMap(([group, counts]) => {
      const offered = listed.get(group);
      return offered === undefined ? [] : [[group.name, recordOf(group, counts, offered.places, dictionary)]];
    }),
  );
}

function recordOf({ values }: FacetGroup, counts: Uint32Array, places: Uint32Array, dictionary: AttributeDictionary) {
  return record(Array.from(places, (place) => [dictionary.text(values[place] ?? 0), counts[place] ?? 0]));
}

/** A record without a prototype, so that "__proto__" and "constructor" are ordinary names. */
function record<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  const made: Record<string, Value> = Object.create(null);
  for (const [name, value] of entries) made[name] = value;
  return made;
}

function zip<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((item, i) => {
    const other = second[i];
    return other === undefined ? [] : [[item, other]];
  });
}
