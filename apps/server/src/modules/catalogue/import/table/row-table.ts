import type { CsvTable, Row } from '../../../../tables/csv-rows.ts';
import { cellOf, noteUnknown, readNamedColumns } from '../../../../tables/named-columns.ts';
import type { RowsOfTable } from '../../../../tables/refused-rows.ts';
import { reasonOfWidth, withCells } from '../../../../tables/row-width.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { isReport } from './csv-columns.ts';

/** A table with one record in each row. */
interface RowTable<Column extends string> {
  /** Its columns, English: German. */
  readonly columns: Readonly<Record<Column, string>>;
  /** The key that identifies a row. */
  readonly key: Column;
  /** Accepted headings that are not read. */
  readonly ignored: readonly string[];
  recordOf(cell: (column: Column) => string | undefined, hasColumn: (column: Column) => boolean): RowRecord;
}

/** The result for a row. */
type RowRecord =
  Extract<ImportRecord, { kind: 'category' | 'attribute' }> extends infer Said
    ? Said extends ImportRecord
      ? Omit<Said, 'line' | 'rows' | 'source'>
      : never
    : never;

/** Reads the header of such a table. Returns a function that reads its rows. */
export function rowTable<Column extends string>(
  { columns, key, ignored, recordOf }: RowTable<Column>,
  { cells }: Row,
  { delimiter, isRagged = false }: CsvTable,
  onNote: (note: string) => void,
): (row: Row) => ImportRecord {
  const { others, ...header } = readNamedColumns<Column>(cells, { german: columns, required: [key] });
  noteUnknown(
    others.filter(({ text }) => !isReport(text) && !ignored.includes(text)),
    onNote,
  );
  const headings = cells.filter((heading) => !isReport(heading));
  const reports = new Set(cells.flatMap((heading, place) => (isReport(heading) ? [place] : [])));
  const sourceOf = ({ line, cells }: Row): RowsOfTable => ({
    ...{ headings, delimiter },
    rows: [{ line, cells: cells.filter((_, place) => !reports.has(place)) }],
  });
  return (read) => {
    const row = withCells(read, header.width);
    const place = { line: row.line, rows: 1, source: sourceOf(row) };
    if (isRagged || row.cells.length === header.width) {
      const cell = (column: Column) => cellOf(header, row, column) || undefined;
      return { ...place, ...recordOf(cell, (column) => header.places.has(column)) };
    }
    const reason = reasonOfWidth(row, header.width);
    return { kind: 'refused', ...place, name: cellOf(header, row, key), reason };
  };
}
