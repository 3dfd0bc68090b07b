import { byteOrderMark, tableRow } from '../../../tables/table-row.ts';
import type { ExportedCategories } from './exported-categories.ts';
import { categoryHeadings } from './texts/de.ts';

/** The categories as a table, for those who look at them or name them in other tables; an import reads JSON Lines. */
export function categoryTable(categories: ExportedCategories): string {
  const rows = categories.all().map(({ id, custom_page }) => tableRow([categories.cellOf(id), id, custom_page ?? '']));
  return byteOrderMark + tableRow(categoryHeadings) + rows.join('');
}
