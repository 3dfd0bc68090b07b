import { expect, test } from 'vitest';
import { conditionFields } from '../apps/server/src/modules/catalogue/condition-fields.ts';
import { productFields } from '../apps/server/src/modules/catalogue/product-fields.ts';
import { factTexts } from '../apps/storefront/src/texts/facts.de.ts';
import { productTexts } from '../apps/storefront/src/texts/product.de.ts';
import { textOf } from './rules.ts';

/** The first two cells of the rows of a table: German headings, required ones in bold, and English ones. */
function rowsOf({ rows, requiredHeadings }: typeof productFields | typeof conditionFields): string[] {
  const required = new Set<string>(requiredHeadings);
  const written = Object.values(rows).map(({ headings }) => Object.entries<string>(headings));
  return written
    .filter((headings) => headings.length > 0)
    .map((headings) => {
      const german = headings.map(([english, name]) => (required.has(english) ? `**${name}**` : name));
      return `| ${german.join(', ')} | ${headings.map(([english]) => english).join(', ')} |`;
    });
}

test('every field of a product and a condition has its row in the table of columns, and every row its field', () => {
  const lines = textOf('docs/import.md').split('\n');
  const table = lines.slice(lines.findIndex((line) => line.startsWith('| German |')) + 2);
  const written = table
    .slice(0, table.indexOf(''))
    .filter((line) => !/^\| (?:Attribut: |Eigenschaft: |Familienname )/.test(line)) // no field of a product's row
    .map((line) => line.split('|').slice(0, 3).concat('').join('|'));
  expect(written.toSorted()).toEqual([...rowsOf(productFields), ...rowsOf(conditionFields)].toSorted());
});

/** Headings of filtering fields that the product page calls otherwise: an attribute of that name would stand twice. */
const callsOtherwise = (filters: readonly { readonly name: string }[], words: readonly unknown[]) =>
  filters.map(({ name }) => name).filter((name) => !words.includes(name));

test('what lists filter by is called on the product page as in a file', () => {
  expect(callsOtherwise(productFields.filters, Object.values({ ...productTexts, ...factTexts }))).toEqual([]);
  expect(callsOtherwise([{ name: 'Herkunftsland' }, { name: 'Material' }], ['Material'])).toEqual(['Herkunftsland']);
});
