import type { Row } from '../../../../tables/csv-rows.ts';
import type { RowReason } from '../../../../tables/field-reader.ts';
import { notComputed } from '../../../../tables/xlsx/sheet-rows.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import type { Table } from './csv-columns.ts';

/** The texts of spreadsheets for failed formulas, in German and English. */
const errorValue =
  /^#(?:NV|N\/A|WERT!|VALUE!|BEZUG!|REF!|DIV\/0!|NAME\?|NULL!|ZAHL!|NUM!|ÜBERLAUF!|SPILL!|KALK!|CALC!)$/;

/** The rows of a product with failed formulas emptied. A formula that was never computed refuses the product. */
export function cellFlaws(table: Table, rows: readonly [Row, ...Row[]]) {
  const warnings: RowReason[] = [];
  let refused: string | undefined;
  if (!rows.some(isFlawed)) return { rows, warnings, refused };
  const read = new Map(
    [...table.places.values(), ...table.attributes.map(({ place }) => place)].map((place) => [
      place,
      table.headings[place] ?? '',
    ]),
  );
  const clean = (row: Row): Row => {
    if (!isFlawed(row)) return row;
    const cells = row.cells.map((cell, place) => {
      const heading = read.get(place);
      if (heading === undefined || !cell.startsWith('#')) return cell;
      if (cell === notComputed) refused ??= reasons.formulaWithoutValue(heading);
      if (!errorValue.test(cell)) return cell;
      warnings.push({ row: row.line, reason: reasons.errorValue(heading, cell) });
      return '';
    });
    return { ...row, cells };
  };
  const [first, ...others] = rows;
  const cleaned: readonly [Row, ...Row[]] = [clean(first), ...others.map(clean)];
  return { rows: cleaned, warnings, refused };
}

/** Whether one of its cells may contain the result of a failed formula. */
function isFlawed({ cells }: Row): boolean {
  return cells.some((cell) => cell.startsWith('#'));
}
