import { foldCase } from '@kontor/domain';
import type { Row } from './csv-rows.ts';
import { ImportImpossible } from './import-impossible.ts';
import { reasons } from './texts/tables.de.ts';

/** The positions of the columns in a file. */
export interface NamedColumns<Column extends string> {
  readonly places: ReadonlyMap<Column, number>;
  /** The number of cells in the header. */
  readonly width: number;
}

/** The columns of a table: their English names, with the German header that is also accepted. */
export interface ColumnNames<Column extends string> {
  readonly german: Readonly<Record<Column, string>>;
  /** What other programs call a column. Such a header counts if the file has no other one for the column. */
  readonly further?: Readonly<Partial<Record<Column, readonly string[]>>>;
  /** Columns without which a file cannot be imported. All others are optional. */
  readonly required: readonly Column[];
}

/** A header cell that is not a known column. */
export interface OtherColumn {
  readonly text: string;
  readonly place: number;
}

/** Of each set of columns, which one a header names. Examining a file asks for each of its cells. */
const columnsNamed = new WeakMap<object, ReadonlyMap<string, string>>();

/** The columns by their English and German headers, as {@link foldCase} writes them. */
export function columnsByHeader<Column extends string>(
  german: Readonly<Record<Column, string>>,
): ReadonlyMap<string, Column> {
  const names = Object.keys(german) as Column[];
  const byHeader =
    (columnsNamed.get(german) as ReadonlyMap<string, Column> | undefined) ??
    new Map(names.flatMap((name) => [[foldCase(name), name] as const, [foldCase(german[name]), name]]));
  columnsNamed.set(german, byHeader);
  return byHeader;
}

/**
 * Reads the header of a file: German or English, in any order and case. Throws {@link ImportImpossible} if a required
 * column is missing. A column that occurs twice also throws, unless `asked` is `once`: then its first occurrence
 * counts.
 */
export function readNamedColumns<Column extends string>(
  cells: readonly string[],
  { german, required, further }: ColumnNames<Column>,
  asked: 'all' | 'once' = 'all',
): NamedColumns<Column> & { readonly others: readonly OtherColumn[] } {
  const names = Object.keys(german) as Column[];
  const byHeader = columnsByHeader(german);
  const places = new Map<Column, number>();
  const unknown: OtherColumn[] = [];
  const twice: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const text = cell.trim();
    const column = byHeader.get(foldCase(text));
    if (column === undefined) unknown.push({ text, place });
    else if (places.has(column)) twice.push(text);
    else places.set(column, place);
  }
  const others = unknown.filter(({ text, place }) => {
    const column = names.find((name) => further?.[name]?.some((other) => foldCase(other) === foldCase(text)));
    if (column === undefined || places.has(column)) return true;
    places.set(column, place);
    return false;
  });
  const missing = required.filter((column) => !places.has(column));
  if (missing.length > 0) throw new ImportImpossible(reasons.missingColumns(missing.map((name) => german[name])));
  if (twice.length > 0 && asked === 'all') throw new ImportImpossible(reasons.columnsTwice(twice));
  return { places, others, width: cells.length };
}

/** A trimmed cell of a row; empty if the file has no such column. */
export function cellOf<Column extends string>({ places }: NamedColumns<Column>, row: Row, column: Column): string {
  const place = places.get(column);
  return place === undefined ? '' : (row.cells[place] ?? '').trim();
}

/** Reports the columns that are not read. */
export function noteUnknown(unknown: readonly OtherColumn[], onNote: (note: string) => void): void {
  const names = unknown.map(({ text }) => text).filter((text) => text !== '');
  if (names.length > 0) onNote(reasons.unknownColumns(names));
}
