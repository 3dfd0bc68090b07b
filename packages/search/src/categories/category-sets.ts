import { changedSets } from '../documents/changed-sets.ts';
import type { Turnover } from '../documents/turnover.ts';
import type { DocumentSet } from '../sets/document-set.ts';
import type { Slices } from '../structures/slices.ts';
import type { Places } from './places.ts';

/** By category number: the products of the category and of all categories below it (CONTRACT §2). */
export function categorySets(
  before: readonly DocumentSet[],
  turnover: Turnover,
  places: Places,
  { size, categoryOf }: { readonly size: number; readonly categoryOf: (document: number) => number },
): Slices<readonly DocumentSet[]> {
  return changedSets(before, turnover, { sets: places.length, size }, (document, visit) => {
    const trail = places[categoryOf(document)];
    if (trail !== undefined) for (let i = 0; i < trail.length; i++) visit(trail[i] ?? 0, document);
  });
}
