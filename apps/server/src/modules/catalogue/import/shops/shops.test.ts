import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { csvTable } from '../../../../tables/csv-rows.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { counts, importFolder } from '../testing/import-folder.ts';
import { readShop, shopFormat, shopHeadings } from './shop-reader.ts';

const { write, run } = importFolder();
const shop = {
  declaration: 'gross',
  groups: [],
  taxRates: [0, 1000, 2000],
  countries: ['AT'],
  brandAttribute: 'Marke',
  safetyData: 'ignored',
  stockRules: { few: 5, yellowUpTo: 0 },
} as const;

async function read(text: string, mapping: Mapping = { taxRate: 20 }) {
  const notes: string[] = [];
  const format = shopFormat(
    (text.split('\n')[0] ?? '').split(text.includes(';') ? ';' : ',').map((cell) => cell.replaceAll('"', '')),
  );
  if (format === undefined) throw new Error('no shop');
  const open = () =>
    csvTable(
      (async function* () {
        yield text;
      })(),
      shopHeadings,
    );
  const records: ImportRecord[] = await Array.fromAsync(
    readShop(format, open, { mapping, shop, onNote: (note) => void notes.push(note) }),
  );
  return {
    name: format.name,
    notes,
    records,
    drafts: records.map((record) => (record.kind === 'product' ? record.draft : record)),
  };
}

const table = (...rows: (readonly (string | number)[])[]) =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\n');

const shopifyOld = table(
  [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Published',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'Variant SKU',
    'Variant Grams',
    'Variant Inventory Tracker',
    'Variant Inventory Qty',
    'Variant Inventory Policy',
    'Variant Price',
    'Variant Compare At Price',
    'Variant Barcode',
    'Image Src',
    'Variant Image',
    'Gift Card',
    'Status',
    'Pflege (product.metafields.custom.pflege)',
  ],
  [
    'hemd',
    'Hemd',
    '<p>Gut.</p>',
    'Huber',
    'Hemden',
    'Baumwolle, Sommer',
    'TRUE',
    'Größe',
    'S',
    'Farbe',
    'rot',
    'H-S',
    250,
    'shopify',
    3,
    'deny',
    '29.90',
    '39.90',
    "'4006381333931",
    'https://bilder.example/1.jpg',
    'https://bilder.example/rot.jpg',
    'FALSE',
    'active',
    '30 Grad',
  ],
  [
    'hemd',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'M',
    '',
    'rot',
    '',
    260,
    'shopify',
    -2,
    'continue',
    '29.90',
    '',
    '',
    'https://bilder.example/2.jpg',
    '',
    '',
    '',
    '',
  ],
  [
    'hemd',
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
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'https://bilder.example/3.jpg',
    '',
    '',
    '',
    '',
  ],
  [
    'seife',
    'Seife',
    'Riecht',
    'Huber',
    '',
    '',
    'FALSE',
    'Title',
    'Default Title',
    '',
    '',
    '',
    100,
    '',
    '',
    '',
    '4.50',
    '',
    '',
    '',
    '',
    'FALSE',
    'active',
    '',
  ],
  [
    'gutschein',
    'Gutschein',
    '',
    '',
    '',
    '',
    'TRUE',
    'Title',
    'Default Title',
    '',
    '',
    'G',
    0,
    '',
    '',
    '',
    '50.00',
    '',
    '',
    '',
    '',
    'TRUE',
    'active',
    '',
  ],
);

test('Shopify: rows of a handle are a family; pictures alone are none; before-prices are sales [60, 61, 63]', async () => {
  const { name, drafts, records } = await read(shopifyOld);
  expect(name).toBe('Shopify');
  expect(drafts).toMatchObject([
    {
      ...{ articleNumber: 'H-S', name: 'Hemd', nameSuffix: 'S, rot', htmlDescription: '<p>Gut.</p>', brand: 'Huber' },
      ...{
        familyKey: 'hemd',
        familyName: 'Hemd',
        gtin: '4006381333931',
        keywords: 'Baumwolle, Sommer',
        weightGrams: 250,
        isActive: 'ja',
      },
      familyValues: [
        { name: 'Größe', value: 'S' },
        { name: 'Farbe', value: 'rot' },
      ],
      attributes: [{ name: 'Pflege', value: '30 Grad' }],
      category: { names: ['Hemden'] },
      pictures: ['rot', '1', '2', '3'].map((picture) => ({ content: `https://bilder.example/${picture}.jpg` })),
      conditions: [{ gross: 39.9, salePrice: 29.9, taxRate: 20, stock: 3 }],
    },
    {
      ...{ articleNumber: 'hemd-2', name: 'Hemd', familyKey: 'hemd', brand: 'Huber', weightGrams: 260 },
      familyValues: [
        { name: 'Größe', value: 'M' },
        { name: 'Farbe', value: 'rot' },
      ],
      conditions: [{ gross: 29.9, salePrice: undefined, stock: 0 }],
    },
    {
      articleNumber: 'seife',
      familyKey: undefined,
      isActive: 'nein',
      familyValues: [],
      conditions: [{ gross: 4.5, stock: undefined }],
    },
    {
      kind: 'refused',
      name: 'G',
      reason: 'Ein Geschenkgutschein ist kein Artikel. Gutscheine legt der Befehl voucher an.',
    },
  ]);
  expect(records.map(({ line, rows }) => [line, rows])).toEqual([
    [2, 1],
    [3, 1],
    [5, 1],
    [6, 1],
  ]);
  expect(records[1]).toMatchObject({
    warnings: [{ row: 3, reason: 'Artikelnummer: fehlt in der Datei, eine gemacht.' }],
  });
  const source = records[1]?.source;
  // A refused variant is given back with what its first row says, so that it can come alone.
  expect(source && 'rows' in source ? source.rows[0]?.cells.slice(0, 5) : []).toEqual([
    'hemd',
    'Hemd',
    '<p>Gut.</p>',
    'Huber',
    'Hemden',
  ]);
});

test('Shopify in the words of 2024', async () => {
  const text = table(
    [
      'Title',
      'URL handle',
      'Vendor',
      'Published on online store',
      'Status',
      'SKU',
      'Option1 name',
      'Option1 value',
      'Price',
      'Weight value (grams)',
      'Inventory tracker',
      'Inventory quantity',
      'Unit price total measure',
      'Unit price total measure unit',
    ],
    ['Öl', 'oel', 'Huber', 'TRUE', 'Active', 'OEL', 'Title', 'Default Title', '9.5', 1200, 'shopify', 5, 0.75, 'l'],
  );
  expect((await read(text)).drafts).toMatchObject([
    {
      articleNumber: 'OEL',
      name: 'Öl',
      weightGrams: 1200,
      category: { names: ['Ohne Kategorie'] },
      conditions: [{ gross: 9.5, stock: 5, content: '0,75 l' }],
    },
  ]);
});

test('without a tax rate nothing is sold', async () => {
  const { records } = await read(shopifyOld, {});
  expect(records.map((record) => record.kind === 'refused' && record.reason.slice(0, 42))).toEqual([
    ...Array.from({ length: 3 }, () => 'Steuersatz: Die Datei nennt keinen. Bitte '),
    'Ein Geschenkgutschein ist kein Artikel. Gu',
  ]);
});

const woo = table(
  [
    'ID',
    'Typ',
    'Artikelnummer',
    'GTIN, UPC, EAN, or ISBN',
    'Name',
    'Veröffentlicht',
    'Kurzbeschreibung',
    'Beschreibung',
    'Datum, an dem Angebotspreis beginnt',
    'Datum, an dem Angebotspreis endet',
    'Steuerklasse',
    'Vorrätig?',
    'Lager',
    'Gewicht (kg)',
    'Länge (cm)',
    'Angebotspreis',
    'Regulärer Preis',
    'Kategorien',
    'Schlagwörter',
    'Bilder',
    'Übergeordnetes Produkt',
    'Zusatzverkäufe',
    'Attribut 1 Name',
    'Attribut 1 Wert(e)',
    'Attribut 2 Name',
    'Attribut 2 Wert(e)',
  ],
  [
    12,
    'variation',
    'HOSE-S',
    '',
    'Hose - S',
    1,
    '',
    '',
    '',
    '',
    '',
    1,
    4,
    '',
    '',
    '',
    '1.049,90',
    '',
    '',
    '',
    'id:11',
    '',
    'Größe',
    'S',
    '',
    '',
  ],
  [
    11,
    'variable',
    'HOSE',
    '',
    'Hose',
    1,
    '',
    'Zeile\\nzwei',
    '',
    '',
    '',
    1,
    '',
    '0.5',
    '',
    '',
    '',
    'Kleidung > Hosen, Neu',
    'a, b',
    'https://bilder.example/a.jpg, https://bilder.example/b.jpg',
    '',
    '',
    'Größe',
    'S, M',
    'Stoff',
    'Leinen',
  ],
  [
    13,
    'variation',
    'HOSE-M',
    '',
    'Hose - M',
    1,
    '',
    '',
    '',
    '',
    'reduced-rate',
    0,
    '',
    '',
    '',
    '',
    '49,90',
    '',
    '',
    '',
    'HOSE',
    '',
    'Größe',
    '',
    '',
    '',
  ],
  [
    14,
    'simple',
    'ROHR',
    '4006381333931',
    'Rohr',
    0,
    '',
    '',
    '2026-11-01',
    '2026-11-30 23:59:59',
    '',
    1,
    7,
    '1.25',
    '120',
    '9,90',
    '12,90',
    'Rohre',
    '',
    '',
    '',
    'HOSE-S, HOSE-M',
    'Maß',
    '"1\\, 2 m", lang',
    '',
    '',
  ],
  [
    15,
    'external',
    'EXT',
    '',
    'Fremd',
    1,
    '',
    '',
    '',
    '',
    '',
    1,
    '',
    '',
    '',
    '',
    '5,00',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
  ],
);

test('WooCommerce in German: variations before their parent, commas, sales, classes of tax [18, 20, 24, 25]', async () => {
  const { name, drafts } = await read(woo, { taxClasses: { '': 20, 'reduced-rate': 10 } });
  expect(name).toBe('WooCommerce');
  expect(drafts).toMatchObject([
    {
      ...{
        articleNumber: 'HOSE-S',
        name: 'Hose',
        nameSuffix: 'S',
        htmlDescription: 'Zeile<br>zwei',
        familyKey: 'HOSE',
        weightGrams: 500,
      },
      familyValues: [{ name: 'Größe', value: 'S' }],
      attributes: [{ name: 'Stoff', value: 'Leinen' }],
      category: { names: ['Kleidung', 'Hosen'] },
      pictures: [{ content: 'https://bilder.example/a.jpg' }, { content: 'https://bilder.example/b.jpg' }],
      conditions: [{ gross: 1049.9, taxRate: 20, stock: 4 }],
    },
    {
      kind: 'refused',
      name: 'HOSE-M',
      reason: 'Die Variante gilt für jeden Wert eines Merkmals. Bitte eine Variante je Wert anlegen.',
    },
    {
      ...{ articleNumber: 'ROHR', isActive: 'nein', gtin: '4006381333931', weightGrams: 1250 },
      attributes: [
        { name: 'Maß', value: '"1, 2 m"' },
        { name: 'Maß', value: 'lang' },
      ],
      conditions: [{ gross: 12.9, salePrice: 9.9, saleFrom: '2026-11-01', saleUntil: '2026-11-30', stock: 7 }],
    },
    { kind: 'refused', name: 'EXT' },
  ]);
});

test('what was refused is mended and fed back by itself', async () => {
  const { records } = await read(woo, { taxClasses: { '': 20, 'reduced-rate': 10 } });
  const source = records[1]?.source;
  const cells = source && 'rows' in source ? [...(source.rows[0]?.cells ?? [])] : [];
  cells[(source && 'headings' in source ? source.headings : []).indexOf('Attribut 1 Wert(e)')] = 'M';
  const again = await read(table(source && 'headings' in source ? source.headings : [], cells), { taxRate: 20 });
  expect(again.drafts).toMatchObject([
    { articleNumber: 'HOSE-M', category: { names: ['Kleidung', 'Hosen'] }, conditions: [{ gross: 49.9 }] },
  ]);
});

test.each([
  ['PrestaShop', ['Product ID', 'Active', 'Name *', 'Reference #', 'Tax rules ID'], /PrestaShop/],
  ['ePages', ['Artikelnr. [Alias]', 'Preis [ListPrices/EUR/gross]', 'Menge für Preis [PriceQuantity]'], /ePages/],
])('%s is recognised, and what would do is said', (_name, headings, sentence) => {
  expect(() => shopFormat(headings)).toThrow(sentence);
});

describeOnBothEngines('the file of another shop', ({ open }) => {
  test('goes in as it is, whatever it is called, and changes nothing the second time', async () => {
    const database = await open();
    const file = write('export.txt', shopifyOld);
    const mapping = { taxRate: 20, categoryPrefix: 'Alter Shop' };
    const result = await run(database, file, { mapping, now: Date.UTC(2026, 10, 21) });
    expect(result.counts).toEqual(counts({ created: 3, refused: 1 }));
    expect(result.notes[0]).toBe('Die Datei ist ein Export von Shopify.');
    const again = await run(database, file, { mapping, now: Date.UTC(2026, 10, 21) });
    expect(again.counts).toEqual(counts({ unchanged: 3, refused: 1 }));
    const families = await database.read
      .selectFrom('products')
      .select(['article_number', 'family_id'])
      .orderBy('article_number')
      .execute();
    expect(families.map(({ article_number, family_id }) => [article_number, family_id !== null])).toEqual([
      ['H-S', true],
      ['hemd-2', true],
      ['seife', false],
    ]);
    const names = await database.read.selectFrom('categories').select('name').orderBy('id').execute();
    expect(names.map(({ name }) => name)).toEqual(
      ['Shop', 'Alter Shop', 'Hemden'].toSorted(
        (a, b) => names.findIndex(({ name }) => name === a) - names.findIndex(({ name }) => name === b),
      ),
    );
  });
});
