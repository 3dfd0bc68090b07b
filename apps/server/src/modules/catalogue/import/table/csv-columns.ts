import { foldCase } from '@kontor/domain';
import type { DecimalSign } from '../../../../tables/german-number.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import {
  columnsByHeader,
  type NamedColumns,
  noteUnknown,
  type OtherColumn,
  readNamedColumns,
} from '../../../../tables/named-columns.ts';
import { reportHeadings } from '../../../../tables/refused-rows.ts';
import { reasons } from '../../../../tables/texts/tables.de.ts';
import { conditionFields } from '../../condition-fields.ts';
import { productFields } from '../../product-fields.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { reasons as importReasons } from '../texts/catalogue-file.de.ts';
import type { ScaleColumn } from './scale-columns.ts';
import { type ColumnSense, ownHeadings } from './supplier-headings.ts';
import { tellsMembers } from './synonyms.ts';

/** Columns of a CSV file by their English name, with the German heading that is also accepted (docs/import.md). */
export const columns = {
  ...productFields.headings,
  ...conditionFields.headings,
  familyName: 'Familienname',
  familyProperties: 'Reihenfolge der Eigenschaften',
  // Of error files: all values of an article in one cell (packed-values.ts).
  ...{ allAttributes: 'Attribute (alle)', allProperties: 'Eigenschaften (alle)' },
  blocked: 'Gesperrt',
  delete: 'Löschen',
};
export type Column = keyof typeof columns;
/** Whether a heading is our own, in one of both languages. */
export function isOwnHeading(heading: string): boolean {
  return columnsByHeader(columns).has(foldCase(heading));
}

/** Columns for new products. Without them a file can only change existing products. Every other column is optional. */
export const columnsOfNew: readonly Column[] = [...productFields.requiredHeadings, ...conditionFields.requiredHeadings];

/** Headings that may occur several times, each with a name behind it. */
const prefixes = {
  attributes: /^(?:attribut|attribute)\s*:\s*/i,
  properties: /^(?:eigenschaft|property)\s*:\s*/i,
} as const;

/** The meaning of each column of a file. */
export interface Header extends NamedColumns<Column> {
  /** The German names of missing columns that new products need. */
  readonly lacks: readonly string[];
  /** The indexes of columns that an error file added. */
  readonly reports: ReadonlySet<number>;
  /** By index: what a heading says about its numbers. */
  readonly senses: ReadonlyMap<number, ColumnSense>;
  /** Attribute groups by index, from headings such as `Attribut: Länge`. */
  readonly attributes: readonly NamedPlace[];
  /** Properties of families by index, from headings such as `Eigenschaft: Größe`. */
  readonly properties: readonly PropertyPlace[];
}

interface NamedPlace {
  readonly name: string;
  readonly place: number;
}

interface PropertyPlace extends NamedPlace {
  /** Whether the heading is a plain word such as `Farbe`. It is then an attribute of articles without a family. */
  readonly isByName?: boolean;
}

/** A further price column besides the one that is read. */
export interface OtherPrice {
  readonly place: number;
  readonly heading: string;
  readonly declaration: 'net' | 'gross' | undefined;
}

/** A header, with everything that is known about the notation of its rows. */
export interface Table extends Header {
  /** The headings of the file, without those that an error file adds. */
  readonly headings: readonly string[];
  readonly delimiter: string;
  /**
   * Whether it is separated by semicolons, as in German spreadsheets, or has decimal commas in its prices. Dots in
   * whole numbers then separate thousands.
   */
  readonly isGerman: boolean;
  /** Whether rows may end after their last non-empty cell. */
  readonly isRagged: boolean;
  /** By index of a column with numbers: its decimal sign. */
  readonly signs: ReadonlyMap<number, DecimalSign>;
  /** Whether a product has only the attributes in the file. */
  readonly hasAllAttributes?: boolean;
  /** Whether prices are for as many units as the stored prices. */
  readonly isForKnownQuantity?: boolean;
  /** The operator's mapping for its rows. */
  readonly mapping: Mapping;
  /** The number of units for prices, taken from the headings, if no cell states it. */
  readonly quantity?: number | undefined;
  /** The cells that the mapping adds to every row. */
  readonly added: readonly string[];
  /** Columns of what it costs from an amount on. */
  readonly scaleColumns?: readonly ScaleColumn[];
  /** Further price columns that are not read. */
  readonly otherPrices?: readonly OtherPrice[];
  /** What says of its prices that they are net or gross, if no heading does: a line of the list or the mapping. */
  readonly title?: string | undefined;
}

/** The columns that say net or gross for all prices: the price, and without one each other price for itself. */
export function declaringPlaces(places: ReadonlyMap<Column, number>): number[] {
  const price = places.get('price');
  if (price !== undefined) return [price];
  return (['salePrice', 'listPrice'] as const).flatMap((column) => places.get(column) ?? []);
}

/** How many headings are our own or known synonyms of suppliers. */
export function knownHeadings(cells: readonly string[]): number {
  const { others, places } = readNamedColumns<Column>(
    ownHeadings(cells, columns).cells,
    { german: columns, required: [] },
    'once',
  );
  return places.size + others.filter(isNamedBehind).length;
}

/**
 * Reads the headings of a file, our own or those of suppliers. `onNote` is called for ignored columns. `inFile`: the
 * headings before a mapping renamed them. Throws like {@link readNamedColumns}, and also for an attribute group or a
 * property that occurs twice.
 */
export function readHeader(
  written: readonly string[],
  onNote: (note: string) => void,
  inFile: readonly string[] = written,
): Header {
  const { cells, renamed, senses, strange } = ownHeadings(written, columns, inFile);
  if (renamed.length > 0) onNote(importReasons.columnsReadAs(renamed));
  if (strange.size > 0) onNote(importReasons.unitsNotTaken([...strange.values()]));
  const { others: all, ...named } = readNamedColumns<Column>(cells, { german: columns, required: ['articleNumber'] });
  const others = all.filter(({ text }) => !isReport(text));
  const reports = new Set(all.filter(({ text }) => isReport(text)).map(({ place }) => place));
  const attributes = namedBehind(prefixes.attributes, others);
  const behind = namedBehind(prefixes.properties, others);
  const byName = named.places.has('family') ? propertiesIn(others).filter((one) => !isNamedIn(behind, one)) : [];
  if (byName.length > 0) onNote(importReasons.columnsReadAs(byName.map(({ name }) => [name, `Eigenschaft: ${name}`])));
  noteUnknown(
    others.filter((other) => !(isNamedBehind(other) || strange.has(other.place) || isIn(byName, other))),
    onNote,
  );
  const lacks = columnsOfNew.filter((column) => !named.places.has(column)).map((column) => columns[column]);
  const properties = [...behind, ...byName].sort((one, other) => one.place - other.place);
  return { ...named, places: withBlocked(named.places), attributes, properties, reports, lacks, senses };
}

/** The columns of a file. A column of blocked articles alone also says which ones are on sale. */
function withBlocked(places: ReadonlyMap<Column, number>): ReadonlyMap<Column, number> {
  const place = places.get('blocked');
  return place === undefined || places.has('active') ? places : new Map([...places, ['active', place]]);
}

/** Columns by which members of families are told apart, each called by its heading. */
function propertiesIn(others: readonly OtherColumn[]): PropertyPlace[] {
  return others
    .filter(({ text }) => tellsMembers(text))
    .map(({ text, place }) => ({ name: text, place, isByName: true }));
}

function isNamedIn(some: readonly NamedPlace[], { name }: NamedPlace): boolean {
  return some.some((one) => foldCase(one.name) === foldCase(name));
}

function isIn(some: readonly NamedPlace[], { place }: OtherColumn): boolean {
  return some.some((one) => one.place === place);
}

/** Whether the headings, our own or those of suppliers, include what every product has. */
export function saysProducts(cells: readonly string[]): boolean {
  const own = ownHeadings(cells, columns).cells;
  const { places } = readNamedColumns<Column>(own, { german: columns, required: [] }, 'once');
  return columnsOfNew.some((column) => column !== 'category' && places.has(column));
}

/** Whether a heading was added by an error file, which is now imported again. */
export function isReport(heading: string): boolean {
  return reportHeadings.some((report) => foldCase(report) === foldCase(heading.trim()));
}

function isNamedBehind({ text }: OtherColumn): boolean {
  return Object.values(prefixes).some((prefix) => prefix.test(text));
}

/** The columns whose headings have this prefix, by the names behind it. */
function namedBehind(prefix: RegExp, columns: readonly OtherColumn[]): NamedPlace[] {
  const found = columns
    .filter(({ text }) => prefix.test(text))
    .map(({ text, place }) => ({ text, place, name: text.replace(prefix, '').trim() }));
  const twice = found.filter(({ name }, i) => found.findIndex((other) => other.name === name) < i);
  if (twice.length > 0) throw new ImportImpossible(reasons.columnsTwice(twice.map(({ text }) => text)));
  return found.map(({ name, place }) => ({ name, place }));
}
