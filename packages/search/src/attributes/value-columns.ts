import { type DocumentSet, eachFrom, noDocuments } from '../sets/document-set.ts';
import type { Slices } from '../structures/slices.ts';
import type { FacetGroup } from './facets.ts';

/** An attribute group as a column, of which most documents have exactly one of few values. */
export interface ValueColumn {
  /** By number of value: its place, from 1. */
  readonly placeOf: ReadonlyMap<number, number>;
  /** By document: the place of its value, or 0. */
  readonly places: Uint8Array;
}

/** The columns by the numbers of their groups. */
export type ValueColumns = ReadonlyMap<number, ValueColumn>;

/** A byte has no more places than these. */
const mostPlaces = 255;
/** A column takes a byte for each document of the catalogue. So at least one of so many documents must use it. */
const documentsOfOne = 8;

/**
 * The columns after a change. New documents have higher numbers than all earlier ones, so only these are added.
 * `roots`: the groups of all top categories. `size`: how many document numbers exist.
 */
export function* changedColumns(
  before: ValueColumns,
  roots: readonly (readonly FacetGroup[])[],
  valueSets: readonly DocumentSet[],
  size: number,
): Slices<ValueColumns> {
  const columns = new Map<number, ValueColumn>();
  for (const [number, groups] of Map.groupBy(roots.flat(), (group) => group.number)) {
    const values = new Set(groups.flatMap((group) => [...group.values]));
    if (values.size > mostPlaces || !isWorthColumn(groups, size)) continue;
    const known = before.get(number) ?? noColumn;
    const placeOf = placesWith(known.placeOf, values);
    const column =
      placeOf.size > mostPlaces
        ? filled(noColumn, { placeOf: placesWith(noColumn.placeOf, values), size }, valueSets)
        : filled(known, { placeOf, size }, valueSets);
    if (column !== null) columns.set(number, column);
    yield;
  }
  return columns;
}

/** A known column with the documents that came since. Null if one of these has several values. */
function filled(
  known: ValueColumn,
  { placeOf, size }: Pick<ValueColumn, 'placeOf'> & { readonly size: number },
  valueSets: readonly DocumentSet[],
): ValueColumn | null {
  const places = new Uint8Array(size);
  places.set(known.places);
  let areSingle = true;
  for (const [value, place] of placeOf) {
    eachFrom(valueSets[value] ?? noDocuments, known.places.length, (document) => {
      areSingle &&= places[document] === 0;
      places[document] = place;
    });
  }
  return areSingle ? { placeOf, places } : null;
}

const noColumn: ValueColumn = { placeOf: new Map(), places: new Uint8Array(0) };

/**
 * Whether enough products have the group, and they seem to have one value of it each. A product that lists other groups
 * between its values counts as several.
 */
function isWorthColumn(groups: readonly FacetGroup[], size: number): boolean {
  const products = groups.reduce((sum, { listed }) => sum + listed, 0);
  const values = groups.reduce((sum, { counts }) => sum + counts.reduce((more, count) => more + count, 0), 0);
  return values === products && products * documentsOfOne >= size;
}

/** The places of known values and of new ones, which come behind. */
function placesWith(known: ValueColumn['placeOf'], values: ReadonlySet<number>): ValueColumn['placeOf'] {
  const placeOf = new Map(known);
  for (const value of values) if (!placeOf.has(value)) placeOf.set(value, placeOf.size + 1);
  return placeOf;
}

/** By index in the group's values: how many of the documents have the value. */
export function countInColumn(
  { placeOf, places }: ValueColumn,
  values: Uint32Array,
  documents: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(mostPlaces + 1);
  const noPlace = counts.length;
  for (let i = 0; i < documents.length; i++) {
    const place = places[documents[i] ?? 0] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return values.map((value) => counts[placeOf.get(value) ?? noPlace] ?? 0);
}
