import type { CsvTable, Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { type DecimalSign, decimalSign } from '../../../../tables/german-number.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { type Column, isReport, readHeader, type Table } from './csv-columns.ts';

/** Columns of numbers that may have decimals. */
const decimals: readonly Column[] = ['price', 'normPrice', 'taxRate', 'weight'];

/** A table by its headings and the first rows below them. */
export function tableOf(
  { cells }: Row,
  below: readonly (Row | Unreadable)[],
  { delimiter, isRagged = false }: CsvTable,
  onNote: (note: string) => void,
): Table {
  const header = readHeader(cells, onNote);
  const signs = new Map<number, DecimalSign>();
  for (const column of decimals) {
    const place = header.places.get(column);
    const sign = place === undefined ? undefined : decimalSign(below.flatMap((row) => textAt(row, place)));
    if (place !== undefined && sign !== undefined) signs.set(place, sign);
  }
  const headings = cells.filter((heading) => !isReport(heading));
  return { ...header, headings, delimiter, isGerman: isRagged || delimiter === ';', isRagged, signs };
}

function textAt(row: Row | Unreadable, place: number): string[] {
  return 'refused' in row ? [] : [row.cells[place] ?? ''];
}

/** A row of as many cells as there are headings, where rows end with their last word. */
export function readableRow({ isRagged, width }: Table, row: Row): Row {
  if (!isRagged || row.cells.length === width) return row;
  return { ...row, cells: Array.from({ length: width }, (_, place) => row.cells[place] ?? '') };
}

/** Whether a row without an article sums up those above it. */
export function isSum(table: Table, row: Row): boolean {
  if (cellOf(table, row, 'articleNumber') !== '') return false;
  return /^(?:zwischen|gesamt)?summe\b|^gesamt\b|^total\b/i.test(
    row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '',
  );
}
