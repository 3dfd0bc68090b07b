import { expect, test } from 'vitest';
import { csvTable } from '../../../../tables/csv-rows.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { readGoogleXml } from './google-xml.ts';
import { readShop, shopFormat, shopHeadings } from './shop-reader.ts';

const shop = {
  declaration: 'gross',
  groups: [],
  taxRates: [0, 1000, 2000],
  countries: ['AT'],
  brandAttribute: 'Marke',
  safetyData: 'ignored',
  stockRules: { few: 5, yellowUpTo: 0 },
} as const;

async function* whole(text: string) {
  yield text;
}

const draftsOf = (records: readonly ImportRecord[]) =>
  records.map((record) => (record.kind === 'product' ? record.draft : record));

async function read(
  delimiter: string,
  rows: readonly (readonly (string | number)[])[],
  mapping: Mapping = { taxRate: 20 },
) {
  const cell = (value: string | number) =>
    /[",;\n\t]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;
  const text = rows.map((row) => row.map(cell).join(delimiter)).join('\n');
  const notes: string[] = [];
  const format = shopFormat((rows[0] ?? []).map(String));
  if (format === undefined) throw new Error('no shop');
  const file = { mapping, shop, onNote: (note: string) => void notes.push(note) };
  const records = await Array.fromAsync(readShop(format, () => csvTable(whole(text), shopHeadings), file));
  return { name: format.name, notes, records, drafts: draftsOf(records) };
}

test('Shopware 5: variants of a main number, before-prices, ids of categories [49]', async () => {
  const { name, drafts, notes } = await read(';', [
    [
      'ordernumber',
      'mainnumber',
      'name',
      'additionalText',
      'supplier',
      'tax',
      'price_EK',
      'pseudoprice_EK',
      'active',
      'instock',
      'description_long',
      'minpurchase',
      'purchasesteps',
      'weight',
      'width',
      'suppliernumber',
      'configuratorOptions',
      'propertyValueName',
      'categories',
      'imageUrl',
    ],
    [
      'SW1',
      'SW1',
      'Hemd',
      '',
      'Huber',
      '20.00',
      '19.90',
      '29.90',
      1,
      5,
      'Gut',
      1,
      1,
      '0.250',
      '30',
      'H-1',
      'Farbe:rot|Größe:L',
      'Stoff:Leinen|Stoff:Seide',
      '14|21',
      'https://bilder.example/a.jpg|https://bilder.example/b.jpg',
    ],
    ['SW1.1', 'SW1', '', '', '', '', '24,90', '', 1, -3, '', '', '', '', '', '', 'Farbe:blau|Größe:L', '', '', ''],
    [
      'SW2',
      'SW2',
      'Zange',
      'lang',
      'Maier',
      '10',
      '9.90',
      '0',
      0,
      1,
      '',
      2,
      2,
      '',
      '',
      '',
      '',
      '',
      'Werkzeug>Zangen',
      '',
    ],
  ]);
  expect(name).toBe('Shopware 5');
  expect(notes).toContain(
    'Die Kategorien der Datei sind nur Nummern. Die Artikel stehen in „Ohne Kategorie“; mit --mapping sagt "categoryPrefix", wo sie stehen sollen.',
  );
  expect(drafts).toMatchObject([
    {
      ...{
        articleNumber: 'SW1',
        familyKey: 'SW1',
        brand: 'Huber',
        makerNumber: 'H-1',
        weightGrams: 250,
        nameSuffix: 'rot, L',
      },
      familyValues: [
        { name: 'Farbe', value: 'rot' },
        { name: 'Größe', value: 'L' },
      ],
      attributes: [
        { name: 'Stoff', value: 'Leinen' },
        { name: 'Stoff', value: 'Seide' },
      ],
      category: { names: ['Ohne Kategorie'] },
      pictures: [{ content: 'https://bilder.example/a.jpg' }, { content: 'https://bilder.example/b.jpg' }],
      conditions: [{ gross: 29.9, salePrice: 19.9, declared: 'gross', taxRate: 20, stock: 5 }],
    },
    {
      articleNumber: 'SW1.1',
      name: 'Hemd',
      brand: 'Huber',
      familyKey: 'SW1',
      conditions: [{ gross: 24.9, taxRate: 20, stock: 0 }],
    },
    {
      articleNumber: 'SW2',
      familyKey: undefined,
      isActive: 'nein',
      category: { names: ['Werkzeug', 'Zangen'] },
      conditions: [{ gross: 9.9, taxRate: 10, minAmount: 2, amountStep: 2 }],
    },
  ]);
});

const id = (digit: string) => digit.repeat(32);

test('Shopware 6: variants below their parent, gross before net, no ids on the page', async () => {
  const { drafts, notes } = await read(';', [
    [
      'id',
      'parent_id',
      'product_number',
      'active',
      'stock',
      'name',
      'description',
      'price_net',
      'price_gross',
      'tax_rate',
      'manufacturer_name',
      'categories',
      'optionIds',
      'cover_media_url',
    ],
    [id('b'), id('a'), 'T-1', 1, 4, '', '', '', '', '', '', '', 'size: M|color: red', ''],
    [id('a'), '', 'T', 1, 0, 'Hemd', 'Gut', '10', '12', '20', 'Huber', id('c'), '', 'https://bilder.example/a.jpg'],
    [id('d'), '', 'Z', 0, 1, 'Zange', '', '8.33', '', '20', '', 'Werkzeug > Zangen', '', ''],
  ]);
  expect(drafts).toMatchObject([
    {
      ...{ articleNumber: 'T-1', name: 'Hemd', brand: 'Huber', familyKey: 'T', familyName: 'Hemd' },
      familyValues: [
        { name: 'size', value: 'M' },
        { name: 'color', value: 'red' },
      ],
      category: { names: ['Ohne Kategorie'] },
      conditions: [{ gross: 12, declared: 'gross', taxRate: 20, stock: 4 }],
    },
    {
      articleNumber: 'Z',
      isActive: 'nein',
      category: { names: ['Werkzeug', 'Zangen'] },
      conditions: [{ net: 8.33, declared: 'net' }],
    },
  ]);
  expect(notes.join(' ')).toContain('Die Kategorien der Datei sind nur Nummern.');
});

test('Magento 2: members above their configurable, several categories, slashes, store views [32, 34, 36, 37, 41, 42]', async () => {
  const { drafts, notes } = await read(
    ',',
    [
      [
        'sku',
        'store_view_code',
        'attribute_set_code',
        'product_type',
        'categories',
        'name',
        'description',
        'weight',
        'product_online',
        'tax_class_name',
        'price',
        'special_price',
        'special_price_from_date',
        'special_price_to_date',
        'base_image',
        'additional_images',
        'additional_attributes',
        'qty',
        'use_config_min_sale_qty',
        'min_cart_qty',
        'configurable_variations',
        'configurable_variation_labels',
      ],
      [
        'H-S',
        '',
        'Default',
        'simple',
        'Default Category/Kleidung/Hemden\\/Blusen,Default Category/Neu',
        'Hemd-S',
        '',
        '0.5',
        1,
        'Taxable Goods',
        '29.000000',
        '19.900000',
        '3/14/26',
        '3/20/26',
        '/h/s.jpg',
        '/h/t.jpg,/h/u.jpg',
        'stoff=Leinen|Seide,pflege="30 Grad, links"',
        '10.0000',
        0,
        '2.0000',
        '',
        '',
      ],
      ['H-S', 'en', 'Default', 'simple', '', 'Shirt', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''],
      [
        'H',
        '',
        'Default',
        'configurable',
        '',
        'Hemd',
        'Gut',
        '',
        1,
        'Taxable Goods',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        'sku=H-S,size=S,color=green\\,white|sku=H-M,size=M,color=rot',
        'size=Größe,color=Farbe',
      ],
      ['B', '', 'Default', 'bundle', '', 'Paket', '', '', 1, '', '10', '', '', '', '', '', '', '', '', '', '', ''],
    ],
    { taxClasses: { 'Taxable Goods': 20 } },
  );
  expect(drafts).toMatchObject([
    {
      ...{ articleNumber: 'H-S', name: 'Hemd', htmlDescription: 'Gut', familyKey: 'H', weightGrams: 500 },
      category: { names: ['Kleidung', 'Hemden/Blusen'] },
      furtherCategories: [{ names: ['Neu'] }],
      attributes: [
        { name: 'stoff', value: 'Leinen' },
        { name: 'stoff', value: 'Seide' },
        { name: 'pflege', value: '30 Grad, links' },
      ],
      pictures: ['/h/s.jpg', '/h/t.jpg', '/h/u.jpg'].map((content) => ({ content })),
      conditions: [
        {
          gross: 29,
          salePrice: 19.9,
          saleFrom: '2026-03-14',
          saleUntil: '2026-03-20',
          taxRate: 20,
          stock: 10,
          minAmount: 2,
        },
      ],
    },
    { kind: 'refused', name: 'B', reason: 'Der Artikel fasst nur andere zusammen und hat keinen eigenen Preis.' },
  ]);
  expect(drafts[0]).toMatchObject({
    familyValues: [
      { name: 'Größe', value: 'S' },
      { name: 'Farbe', value: 'green,white' },
    ],
  });
  expect(notes.join(' ')).not.toContain('Nicht übernommen');
});

test('JTL-Ameise: parents are no articles, gross before net, levels of categories', async () => {
  const { name, drafts } = await read(';', [
    [
      'Artikelnummer',
      'Artikelname',
      'Std. VK Netto',
      'Std. VK Brutto',
      'Steuersatz',
      'HAN',
      'EAN/Barcode',
      'Hersteller',
      'Lagerbestand',
      'Versandgewicht',
      'Bild 1 Pfad/URL',
      'Kategorie Level 1',
      'Kategorie Level 2',
      'Identifizierungsspalte Vaterartikel',
      'Variationsname 1',
      'Variationswertname 1',
      'Aktiv',
      'UVP',
      'TARIC-Code',
      'Herkunftsland',
    ],
    [
      'V',
      'Hemd',
      '10,00',
      '12,00',
      '20',
      '',
      '',
      'Huber',
      '0',
      '0,5',
      'a.jpg',
      'Kleidung',
      'Hemden',
      '',
      '',
      '',
      'Y',
      '',
      '',
      '',
    ],
    [
      'V-S',
      'Hemd S',
      '10,00',
      '12,00',
      '20',
      '',
      '',
      '',
      '1.000',
      '',
      '',
      '',
      '',
      'V',
      'Größe',
      'S',
      'Y',
      '15,00',
      '62052000',
      'DE',
    ],
    ['Z', 'Zange', '8,00', '', '20', 'H-9', '', '', '', '', '', 'Werkzeug', '', '', '', '', 'N', '', '', ''],
  ]);
  expect(name).toBe('JTL');
  expect(drafts).toMatchObject([
    {
      ...{
        articleNumber: 'V-S',
        name: 'Hemd',
        brand: 'Huber',
        familyKey: 'V',
        familyName: 'Hemd',
        weightGrams: 500,
        origin: 'DE',
        tariff: '62052000',
      },
      familyValues: [{ name: 'Größe', value: 'S' }],
      category: { names: ['Kleidung', 'Hemden'] },
      conditions: [{ gross: 12, listPrice: 15, declared: 'gross', taxRate: 20, stock: 1000 }],
    },
    {
      articleNumber: 'Z',
      isActive: 'nein',
      makerNumber: 'H-9',
      category: { names: ['Werkzeug'] },
      conditions: [{ net: 8, declared: 'net' }],
    },
  ]);
});

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
        familyKey: 'A',
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
          saleUntil: '2026-11-30T22:59:00.000Z',
          declared: 'gross',
          content: '750 ml',
        },
      ],
    },
    { articleNumber: 'A-2', familyValues: [{ name: 'Farbe', value: 'blau' }], stockStatus: 'rot' },
    { articleNumber: 'B', conditions: [{ gross: Number.NaN }] },
  ]);
});

test('Google Merchant as a table', async () => {
  const { name, drafts } = await read('\t', [
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
      conditions: [{ gross: 9.9, taxRate: 20 }],
    },
  ]);
});
