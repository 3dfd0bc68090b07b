import type { CsvTable, Row } from '../../../../tables/csv-rows.ts';
import { readNamedColumns } from '../../../../tables/named-columns.ts';
import { categoryFields } from '../../category-fields.ts';
import { categoryNames } from '../records/category-names.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { categoryHeadings } from '../texts/catalogue-file.de.ts';
import { saysProducts } from './csv-columns.ts';
import { rowTable } from './row-table.ts';

const columns = categoryFields.headings;
type Column = keyof typeof columns;

/** Whether a table describes categories: it has a column for their names, and none that every product has. */
export function isCategoryTable(cells: readonly string[]): boolean {
  return knownOfCategories(cells) > 0;
}

/** How many headings are those of a table of categories; 0 if they are of another table. */
export function knownOfCategories(cells: readonly string[]): number {
  const { places } = readNamedColumns<Column>(cells, { german: columns, required: [] }, 'once');
  return places.has('category') && !saysProducts(cells) ? places.size : 0;
}

/** Reads the header of a table of categories. Returns a function that reads its rows. */
export function categoryTable(
  header: Row,
  table: CsvTable,
  onNote: (note: string) => void,
): (row: Row) => ImportRecord {
  const rows = { columns, key: 'category', ignored: categoryHeadings, recordOf } as const;
  return rowTable<Column>(rows, header, table, onNote);
}

function recordOf(cell: (column: Column) => string | undefined, hasColumn: (column: Column) => boolean) {
  const category = {
    names: categoryNames(cell('category') ?? ''),
    fields: categoryFields.fromCells(cell, false),
    unnamed: categoryFields.keptByTable(hasColumn),
  };
  return { kind: 'category', category } as const;
}
