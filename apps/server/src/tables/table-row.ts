import { stringify } from 'csv-stringify/sync';
import { defused } from './formula.ts';

/** A row of a table that spreadsheets open: none of its cells runs as a formula. */
export function tableRow(cells: readonly string[], delimiter = ';'): string {
  return stringify([cells.map(defused)], { delimiter });
}

/** What makes a German Excel read a table as UTF-8. */
export const byteOrderMark = '\uFEFF';
