import type { Row } from './csv-rows.ts';
import { reasons } from './texts/tables.de.ts';

/**
 * A row of so many cells. Spreadsheets leave out the empty cells at the end of a row, so what is missing there is
 * empty; empty cells beyond the headings are dropped. The row as it is where it says something beyond them, or where
 * the file may have broken off within it.
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
