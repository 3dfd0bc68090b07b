import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { bmecat12, bmecat2005, price12 } from '../import/testing/bmecat-file.ts';
import { importFolder } from '../import/testing/import-folder.ts';
import { exportCatalogue } from './catalogue-export.service.ts';

const { write, run } = importFolder();
const shop = { taxRates: [0, 700, 1900, 2000], now: Date.UTC(2026, 10, 21, 12), mapping: { taxRate: 20 } };

const feature = (name: string, value: string, unit = '') =>
  `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE>${unit && `<FUNIT>${unit}</FUNIT>`}</FEATURE>`;
const samples: Readonly<Record<string, string>> = {
  'BMEcat 1.2': bmecat12([
    {
      ...{ aid: 'Z-1', name: 'Kombizange &amp; Co | "gut"' },
      details:
        '<DESCRIPTION_LONG>Gut &lt;b&gt;und&lt;/b&gt; fest</DESCRIPTION_LONG><EAN>4006381333931</EAN><KEYWORD>A</KEYWORD><KEYWORD>B; C</KEYWORD>',
      features: `<ARTICLE_FEATURES>${feature('Länge', '160.5', 'MMT')}${feature('Norm', 'a|b')}${feature('Länge', '2')}</ARTICLE_FEATURES>`,
      order: '<ORDER_UNIT>BX</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>5</QUANTITY_MIN>',
      prices:
        price12('3.45') + price12('2.90', '<TAX>0.19</TAX><LOWER_BOUND>500</LOWER_BOUND>') + price12('9', '', 'nrp'),
      more: '<ARTICLE_REFERENCE type="accessories"><ART_ID_TO>Z-2</ART_ID_TO></ARTICLE_REFERENCE>',
    },
    { aid: 'Z-2', prices: price12('0.0345'), group: '77' },
  ]),
  'BMEcat 2005': bmecat2005,
  Shopify:
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status\n' +
    'hemd,Hemd,<p>Gut</p>,Huber,Hemden,"a, b",TRUE,Größe,S,H-S,200,shopify,3,19.90,29.90,active\n' +
    'hemd,,,,,,,,M,H-M,200,shopify,0,21.90,,\n',
  WooCommerce:
    'ID,Type,SKU,Name,Published,Regular price,Sale price,Categories,Stock,Attribute 1 name,Attribute 1 value(s)\n' +
    '1,simple,W-1,Zange,1,12.90,9.90,"Werkzeug > Zangen, Aktionen",5,Farbe,"rot, blau"\n',
  Google:
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>G-1</g:id><g:title>Öl</g:title><g:description>Gut</g:description><g:price>12.90 EUR</g:price><g:sale_price>9.90 EUR</g:sale_price><g:availability>in_stock</g:availability><g:unit_pricing_measure>750 ml</g:unit_pricing_measure><g:product_type>Öle</g:product_type></item></channel></rss>',
};

/** What a catalogue has, but for when and under which ids of categories. */
async function contentOf({ read }: Database) {
  const categories = new Map((await read.selectFrom('categories').selectAll().execute()).map((row) => [row.id, row]));
  const pathOf = (id: string | null): string => {
    const row = categories.get(id ?? '');
    return row === undefined ? '' : `${pathOf(row.parent_id)}/${row.name}`;
  };
  const products = await read.selectFrom('products').selectAll().orderBy('id').execute();
  return {
    products: products.map(({ version, changed_at, category_id, further_categories, ...row }) => ({
      ...row,
      categories: [category_id, ...(JSON.parse(further_categories ?? '[]') as string[])].map(pathOf),
    })),
    conditions: await read.selectFrom('conditions').selectAll().orderBy('id').execute(),
  };
}

type Content = Awaited<ReturnType<typeof contentOf>>;

/** A table has a column for each attribute: it cannot say that one stands between two values of another. */
function inColumns({ products, conditions }: Content): Content {
  const sorted = (attributes: string) =>
    (JSON.parse(attributes) as { name: string }[]).sort((one, other) => one.name.localeCompare(other.name));
  return {
    products: products.map((row) => ({ ...row, attributes: JSON.stringify(sorted(row.attributes)) })),
    conditions,
  };
}

describeOnBothEngines('what came from another system', ({ open }) => {
  test.each(Object.entries(samples))('goes out and into an empty shop as it is: %s', async (name, text) => {
    const database = await open();
    const taken = await run(database, write(`${name}.txt`, text), shop);
    expect(taken.refused).toEqual([]);
    const before = await contentOf(database);
    expect(before.products.length).toBeGreaterThan(0);
    for (const format of ['csv', 'jsonl', 'bmecat'] as const) {
      let written = '';
      await exportCatalogue({
        ...{ database, declaration: 'gross', title: 'Huber', publicUrl: undefined, brandAttribute: 'Marke', now: 0 },
        ...{ subject: 'products', format, filter: {} },
        write: async (part) => {
          written += part;
        },
      });
      const other = await open();
      const again = await run(other, write(`${format}.txt`, written), { ...shop, mapping: {} });
      // A sale without an end is worth a look each time.
      const warnings = again.warnings.filter(([, , reason]) => !reason.startsWith('Aktion bis: ohne Ende.'));
      expect([format, again.refused, warnings]).toEqual([format, [], []]);
      const shown = format === 'csv' ? inColumns : (content: Content) => content;
      expect(shown(await contentOf(other))).toEqual(shown(before));
    }
  });
});
