import { changedSets } from '../sets/changed-sets.ts';
import type { DocumentSet } from '../sets/document-set.ts';
import type { Slices } from '../slices.ts';
import type { Documents } from '../state/documents.ts';
import type { Turnover } from '../state/turnover.ts';

/** By number of value: the products that have it. */
export function valueSets(
  before: readonly DocumentSet[],
  turnover: Turnover,
  { size, attributeStarts, attributeValues }: Documents,
  values: number,
): Slices<readonly DocumentSet[]> {
  return changedSets(before, turnover, { sets: values, size }, (document, visit) => {
    const end = attributeStarts[document + 1] ?? 0;
    for (let i = attributeStarts[document] ?? 0; i < end; i++) visit(attributeValues[i] ?? 0, document);
  });
}
