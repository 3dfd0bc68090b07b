import type { BrowsingResult } from '../catalogue-index.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';
import { type CountedCatalogue, countValues } from './count-values.ts';
import type { FacetGroup } from './facets.ts';
import type { Selection } from './selection.ts';

/**
 * How many products would match with each value of a category, given the search and the other groups' selection
 * (CONTRACT §2). Values that the category has and the search has not are counted as 0.
 */
export function attributeCounts(
  catalogue: CountedCatalogue & { readonly dictionary: AttributeDictionary },
  facets: readonly FacetGroup[],
  { hits, withoutGroup }: Selection,
  workspace: Workspace,
): BrowsingResult['attributeCounts'] {
  const open = facets.filter(({ name }) => !withoutGroup.has(name));
  const counts = new Map(zip(open, countValues(catalogue, open, hits, workspace)));
  for (const group of facets) {
    const others = withoutGroup.get(group.name);
    if (others === undefined) continue;
    for (const [, ofGroup] of zip([group], countValues(catalogue, [group], others, workspace))) {
      counts.set(group, ofGroup);
    }
  }
  return record(facets.map((group) => [group.name, recordOf(group, counts.get(group), catalogue.dictionary)]));
}

/** The counts of a whole category, where nothing is searched for or selected. */
export function categoryCounts(
  facets: readonly FacetGroup[],
  dictionary: AttributeDictionary,
): BrowsingResult['attributeCounts'] {
  return record(facets.map((group) => [group.name, recordOf(group, group.counts, dictionary)]));
}

function recordOf({ values }: FacetGroup, counts: Uint32Array | undefined, dictionary: AttributeDictionary) {
  return record(Array.from(values, (value, i) => [dictionary.text(value), counts?.[i] ?? 0]));
}

/** Without a prototype, so that "__proto__" and "constructor" are names like any other. */
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
