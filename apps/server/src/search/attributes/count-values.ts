import { type Bits, countBits, documentsIn } from '../sets/bits.ts';
import { countIn, countingCost, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { Documents } from '../state/documents.ts';
import type { FacetGroup } from './facets.ts';

/** What counting reads. */
export interface CountedCatalogue {
  readonly documents: Documents;
  readonly valueSets: readonly DocumentSet[];
}

/**
 * For each group, beside its values: how many of the hits have the value. Few hits are counted by going through their
 * values; for many hits, or few values, the values' own sets are compared with the hits. Whichever reads less.
 */
export function countValues(
  catalogue: CountedCatalogue,
  groups: readonly FacetGroup[],
  hits: Bits,
  workspace: Workspace,
): Uint32Array[] {
  const { documents, valueSets } = catalogue;
  const perProduct = documents.attributeValues.length / Math.max(1, documents.size);
  let bySets = 0;
  for (const { values } of groups) {
    for (let i = 0; i < values.length; i++) bySets += countingCost(valueSets[values[i] ?? 0] ?? noDocuments);
  }
  if (countBits(hits) * perProduct < bySets) {
    const room = workspace.lists.take();
    const counts = countByProduct(catalogue, groups, documentsIn(hits, room));
    workspace.lists.giveBack(room);
    return counts;
  }
  return groups.map(({ values }) => values.map((value) => countIn(hits, valueSets[value] ?? noDocuments)));
}

function countByProduct(
  { documents: { attributeStarts, attributeValues }, valueSets }: CountedCatalogue,
  groups: readonly FacetGroup[],
  hits: Uint32Array,
): Uint32Array[] {
  const counts = new Uint32Array(valueSets.length);
  for (let i = 0; i < hits.length; i++) {
    const document = hits[i] ?? 0;
    const end = attributeStarts[document + 1] ?? 0;
    for (let at = attributeStarts[document] ?? 0; at < end; at++) {
      const value = attributeValues[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return groups.map(({ values }) => values.map((value) => counts[value] ?? 0));
}
