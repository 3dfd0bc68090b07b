import { ImportImpossible } from '../../../tables/import-impossible.ts';
import { type NamedColumns, noteUnknown, type OtherColumn, readNamedColumns } from '../../../tables/named-columns.ts';
import { reasons } from '../../../tables/texts/de.ts';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';

/** Columns of a CSV file by their English name, with the German header that is understood as well (docs/import.md). */
const columns = { ...productFields.headings, ...conditionFields.headings };
export type Column = keyof typeof columns;

/** Without these a file cannot be imported; every other column may be missing. */
const requiredColumns: readonly Column[] = [...productFields.requiredHeadings, ...conditionFields.requiredHeadings];

const attributePrefix = /^(?:attribut|attribute)\s*:\s*/i;

/** Which column of a file is what. */
export interface Header extends NamedColumns<Column> {
  /** Attribute groups by place, from headers such as `Attribut: Länge`. */
  readonly attributes: readonly { readonly name: string; readonly place: number }[];
}

/** A header with what tells how its rows are to be read. */
export interface Table extends Header {
  /** Separated by semicolons, as a German spreadsheet does it: a dot groups thousands in whole numbers. */
  readonly isGerman: boolean;
}

/**
 * Reads the first row of a file; `onNote` hears of columns that are ignored. Throws as {@link readNamedColumns}, also
 * for an attribute group that is there twice.
 */
export function readHeader(cells: readonly string[], onNote: (note: string) => void): Header {
  const { others, ...named } = readNamedColumns(cells, { german: columns, required: requiredColumns });
  const attributes: { name: string; place: number }[] = [];
  const twice: string[] = [];
  for (const { text, place } of others.filter(isAttribute)) {
    const name = text.replace(attributePrefix, '').trim();
    if (attributes.some((known) => known.name === name)) twice.push(text);
    else attributes.push({ name, place });
  }
  if (twice.length > 0) throw new ImportImpossible(reasons.columnsTwice(twice));
  noteUnknown(
    others.filter((other) => !isAttribute(other)),
    onNote,
  );
  return { ...named, attributes };
}

function isAttribute({ text }: OtherColumn): boolean {
  return attributePrefix.test(text);
}
