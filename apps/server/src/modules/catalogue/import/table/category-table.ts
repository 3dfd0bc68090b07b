import type { CsvTable, Row } from '../../../../tables/csv-rows.ts';
import { cellOf, type NamedColumns, noteUnknown, readNamedColumns } from '../../../../tables/named-columns.ts';
import type { RowsOfTable } from '../../../../tables/refused-rows.ts';
import { reasons } from '../../../../tables/texts/de.ts';
import { categoryFields } from '../../category-fields.ts';
import { categoryNames } from '../records/category-names.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { categoryHeadings } from '../texts/de.ts';
import { isReport, saysProducts } from './csv-columns.ts';

const columns = categoryFields.headings;
type Column = keyof typeof columns;

/** Whether a table is of categories: it names them, and nothing that every product has. */
export function isCategoryTable(cells: readonly string[]): boolean {
  const { places } = readNamedColumns<Column>(cells, { german: columns, required: [] }, 'once');
  return places.has('category') && !saysProducts(cells);
}

/** Reads the header of a table of categories; the rows are read by what it answers. */
export function categoryTable(
  { cells }: Row,
  { delimiter, isRagged = false }: CsvTable,
  onNote: (note: string) => void,
): (row: Row) => ImportRecord {
  const { others, ...header } = readNamedColumns<Column>(cells, { german: columns, required: ['category'] });
  noteUnknown(
    others.filter(({ text }) => !isReport(text) && !categoryHeadings.includes(text)),
    onNote,
  );
  const headings = cells.filter((heading) => !isReport(heading));
  const reports = new Set(cells.flatMap((heading, place) => (isReport(heading) ? [place] : [])));
  const sourceOf = ({ line, cells }: Row): RowsOfTable => ({
    ...{ headings, delimiter },
    rows: [{ line, cells: cells.filter((_, place) => !reports.has(place)) }],
  });
  return (row) => {
    const place = { line: row.line, rows: 1, source: sourceOf(row) };
    if (isRagged || row.cells.length === header.width)
      return { kind: 'category', ...place, category: draft(header, row) };
    const reason = reasons.cellCount(row.line, row.cells.length, header.width);
    return { kind: 'refused', ...place, name: cellOf(header, row, 'category'), reason };
  };
}

function draft(header: NamedColumns<Column>, row: Row) {
  const cell = (column: Column) => cellOf(header, row, column) || undefined;
  return {
    names: categoryNames(cell('category') ?? ''),
    fields: categoryFields.fromCells(cell, false),
    unnamed: categoryFields.keptByTable((heading) => header.places.has(heading)),
  };
}
