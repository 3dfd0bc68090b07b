import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { conditionFields } from '../apps/server/src/modules/catalogue/condition-fields.ts';
import { filteredBy } from '../apps/server/src/modules/catalogue/field-filters.ts';
import type { Field } from '../apps/server/src/modules/catalogue/field-table.ts';
import { columns } from '../apps/server/src/modules/catalogue/import/table/csv-columns.ts';
import { plainWord, wordsMeant } from '../apps/server/src/modules/catalogue/import/table/synonyms.ts';
import { productFields } from '../apps/server/src/modules/catalogue/product-fields.ts';
import { wireHammer } from '../apps/server/src/modules/catalogue/testing/catalogue-calls.ts';
import { factsOf } from '../apps/storefront/src/catalogue/facts.ts';
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
    // These are no fields of a product's row.
    .filter((line) => !/^\| (?:Attribut: |Eigenschaft: |Familienname |Reihenfolge der Eigenschaften )/.test(line))
    .map((line) => line.split('|').slice(0, 3).concat('').join('|'));
  const fields = [...rowsOf(productFields), ...rowsOf(conditionFields)];
  const missing = fields.filter((row) => !written.includes(row)).map((row) => `${row} what it says |`);
  expect(missing, 'write these rows into the table of docs/import.md, with what they say').toEqual([]);
  expect(written.toSorted(), 'rows of docs/import.md, and the fields that there are').toEqual(fields.toSorted());
});

test('the suppliers’ names of our columns are in the docs, word for word', () => {
  const [, part = ''] = textOf('docs/import.md').split('### What suppliers call our columns');
  const [list = ''] = part.split('\n## ');
  const written = list.split('\n').flatMap((line) => {
    const [, label = '', words = ''] = /^\| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
    return words.split(', ').map((word) => `${label}: ${plainWord(word)}`);
  });
  for (const [word, heading] of wordsMeant())
    expect(written).toContain(`${columns[heading as keyof typeof columns]}: ${word}`);
});

/** What the product page says otherwise than the filter: an attribute that says the same would stand twice. */
function saidOtherwise(fields: Readonly<Record<string, Field>>): string[] {
  return Object.values(fields).flatMap(({ wire = '', headings, filter }) => {
    if (filter === undefined) return [];
    const value: unknown = wireHammer[wire as keyof typeof wireHammer];
    // One of a thing is called otherwise than several.
    const values = typeof value === 'number' ? [value, 1, 2] : [value];
    return values.flatMap((shown) => {
      const [name, words] = [Object.values(headings)[0], filteredBy(shown, filter)];
      const facts = factsOf({ ...wireHammer, [wire]: shown, attributes: [] });
      return facts.some((fact) => fact.name === name && fact.value === words) ? [] : [`${name}: ${words}`];
    });
  });
}

test('the filters of lists are among the facts of the product page, under the same name and in the same words', () => {
  expect(saidOtherwise(productFields.rows), 'let factsOf (catalogue/facts.ts) say so').toEqual([]);

  const { origin, minimumAge } = productFields.rows;
  const years = (age: number) => `ab ${age}`;
  expect(
    saidOtherwise({
      named: { ...origin, filter: ({ name }: NonNullable<Product['origin']>) => name },
      otherName: { ...origin, headings: { origin: 'Herkunft' }, filter: ({ name }: { name: string }) => name },
      otherWords: { ...origin, filter: ({ country }: { country: string }) => country },
      absent: { ...minimumAge, filter: years },
    }),
  ).toEqual([
    'Herkunft: Österreich',
    'Ursprungsland: AT',
    'Mindestalter: ab 16',
    'Mindestalter: ab 1',
    'Mindestalter: ab 2',
  ]);
});
