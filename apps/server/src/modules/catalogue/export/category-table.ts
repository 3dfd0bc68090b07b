import { byteOrderMark, tableRow } from '../../../tables/table-row.ts';
import { categoryFields } from '../category-fields.ts';
import { categoryHeadings } from '../import/texts/catalogue-file.de.ts';
import type { ExportedCategories } from './exported/exported-categories.ts';

const { category: _category, ...said } = categoryFields.headings;
const columns = Object.keys(said) as (keyof typeof said)[];

/** The categories as a table with their details. Only JSON Lines contain ids and custom pages. */
export function categoryTable(categories: ExportedCategories): string {
  const rows = categories.all().map((row) => {
    const cells = categoryFields.toCells(row);
    const own = [categories.cellOf(row.id), row.id, row.custom_page ?? ''];
    return tableRow([...own, ...columns.map((column) => cells[column] ?? '')]);
  });
  return byteOrderMark + tableRow([...categoryHeadings, ...columns.map((column) => said[column])]) + rows.join('');
}
