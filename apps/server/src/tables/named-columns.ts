import { foldCase } from '@kontor/domain';
import type { Row } from './csv-rows.ts';
import { ImportImpossible } from './import-impossible.ts';
import { reasons } from './texts/tables.de.ts';

/** Which column of a file is what. */
export interface NamedColumns<Column extends string> {
  readonly places: ReadonlyMap<Column, number>;
  /** How many cells a row has. */
  readonly width: number;
}

/** Columns that a table may have, by their English name, with the German header that is understood as well. */
export interface ColumnNames<Column extends string> {
  readonly german: Readonly<Record<Column, string>>;
  /** Without these a file cannot be imported; every other column may be missing. */
  readonly required: readonly Column[];
}

/** A header cell that names none of the columns. */
export interface OtherColumn {
  readonly text: string;
  readonly place: number;
}

/**
 * Reads the first row of a file, in German or English, in any order and any case. Throws
 * {@link ImportImpossible} when a required column is missing or one is there twice, unless only those that are there
 * `once` are asked for.
 */
export function readNamedColumns<Column extends string>(
  cells: readonly string[],
  { german, required }: ColumnNames<Column>,
  asked: 'all' | 'once' = 'all',
): NamedColumns<Column> & { readonly others: readonly OtherColumn[] } {
  const names = Object.keys(german) as Column[];
  const byHeader = new Map(names.flatMap((name) => [[foldCase(name), name] as const, [foldCase(german[name]), name]]));
  const places = new Map<Column, number>();
  const others: OtherColumn[] = [];
  const twice: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const text = cell.trim();
    const column = byHeader.get(foldCase(text));
    if (column === undefined) others.push({ text, place });
    else if (places.has(column)) twice.push(text);
    else places.set(column, place);
  }
  const missing = required.filter((column) => !places.has(column));
  if (missing.length > 0) throw new ImportImpossible(reasons.missingColumns(missing.map((name) => german[name])));
  if (twice.length > 0 && asked === 'all') throw new ImportImpossible(reasons.columnsTwice(twice));
  return { places, others, width: cells.length };
}

/** A cell of a row, without spaces around it; empty where the file has no such column. */
export function cellOf<Column extends string>({ places }: NamedColumns<Column>, row: Row, column: Column): string {
  const place = places.get(column);
  return place === undefined ? '' : (row.cells[place] ?? '').trim();
}

/** Says which columns are not read. */
export function noteUnknown(unknown: readonly OtherColumn[], onNote: (note: string) => void): void {
  const names = unknown.map(({ text }) => text).filter((text) => text !== '');
  if (names.length > 0) onNote(reasons.unknownColumns(names));
}
