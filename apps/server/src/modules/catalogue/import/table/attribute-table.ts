import type { CsvTable, Row } from '../../../../tables/csv-rows.ts';
import { readNamedColumns } from '../../../../tables/named-columns.ts';
import { attributeFields } from '../../attribute-fields.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { attributeHeadings } from '../texts/catalogue-file.de.ts';
import { saysProducts } from './csv-columns.ts';
import { rowTable } from './row-table.ts';

const columns = { ...attributeFields.headings, delete: 'Löschen' };
type Column = keyof typeof columns;

/** Whether a table defines attributes: it has a column for their names, and none that every product has. */
export function isAttributeTable(cells: readonly string[]): boolean {
  return knownOfAttributes(cells) > 0;
}

/** How many headings are those of a table of attributes; 0 if they are of another table. */
export function knownOfAttributes(cells: readonly string[]): number {
  const { places } = readNamedColumns<Column>(cells, { german: columns, required: [] }, 'once');
  return places.has('attribute') && !saysProducts(cells) ? places.size : 0;
}

/** Reads the header of a table of attributes. Returns a function that reads its rows. */
export function attributeTable(
  header: Row,
  table: CsvTable,
  onNote: (note: string) => void,
): (row: Row) => ImportRecord {
  const rows = { columns, key: 'attribute', ignored: attributeHeadings, recordOf } as const;
  return rowTable<Column>(rows, header, table, onNote);
}

function recordOf(cell: (column: Column) => string | undefined, hasColumn: (column: Column) => boolean) {
  const attribute = {
    fields: attributeFields.fromCells(cell, false),
    unnamed: attributeFields.keptByTable(hasColumn),
    isToGo: cell('delete'),
  };
  return { kind: 'attribute', name: cell('attribute') ?? '', attribute } as const;
}
