import type { Bits } from '../sets/bits.ts';
import { addAll, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { AttributeRange } from '../shapes/browsing-query.ts';
import type { AttributeBounds } from '../shapes/browsing-result.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';
import type { FacetGroup } from './facets.ts';
import { numberIn } from './measurement.ts';

/** Whether a range has any end. */
export function isRestricting({ min, max }: Pick<AttributeRange, 'min' | 'max'>): boolean {
  return min !== undefined || max !== undefined;
}

/**
 * Adds the products with a value within the range. A group without a range filter adds none, as an unknown value would.
 */
export function addWithin(
  target: Bits,
  group: FacetGroup | undefined,
  { min = -Infinity, max = Infinity }: AttributeRange,
  dictionary: AttributeDictionary,
  valueSets: readonly DocumentSet[],
): void {
  if (group === undefined || group.unit === null) return;
  for (let i = 0; i < group.values.length; i++) {
    const value = group.values[i] ?? 0;
    const number = numberIn(dictionary.measurement(value), group.unit);
    if (number >= min && number <= max) addAll(target, valueSets[value] ?? noDocuments);
  }
}

/** The smallest and largest number with a count. Null without any, or if the group has no range filter. */
export function boundsOf(
  { name, values, unit }: FacetGroup,
  counts: Uint32Array,
  dictionary: AttributeDictionary,
): AttributeBounds | null {
  if (unit === null) return null;
  let [min, max] = [Infinity, -Infinity];
  for (let i = 0; i < values.length; i++) {
    if (counts[i] === 0) continue;
    const number = numberIn(dictionary.measurement(values[i] ?? 0), unit);
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return min > max ? null : { name, unit: unit.text, min, max };
}
