import { expect, test } from 'vitest';
import {
  shopFormat,
  shopHeadings,
  unreadOfShop,
} from '../apps/server/src/modules/catalogue/import/shops/shop-reader.ts';
import { shop, tableText, whole } from '../apps/server/src/modules/catalogue/import/shops/testing/read-shop.ts';
import { csvTable } from '../apps/server/src/tables/csv-rows.ts';
import { filesLike, textOf } from './rules.ts';

/** The first cells of the rows of a section's table. */
function firstCells(section: string): string[] {
  const [, part = ''] = textOf('docs/import-formats.md').split(`\n## ${section}\n`);
  const [own = ''] = part.split('\n## ');
  const lines = own.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => /^\| (.*?) \| /.exec(line)?.[1] ?? '');
}

/** The headings in a cell. */
const headingsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, heading = '']) => heading);

type Row = Readonly<Record<string, string>>;

/**
 * For each system, rows that make its format read every column that the docs name: the headings by which the format is
 * known, a parent, and its variant.
 */
const systems: readonly (readonly [section: string, always: string, rows: readonly Row[]])[] = [
  [
    'Shopify',
    'URL handle|Inventory tracker',
    [{ Handle: 'a', 'URL handle': 'a', Type: '', Published: 'true', 'Inventory tracker': 'shopify' }],
  ],
  [
    'WooCommerce',
    'Type|Published',
    [
      { Type: 'variable', SKU: 'W', Published: '1' },
      { Type: 'variation', Parent: 'W', SKU: 'W-1', Published: '1', Stock: '1' },
    ],
  ],
  ['Shopware 5', '', [{ ordernumber: 'S', mainnumber: 'S', tax: '20' }]],
  ['Shopware 6', '', [{ product_number: 'S', parent_id: '', price: '' }]],
  [
    'Magento 2',
    'product_type|store_view_code',
    [
      { sku: 'M', product_type: 'simple', store_view_code: '' },
      { sku: 'C', product_type: 'configurable', store_view_code: '' },
    ],
  ],
  ['JTL-Ameise', '', [{ Artikelnummer: 'J', 'Identifizierungsspalte Vaterartikel': '', Steuersatz: '' }]],
  ['Google Merchant', 'link', [{ id: 'G', price: '1.00 EUR' }]],
];

test.each(systems)('every heading that the docs name for %s is read', async (section, always, rows) => {
  const documented = [...new Set(firstCells(section).flatMap(headingsIn))];
  expect(documented.length).toBeGreaterThan(10);
  const headings = [...new Set([...documented, ...always.split('|').filter((heading) => heading !== '')])];
  const text = tableText('\t', [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? '1'))]);
  const format = shopFormat(headings);
  expect(format?.name).toContain(section.split(/[- ]/)[0]);
  if (format === undefined) return;
  const { unread } = await unreadOfShop(format, async () => csvTable(whole(text), shopHeadings), shop);
  expect(documented.filter((heading) => unread.has(heading))).toEqual([]);
});

/** Words between the headings of a cell. */
const words = new Set(
  (
    'a and also as attributes backorder base by cm else heading in is it its its json kg metafields mm name not notify of on one or ' +
    'other price rather set so tax the their to unit unless variation where with'
  ).split(' '),
);

test.each(systems)(
  'the docs write every heading of %s in backticks, so that none escapes the test above',
  (section) => {
    const between = firstCells(section).map((cell) =>
      cell.replace(/`[^`]+`/g, ' ').replace(/\((?:Farbe|Gruppe|size):[^)]*\)/g, ' '),
    );
    const strange = between
      .flatMap((text) => text.match(/[\p{L}_]+/gu) ?? [])
      .filter((word) => !words.has(word.toLowerCase()));
    expect(strange).toEqual([]);
  },
);

test('every element that the docs name for BMEcat is one that its reader knows', () => {
  const source = filesLike('apps/server/src/modules/catalogue/import/bmecat/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map(textOf)
    .join('\n');
  const named = firstCells('BMEcat 1.2, 2005, 2005.1').flatMap(
    (cell) => cell.match(/(?<![…\w])[A-Z]{2,}(?:_[A-Z]+)+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
