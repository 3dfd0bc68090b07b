import { changedSets } from '../documents/changed-sets.ts';
import type { Documents } from '../documents/documents.ts';
import type { Turnover } from '../documents/turnover.ts';
import type { DocumentSet } from '../sets/document-set.ts';
import type { Slices } from '../structures/slices.ts';

/** By value number: the products with this value. */
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
