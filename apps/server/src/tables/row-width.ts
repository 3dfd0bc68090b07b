import type { Row } from './csv-rows.ts';
import { reasons } from './texts/tables.de.ts';

/**
 * A row with this many cells. Spreadsheets omit the empty cells at the end of a row, so missing cells are added as
 * empty; empty cells beyond the headings are dropped. The row stays unchanged if it has values beyond the headings, or
 * if the file may have broken off within it.
 */
export function withCells(row: Row, width: number): Row {
  const { cells, endsFile } = row;
  if (cells.length === width) return row;
  if (cells.length < width)
    return endsFile ? row : { ...row, cells: Array.from({ length: width }, (_, place) => cells[place] ?? '') };
  const beyond = cells.slice(width);
  return beyond.some((cell) => cell.trim() !== '') ? row : { ...row, cells: cells.slice(0, width) };
}

/** Why a row that has not as many cells as there are headings cannot be read. */
export function reasonOfWidth({ line, cells, endsFile }: Row, width: number): string {
  const isCut = cells.length < width && endsFile === true;
  return isCut ? reasons.cutRow(line, cells.length, width) : reasons.cellCount(line, cells.length, width);
}
