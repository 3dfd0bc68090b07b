import type { Places } from '../categories/places.ts';
import { compareCodeUnits, compareNames } from '../structures/collation.ts';
import type { Slices } from '../structures/slices.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';
import type { CategoryTurnover } from './category-turnovers.ts';
import type { Unit } from './measurement.ts';
import { commonUnit, rangeUnit } from './range-unit.ts';
import type { Tally, TallyCounter } from './tally.ts';

/** An attribute group of a category, with the values of the category's products. */
export interface FacetGroup {
  readonly name: string;
  /** Numbers of values, in natural order. */
  readonly values: Uint32Array;
  /** By value: how many products of the category have it. */
  readonly counts: Uint32Array;
  /** The unit of the range filter. Null if the group has none. */
  readonly unit: Unit | null;
  /** Whether its values are numbers of one quantity, such as lengths, also where they are too few for a range. */
  readonly isMeasured: boolean;
  readonly number: number;
  /** How many products list the group, and the sum of its positions in their lists. */
  readonly listed: number;
  readonly places: number;
}

/** By category number: its groups in the operator's order. */
export type FacetsOfCategories = readonly (readonly FacetGroup[] | undefined)[];

/**
 * The facets of all categories after a change, by category number. Added and removed documents are counted once for
 * their own place, and then added to all categories of that place.
 */
export function* changedFacets(
  before: FacetsOfCategories,
  changes: readonly CategoryTurnover[],
  places: Places,
  { counter, dictionary }: { readonly counter: TallyCounter; readonly dictionary: AttributeDictionary },
): Slices<FacetsOfCategories> {
  const talliesOf = new Map<number, Tally[]>();
  for (const { category, came, went } of changes) {
    yield* counter.count(came, 1);
    yield* counter.count(went, -1);
    const tally = counter.take();
    for (const above of places[category] ?? []) {
      const some = talliesOf.get(above);
      if (some === undefined) talliesOf.set(above, [tally]);
      else some.push(tally);
    }
  }
  const facets = [...before];
  for (const [category, tallies] of talliesOf) {
    for (const group of before[category] ?? []) counter.add(tallyOf(group));
    for (const tally of tallies) counter.add(tally);
    facets[category] = facetsOf(counter.take(), dictionary);
    yield;
  }
  return facets;
}

function tallyOf({ values, counts, number, listed, places }: FacetGroup): Tally {
  const group = { groups: Uint32Array.of(number), listed: Int32Array.of(listed), places: Float64Array.of(places) };
  return { values, counts, ...group };
}

/**
 * The groups of a category in the operator's order, derived from the lists of its products: by a group's mean position,
 * then by name. (Not the most frequent position: that changes for products that lack an earlier group.)
 */
function facetsOf(tally: Tally, dictionary: AttributeDictionary): readonly FacetGroup[] {
  const present = Array.from(tally.values.keys()).filter((i) => tally.counts[i] !== 0);
  const members = Map.groupBy(present, (i) => dictionary.groupOf(tally.values[i] ?? 0));
  const groups = Array.from(tally.groups.keys()).filter((i) => tally.listed[i] !== 0);
  return groups
    .map((i) => facetOf(tally, i, members.get(tally.groups[i] ?? 0) ?? [], dictionary))
    .sort((a, b) => a.places / a.listed - b.places / b.listed || compareByName(a, b));
}

/** `i`: the group's index in the tally. `members`: the indexes of its values. */
function facetOf(tally: Tally, i: number, members: number[], dictionary: AttributeDictionary): FacetGroup {
  const rankOf = (member: number) => dictionary.rank(tally.values[member] ?? 0);
  const sorted = members.sort((a, b) => rankOf(a) - rankOf(b));
  const values = Uint32Array.from(sorted, (member) => tally.values[member] ?? 0);
  const counts = Uint32Array.from(sorted, (member) => tally.counts[member] ?? 0);
  const measurements = Array.from(values, (value) => dictionary.measurement(value));
  const [number = 0, listed = 0, places = 0] = [tally.groups[i], tally.listed[i], tally.places[i]];
  const name = dictionary.groupName(number);
  const isMeasured = commonUnit(measurements, counts) !== null;
  return { name, values, counts, unit: rangeUnit(measurements, counts), isMeasured, number, listed, places };
}

function compareByName(a: FacetGroup, b: FacetGroup): number {
  return compareNames(a.name, b.name) || compareCodeUnits(a.name, b.name);
}
