import { expect, test } from 'vitest';
import { type Rows, readRows } from './testing/read-shop.ts';

const woo: Rows = [
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
];

test('WooCommerce in German: variations before their parent, commas, sales, classes of tax [18, 20, 24, 25]', async () => {
  const { name, drafts } = await readRows(',', woo, { taxClasses: { '': 20, 'reduced-rate': 10 } });
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

test('refused rows can be corrected and imported by themselves', async () => {
  const { records } = await readRows(',', woo, { taxClasses: { '': 20, 'reduced-rate': 10 } });
  const source = records[1]?.source;
  const cells = source && 'rows' in source ? [...(source.rows[0]?.cells ?? [])] : [];
  cells[(source && 'headings' in source ? source.headings : []).indexOf('Attribut 1 Wert(e)')] = 'M';
  const headings = source && 'headings' in source ? source.headings : [];
  const again = await readRows(',', [headings, cells], { taxClasses: { 'reduced-rate': 10 } });
  expect(again.drafts).toMatchObject([
    { articleNumber: 'HOSE-M', category: { names: ['Kleidung', 'Hosen'] }, conditions: [{ gross: 49.9 }] },
  ]);
});

const head = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Tax class',
  'In stock?',
  'Stock',
  'Regular price',
  'Categories',
];
const headings = [...head, 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)'];
const cap = [1, 'variable', 'CAP', 'Cap', 1, 'reduced-rate', 1, 9, '', 'Hats', '', 'Size', 'S, M'];
const capM = [3, 'variation', 'CAP-M', 'Cap - M', 1, 'parent', 1, 'parent', '12.50', '', 'id:1', 'Size', 'M'];
const capS = [2, 'variation', 'CAP-S', 'Cap - S', 1, 'parent', 1, 'parent', '12.50', '', 'CAP', 'Size', 'S'];
const capL = [4, 'variation', 'CAP-L', 'Cap - L', 1, '', 1, 4, '12.50', '', 'CAP', 'Size', 'L'];
const rates = { taxRate: 20, taxClasses: { 'reduced-rate': 10 } };

test('WooCommerce: the tax class "parent" is the class of the parent', async () => {
  const { drafts } = await readRows(',', [headings, cap, capS], rates);
  expect(drafts).toMatchObject([{ articleNumber: 'CAP-S', conditions: [{ taxRate: 10 }] }]);
});

test('WooCommerce: variations have all values of what their parent says and nobody chooses', async () => {
  const heads = ['ID', 'Type', 'SKU', 'Name', 'Published', 'Regular price', 'Parent'];
  const attributes = [1, 2].flatMap((n) => [`Attribute ${n} name`, `Attribute ${n} value(s)`]);
  const { drafts } = await readRows(',', [
    [...heads, ...attributes],
    [1, 'variable', 'TEE', 'Tee', 1, '', '', 'Packung', '100 g, 250 g', 'Herkunft', 'Indien, Nepal'],
    [2, 'variation', 'TEE-1', 'Tee - 100 g', 1, '4.90', 'TEE', 'Packung', '100 g', '', ''],
  ]);
  expect(drafts).toMatchObject([
    {
      familyValues: [{ name: 'Packung', value: '100 g' }],
      attributes: [
        { name: 'Herkunft', value: 'Indien' },
        { name: 'Herkunft', value: 'Nepal' },
      ],
    },
  ]);
});

test('WooCommerce: the stock "parent" is one for all variations that name it, in any order of rows', async () => {
  for (const rows of [
    [cap, capS, capM, capL],
    [capL, capM, capS, cap],
  ]) {
    const { records } = await readRows(',', [headings, ...rows], rates);
    const stocks = records.flatMap((record) =>
      record.kind === 'product'
        ? record.draft.conditions.map(({ stock, stockOf }) => [record.draft.articleNumber, stock, stockOf])
        : [],
    );
    expect(stocks.sort()).toEqual([
      ['CAP-L', 4, undefined],
      ['CAP-M', 9, undefined],
      ['CAP-S', undefined, 'CAP-M'],
    ]);
  }
});

test('WooCommerce: without its parent a variation with the stock "parent" is not sold without end', async () => {
  const { drafts } = await readRows(',', [headings, capS, capL], rates);
  const reason =
    'Die Variante hat Bestand oder Steuerklasse ihres übergeordneten Produkts („parent“), und dieses (CAP) steht nicht in der Datei.';
  expect(drafts).toMatchObject([
    { kind: 'refused', name: 'CAP-S', reason },
    { articleNumber: 'CAP-L', conditions: [{ stock: 4 }] },
  ]);
});

test('WooCommerce: an empty tax class is the standard rate of the seller’s country, unless the mapping says another', async () => {
  const rows: Rows = [
    ['Type', 'SKU', 'Name', 'Regular price', 'Tax class', 'Tax status', 'Categories', 'Attribute 1 name'],
    ['simple', 'A', 'Zange', '5', '', 'taxable', 'K', ''],
    ['simple', 'B', 'Brot', '5', 'reduced-rate', 'taxable', 'K', ''],
    ['simple', 'C', 'Marke', '5', '', 'none', 'K', ''],
  ];
  const said = async (mapping: Parameters<typeof readRows>[2], standardRate?: number) =>
    (await readRows(',', rows, mapping, 'gross', standardRate)).drafts.map((draft) => {
      const { taxRate, taxRateIfNew } = 'conditions' in draft ? (draft.conditions[0] ?? {}) : {};
      return taxRate ?? { ifNew: taxRateIfNew };
    });
  const none = { ifNew: null };
  expect(await said({}, 1900)).toEqual([{ ifNew: 19 }, none, none]);
  expect(await said({}, 2000)).toEqual([{ ifNew: 20 }, none, none]);
  expect(await said({}, undefined)).toEqual([none, none, none]);
  expect(await said({ taxClasses: { 'reduced-rate': 7, '': 19 } }, 2000)).toEqual([19, 7, none]);
  expect(await said({ taxRate: 19, taxClasses: { 'reduced-rate': 7, none: 0 } }, 2000)).toEqual([{ ifNew: 19 }, 7, 0]);
  expect(await said({ taxRate: 7 }, 1900)).toEqual([{ ifNew: 7 }, none, none]);
  const [header = [], ...products] = rows.map((row) => row.filter((_, place) => place !== 4));
  const without = await readRows(',', [header, ...products], {}, 'gross', 1900);
  expect(without.drafts).toMatchObject(Array.from({ length: 3 }, () => ({ conditions: [{ taxRateIfNew: null }] })));
});

test('WooCommerce: names are decoded once, and descriptions stay HTML', async () => {
  const { drafts } = await readRows(',', [
    ['Type', 'SKU', 'Name', 'Description', 'Regular price', 'Categories', 'Attribute 1 name', 'Attribute 1 value(s)'],
    [
      ...['simple', 'A', 'E &amp; F &#8211; 3&quot; &amp;lt; &unknown;', '<p>E &amp; F</p>', '5'],
      ...['Bad &amp; Küche > Öl &gt; Essig', 'Gr&ouml;&szlig;e', 'S &amp; M'],
    ],
  ]);
  expect(drafts).toMatchObject([
    {
      name: 'E & F – 3" &lt; &unknown;',
      htmlDescription: '<p>E &amp; F</p>',
      category: { names: ['Bad & Küche', 'Öl > Essig'] },
      attributes: [{ name: 'Größe', value: 'S & M' }],
    },
  ]);
});

test('WooCommerce: any translation of “Backorders allowed?” sells more than the stock', async () => {
  const words = [
    'Lieferrückstande erlaubt?',
    'Lieferrückstände erlaubt?',
    'Rückstände erlaubt?',
    'Backorders allowed?',
  ];
  for (const heading of words) {
    const { drafts, notes } = await readRows(',', [
      ['Typ', 'Artikelnummer', 'Name', 'Veröffentlicht', 'Lager', heading, 'Regulärer Preis'],
      ['simple', 'A', 'Tee', 1, 0, 1, '4,90'],
      ['simple', 'B', 'Tee', 1, 0, 0, '4,90'],
      ['simple', 'C', 'Tee', 1, 0, 'notify', '4,90'],
    ]);
    const said = drafts.map((draft) => ('conditions' in draft ? draft.conditions[0]?.backorder : null));
    expect([heading, said, notes.length]).toEqual([heading, ['ja', undefined, 'ja'], 1]);
  }
});

test('WooCommerce: the plugin Germanized says contents, unit prices and times of delivery', async () => {
  const { drafts, notes } = await readRows(',', [
    [
      ...['Typ', 'Artikelnummer', 'Name', 'Veröffentlicht', 'Regulärer Preis', 'Regulärer Grundpreis', 'Grundpreis'],
      ...['Produkteinheit', 'Grundpreiseinheit', 'Einheit', 'Lieferzeit'],
    ],
    ['simple', 'A', 'Tee', 1, '4,90', '19,60', '19,60', '0.25', 1, 'kg', '3-4 Tage'],
    ['simple', 'B', 'Öl', 1, '9,90', '', '', 750, 1000, 'ml', '3-4-tage'],
    ['simple', 'C', 'Tasse', 1, '9,90', '', '', '', '', '', 'sofort-lieferbar'],
  ]);
  expect(notes.length).toBe(1);
  expect(drafts).toMatchObject([
    { deliveryDays: '3-4 Tage', conditions: [{ content: '0,25 kg', normPrice: 19.6, normUnit: '1 kg' }] },
    { deliveryDays: '3-4 tage', conditions: [{ content: '750 ml', normUnit: '1000 ml' }] },
    { deliveryDays: 'sofort lieferbar' },
  ]);
  const last = drafts.at(-1);
  expect(last && 'conditions' in last && last.conditions[0]?.content).toBe(undefined);
});
