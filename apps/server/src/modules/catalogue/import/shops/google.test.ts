import { expect, test } from 'vitest';
import { csvTable } from '../../../../tables/csv-rows.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { google } from './google.ts';
import { readGoogleXml } from './google-xml.ts';
import { readShop, shopHeadings } from './shop-reader.ts';
import { draftsOf, readRows, shop, whole } from './testing/read-shop.ts';

const item = (...said: string[]) => `<item>${said.join('')}</item>`;
const g = (name: string, text: string) => `<g:${name}>${text}</g:${name}>`;
const feed = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
${item(g('id', 'A-1'), '<title>Hemd rot</title>', g('price', '15.00 EUR'), g('sale_price', '12.50 EUR'), g('sale_price_effective_date', '2026-11-20T00:00+0100/2026-11-30T23:59+0100'), g('availability', 'in stock'), g('brand', 'Huber'), g('gtin', '4006381333931'), g('item_group_id', 'A'), g('color', 'rot'), g('size', 'M'), g('product_type', 'Kleidung &gt; Hemden'), g('product_type', 'Neu'), g('image_link', 'https://bilder.example/1'), g('additional_image_link', 'https://bilder.example/2'), g('unit_pricing_measure', '750ml'), g('shipping_weight', '0.5 kg'), '<g:product_detail><g:section_name>Stoff</g:section_name><g:attribute_name>Faser</g:attribute_name><g:attribute_value>Leinen</g:attribute_value></g:product_detail>')}
${item(g('id', 'A-2'), '<title>Hemd blau</title>', g('price', '15.00 EUR'), g('item_group_id', 'A'), g('color', 'blau'), g('size', 'M'), g('availability', 'out_of_stock'))}
${item(g('id', 'B'), '<title>Zange</title>', g('price', '15.00 USD'))}
</channel></rss>`;

test('Google Merchant as XML: groups by what differs, sales with zones, measures', async () => {
  const records = await Array.fromAsync(
    readGoogleXml(() => whole(feed), { mapping: { taxRate: 20 }, shop, onNote: () => undefined }),
  );
  expect(records.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(draftsOf(records)).toMatchObject([
    {
      ...{
        articleNumber: 'A-1',
        name: 'Hemd rot',
        brand: 'Huber',
        gtin: '4006381333931',
        ...{ familyKey: 'A', familyName: 'Hemd' },
        weightGrams: 500,
        stockStatus: 'grün',
      },
      familyValues: [{ name: 'Farbe', value: 'rot' }],
      attributes: [
        { name: 'Größe', value: 'M' },
        { name: 'Faser', value: 'Leinen' },
      ],
      category: { names: ['Kleidung', 'Hemden'] },
      pictures: [{ content: 'https://bilder.example/1' }, { content: 'https://bilder.example/2' }],
      conditions: [
        {
          gross: 15,
          salePrice: 12.5,
          saleFrom: '2026-11-19T23:00:00.000Z',
          saleUntil: '2026-11-30T22:59:59.000Z',
          declared: 'gross',
          content: '750 ml',
        },
      ],
    },
    { articleNumber: 'A-2', familyName: 'Hemd', familyValues: [{ name: 'Farbe', value: 'blau' }], stockStatus: 'rot' },
    {
      ...{ kind: 'refused', name: 'B' },
      reason:
        'Preis: „15.00 USD“ ist in USD. Der Shop hat Preise in Euro; bitte den Feed für ein Land mit EUR exportieren.',
    },
  ]);
});

const readTsv = (rows: string) => {
  const text = `id\ttitle\tdescription\tlink\timage_link\tprice\n${rows}`;
  const open = () => csvTable(whole(text), shopHeadings);
  return Array.fromAsync(readShop(google, open, { mapping: { taxRate: 20 }, shop, onNote: () => undefined }));
};

test('a cell of a feed has quotes that nobody doubled', async () => {
  expect(draftsOf(await readTsv('A\tRohr 3/4" "extra"\tFein, "gut"\t\t\t15.00 EUR\n'))).toMatchObject([
    { articleNumber: 'A', name: 'Rohr 3/4" "extra"', htmlDescription: 'Fein, "gut"', conditions: [{ gross: 15 }] },
  ]);
});

test.each([
  ['500 g', 500],
  ['0.5 kg', 500],
  ['1 lb', 454],
  ['2.5 lbs', 1134],
  ['8 oz', 227],
  ['1,5 KG', 1500],
])('a weight in any unit that Google allows: %s', async (weight, weightGrams) => {
  expect(await weighed(weight)).toMatchObject([{ draft: { weightGrams }, warnings: [] }]);
});

test.each(['3 stone', '500', 'kg', '1.2.3 kg', '-1 kg'])(
  '%s is no weight: left out, with a warning',
  async (weight) => {
    const [record] = await weighed(weight);
    expect(record).toMatchObject({
      draft: { articleNumber: 'W' },
      warnings: [
        {
          reason: `Gewicht: „${weight}“ ist kein Gewicht in g, kg, oz oder lb; nicht übernommen. Der Versand rechnet ohne es.`,
        },
      ],
    });
    expect(record).not.toHaveProperty('draft.weightGrams', expect.anything());
  },
);

const weighed = (weight: string) => {
  const one = item(g('id', 'W'), '<title>Hemd</title>', g('price', '15.00 EUR'), g('shipping_weight', weight));
  return Array.fromAsync(
    readGoogleXml(() => whole(`<rss>${one}</rss>`), { mapping: { taxRate: 20 }, shop, onNote: () => undefined }),
  );
};

test('a feed that breaks off changes nothing, and says so', async () => {
  const cut = () => whole(feed.slice(0, -30));
  const records = Array.fromAsync(readGoogleXml(cut, { mapping: { taxRate: 20 }, shop, onNote: () => undefined }));
  await expect(records).rejects.toThrow(
    new ImportImpossible('Ab Zeile 4 ist die Datei kein gültiges XML. Es wurde nichts geändert.'),
  );
});

test('a quote that never ends stops the import with the line', async () => {
  await expect(readTsv('A\tÖl\tx\t\t\t15.00 EUR\nB\t"Öl\tx\t\t\t1 EUR\n')).rejects.toThrow(
    new ImportImpossible(
      'Ab Zeile 3 ist die Datei nicht lesbar (etwa ein nicht geschlossenes Anführungszeichen). Der Rest wurde nicht gelesen.',
    ),
  );
});

test('Google Merchant as a table', async () => {
  const { name, drafts } = await readRows('\t', [
    [
      'id',
      'title',
      'description',
      'link',
      'image link',
      'additional image link',
      'price',
      'availability',
      'product type',
    ],
    [
      'A',
      'Zange',
      'Gut',
      'https://alt.example/a',
      'https://bilder.example/1',
      'https://bilder.example/2,https://bilder.example/3',
      '9.90 EUR',
      'preorder',
      'Werkzeug',
    ],
  ]);
  expect(name).toBe('Google Merchant');
  expect(drafts).toMatchObject([
    {
      articleNumber: 'A',
      stockStatus: 'gelb',
      category: { names: ['Werkzeug'] },
      pictures: [{}, {}, { content: 'https://bilder.example/3' }],
      conditions: [{ gross: 9.9, taxRate: undefined, taxRateIfNew: 20 }],
    },
  ]);
});

test.each([
  ['1,049.00 EUR', 1049],
  ['1.049,00 EUR', 1049],
  ['12,345,678.50 EUR', 12345678.5],
  ['49.9 EUR', 49.9],
  ['49,90', 49.9],
  ['50 EUR', 50],
  // These may be a thousand or one: refused as such.
  ['1.049 EUR', '1.049'],
  ['1,049 EUR', '1.049'],
])('a price „%s“ is read as %s', async (written, gross) => {
  const one = item(g('id', 'W'), '<title>Hemd</title>', g('price', written));
  const [record] = await Array.fromAsync(
    readGoogleXml(() => whole(`<rss>${one}</rss>`), { mapping: { taxRate: 20 }, shop, onNote: () => undefined }),
  );
  expect(record).toMatchObject({ draft: { conditions: [{ gross }] } });
});
