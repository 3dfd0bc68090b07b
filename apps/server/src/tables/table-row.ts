import { stringify } from 'csv-stringify/sync';
import { defused } from './formula.ts';

/** A row of a CSV table in which no cell is executed as a formula. */
export function tableRow(cells: readonly string[], delimiter = ';'): string {
  return stringify([cells.map(defused)], { delimiter });
}

/** Makes a German Excel read a table as UTF-8. */
export const byteOrderMark = '\uFEFF';
