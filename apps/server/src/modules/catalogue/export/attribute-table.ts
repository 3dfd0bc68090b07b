import { byteOrderMark, tableRow } from '../../../tables/table-row.ts';
import { type AttributeRow, attributeFields } from '../attribute-fields.ts';
import { cellOfParts } from '../field-kinds.ts';
import { attributeHeadings } from '../import/texts/catalogue-file.de.ts';
import type { UsedAttribute } from './used-attributes.ts';

const { headings } = attributeFields;
const columns = Object.keys(headings) as (keyof typeof headings)[];

/** The number of example values for an attribute. */
const valuesShown = 5;

/**
 * The definitions of attributes as a table. Two columns help people and are not read back: the number of products with
 * the attribute, and some of its values.
 */
export function attributeTable(rows: readonly AttributeRow[], used: ReadonlyMap<string, UsedAttribute>): string {
  const lines = rows.map((row) => {
    const cells = attributeFields.toCells(row);
    const { products = 0, values = new Map<string, number>() } = used.get(row.name) ?? {};
    const shown = cellOfParts([...values.keys()].slice(0, valuesShown));
    return tableRow([...columns.map((column) => cells[column] ?? ''), String(products), shown]);
  });
  const head = [...columns.map((column) => headings[column]), ...attributeHeadings];
  return byteOrderMark + tableRow(head) + lines.join('');
}
