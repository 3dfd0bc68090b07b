import { foldCase } from '@kontor/domain';
import type { DecimalSign } from '../../../../tables/german-number.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import {
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
import { type ColumnSense, ownHeadings } from './supplier-headings.ts';

/** Columns of a CSV file by their English name, with the German header that is understood as well (docs/import.md). */
export const columns = {
  ...productFields.headings,
  ...conditionFields.headings,
  familyName: 'Familienname',
  delete: 'Löschen',
};
export type Column = keyof typeof columns;
/** All headings of ours, in both languages. */
export const ownColumns: readonly string[] = [...Object.keys(columns), ...Object.values(columns)];

/** Without these a file can only change products that the shop has; every other column may be missing. */
export const columnsOfNew: readonly Column[] = [...productFields.requiredHeadings, ...conditionFields.requiredHeadings];

/** Headings of which there may be several, each with a name behind it. */
const prefixes = {
  attributes: /^(?:attribut|attribute)\s*:\s*/i,
  properties: /^(?:eigenschaft|property)\s*:\s*/i,
} as const;

/** Which column of a file is what. */
export interface Header extends NamedColumns<Column> {
  /** Columns that new products need and that are missing, as they are called in German. */
  readonly lacks: readonly string[];
  /** Places of what an error file added. */
  readonly reports: ReadonlySet<number>;
  /** What headings say of the numbers below them, by place. */
  readonly senses: ReadonlyMap<number, ColumnSense>;
  /** Attribute groups by place, from headers such as `Attribut: Länge`. */
  readonly attributes: readonly NamedPlace[];
  /** Properties of families likewise, from headers such as `Eigenschaft: Größe`. */
  readonly properties: readonly NamedPlace[];
}

interface NamedPlace {
  readonly name: string;
  readonly place: number;
}

/** A column that is called a price too, beside the one that is read. */
export interface OtherPrice {
  readonly place: number;
  readonly heading: string;
  readonly declaration: 'net' | 'gross' | undefined;
}

/** A header with what tells how its rows are to be read, and how they are written. */
export interface Table extends Header {
  /** The header as it stands in the file, without what an error file adds. */
  readonly headings: readonly string[];
  readonly delimiter: string;
  /** Separated by semicolons, as a German spreadsheet does it: a dot groups thousands in whole numbers. */
  readonly isGerman: boolean;
  /** Rows end with their last cell that says something. */
  readonly isRagged: boolean;
  /** The sign before the decimals, by the place of a column of numbers. */
  readonly signs: ReadonlyMap<number, DecimalSign>;
  /** A product has the attributes that are named, and no others. */
  readonly hasAllAttributes?: boolean;
  /** Prices are for as many units as the shop's are. */
  readonly isForKnownQuantity?: boolean;
  /** What the operator says of its rows. */
  readonly mapping: Mapping;
  /** For how many units prices are where no cell says it: their headings do. */
  readonly quantity?: number | undefined;
  /** What every row says behind its own cells. */
  readonly added: readonly string[];
  /** Columns that are called a price too, and not read. */
  readonly otherPrices?: readonly OtherPrice[];
}

/** How many of some headings are ours, or what suppliers call ours. */
export function knownHeadings(cells: readonly string[]): number {
  const { others, places } = readNamedColumns<Column>(
    ownHeadings(cells, columns).cells,
    { german: columns, required: [] },
    'once',
  );
  return places.size + others.filter(isNamedBehind).length;
}

/**
 * Reads the headings of a file, in our words or in those of suppliers; `onNote` hears of columns that are ignored.
 * `inFile`: as they were before a mapping renamed them. Throws as {@link readNamedColumns}, also for an attribute group
 * or a property that is there twice.
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
  const [attributes, properties] = [namedBehind(prefixes.attributes, others), namedBehind(prefixes.properties, others)];
  noteUnknown(
    others.filter((other) => !(isNamedBehind(other) || strange.has(other.place))),
    onNote,
  );
  const lacks = columnsOfNew.filter((column) => !named.places.has(column)).map((column) => columns[column]);
  return { ...named, attributes, properties, reports, lacks, senses };
}

/** Whether some headings, in our words or in those of suppliers, say what every product has. */
export function saysProducts(cells: readonly string[]): boolean {
  const own = ownHeadings(cells, columns).cells;
  const { places } = readNamedColumns<Column>(own, { german: columns, required: [] }, 'once');
  return columnsOfNew.some((column) => column !== 'category' && places.has(column));
}

/** Whether a heading is one that an error file added: the file is being fed back. */
export function isReport(heading: string): boolean {
  return reportHeadings.some((report) => foldCase(report) === foldCase(heading.trim()));
}

function isNamedBehind({ text }: OtherColumn): boolean {
  return Object.values(prefixes).some((prefix) => prefix.test(text));
}

/** The columns whose headings begin so, by the names behind. */
function namedBehind(prefix: RegExp, columns: readonly OtherColumn[]): NamedPlace[] {
  const found = columns
    .filter(({ text }) => prefix.test(text))
    .map(({ text, place }) => ({ text, place, name: text.replace(prefix, '').trim() }));
  const twice = found.filter(({ name }, i) => found.findIndex((other) => other.name === name) < i);
  if (twice.length > 0) throw new ImportImpossible(reasons.columnsTwice(twice.map(({ text }) => text)));
  return found.map(({ name, place }) => ({ name, place }));
}
