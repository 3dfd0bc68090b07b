import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { counts, importFolder } from '../testing/import-folder.ts';
import { type Rows, readRows, tableText } from './testing/read-shop.ts';

const { write, run } = importFolder();

const shopifyOld: Rows = [
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
];

test('Shopify: rows of a handle are a family; pictures alone are none; before-prices are sales [60, 61, 63]', async () => {
  const { name, drafts, records } = await readRows(',', shopifyOld);
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
      conditions: [{ gross: 39.9, salePrice: 29.9, taxRate: undefined, taxRateIfNew: 20, stock: 3 }],
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
  // A refused variant is given back with the cells of its first row, so that it can be imported alone.
  expect(source && 'rows' in source ? source.rows[0]?.cells.slice(0, 5) : []).toEqual([
    'hemd',
    'Hemd',
    '<p>Gut.</p>',
    'Huber',
    'Hemden',
  ]);
});

test('Shopify in the words of 2024', async () => {
  const rows = [
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
  ];
  expect((await readRows(',', rows)).drafts).toMatchObject([
    {
      articleNumber: 'OEL',
      name: 'Öl',
      weightGrams: 1200,
      category: { names: ['Ohne Kategorie'] },
      conditions: [{ gross: 9.5, stock: 5, content: '0,75 l' }],
    },
  ]);
});

test('Shopify: a variant has stock, weight and measure of its own, never those of the first', async () => {
  const heading = [
    ...['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Variant Grams'],
    ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
    ...['Unit Price Total Measure', 'Unit Price Total Measure Unit', 'Unit Price Base Measure'],
    'Unit Price Base Measure Unit',
  ];
  const { drafts } = await readRows(',', [
    heading,
    ['ts', 'Tee', 'Farbe', 'rot', 'TS-R', '5', 250, 'shopify', 3, 'continue', 250, 'g', 1, 'kg'],
    ['ts', '', '', 'blau', 'TS-B', '5', '', '', 0, '', '', '', '', ''],
    ['ts', '', '', 'grün', 'TS-G', '5', '', 'shopify', 0, '', '', '', '', ''],
  ]);
  expect(drafts).toMatchObject([
    { weightGrams: 250, conditions: [{ stock: 3, backorder: 'ja', content: '250 g', normUnit: '1 kg' }] },
    {
      ...{ name: 'Tee', weightGrams: undefined },
      conditions: [{ stock: undefined, backorder: undefined, content: undefined, normUnit: undefined }],
    },
    { weightGrams: undefined, conditions: [{ stock: 0, backorder: undefined }] },
  ]);
});

test('without a tax rate only what the shop has is taken', async () => {
  const { drafts, records } = await readRows(',', shopifyOld, {});
  expect(drafts.slice(0, 3)).toMatchObject(
    Array.from({ length: 3 }, () => ({ lacks: [], conditions: [{ taxRate: undefined, taxRateIfNew: null }] })),
  );
  expect(records.map((record) => record.kind === 'refused' && record.reason.slice(0, 42))).toEqual([
    ...[false, false, false],
    'Ein Geschenkgutschein ist kein Artikel. Gu',
  ]);
});

describeOnBothEngines('the file of another shop', ({ open }) => {
  test('goes in as it is, whatever it is called, and changes nothing the second time', async () => {
    const database = await open();
    const file = write('export.txt', tableText(',', shopifyOld));
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

  test('sells nothing at 0.00, and our own table may', async () => {
    const database = await open();
    const at = (price: string, published = 'true') =>
      tableText(',', [
        ['Handle', 'Title', 'Type', 'Published', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'],
        ['seife', 'Seife', 'Seifen', published, 'Title', 'Default Title', 'S-1', price],
      ]);
    const take = (text: string) => run(database, write('export.csv', text), { mapping: { taxRate: 20 } });
    const prices = () => database.read.selectFrom('conditions').select('price').execute();
    const zero =
      'Preis: 0,00 €. In Dateien anderer Systeme heißt das meist „auf Anfrage“, und im Verkauf wäre der Artikel geschenkt. Bitte einen Preis eintragen oder den Artikel dort abschalten. Soll er nichts kosten, bitte mit einer eigenen Tabelle einlesen (Preis 0).';
    const refused = await take(at('0.00'));
    expect([refused.counts, refused.refused]).toMatchObject([counts({ refused: 1 }), [{ line: 2, reason: zero }]]);
    expect(await prices()).toEqual([]);
    await take(at('4.50'));
    expect((await take(at('0.0000'))).counts).toEqual(counts({ refused: 1 }));
    expect(await prices()).toEqual([{ price: 450 }]);
    expect((await take(at('0.00', 'false'))).counts).toEqual(counts({ changed: 1 }));
    await take(at('4.50'));
    const own = await run(database, write('gratis.csv', 'Artikelnummer;Preis\nS-1;0\n'));
    expect([own.counts.refused, own.warnings.length, await prices()]).toEqual([0, 1, [{ price: 0 }]]);
  });
});
