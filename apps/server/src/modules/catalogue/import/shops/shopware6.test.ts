import { expect, test } from 'vitest';
import { readRows } from './testing/read-shop.ts';

const id = (digit: string) => digit.repeat(32);

test('Shopware 6: variants below their parent, gross before net, no ids on the page', async () => {
  const { drafts, notes } = await readRows(';', [
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
    [id('d'), '', 'Z', 0, -3, 'Zange', '', '8.33', '', '20', '', 'Werkzeug > Zangen', '', ''],
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
      conditions: [{ net: 8.33, declared: 'net', stock: 0 }],
    },
  ]);
  expect(notes.join(' ')).toContain('Bei einem Artikel sind Kategorien nur Nummern.');
});

test.each([
  ['divided by the tax', 'net', ['12.416666666667', '14.9'], { gross: 14.9, declared: 'gross' }],
  ['cents', 'net', ['41.58', '49.9'], { net: 41.58, declared: 'net' }],
  ['cheaper than a cent', 'net', ['0.0345', '0.0414'], { net: 0.0345, declared: 'net' }],
  ['too small for cents', 'net', ['0.033333333', '0.04'], { net: 0.033333333, declared: 'net' }],
  ['another price', 'net', ['12.512345', '14.9'], { net: 12.512345, declared: 'net' }],
  ['with tax', 'gross', ['12.416666666667', '14.9'], { gross: 14.9, declared: 'gross' }],
  ['multiplied by the tax', 'gross', ['8.3333', '9.99996'], { net: 8.3333, declared: 'net' }],
] as const)('Shopware 6, both prices: %s, in a %s shop', async (_case, declaration, prices, condition) => {
  const rows = [
    ['product_number', 'name', 'tax_rate', 'price_net', 'price_gross'],
    ['P', 'Öl', '20', ...prices],
  ];
  expect((await readRows(';', rows, {}, declaration)).drafts).toMatchObject([{ conditions: [condition] }]);
});

test('Shopware 6: a file that says nothing of what is sold out says so once, with the mapping that does', async () => {
  const heading = ['product_number', 'name', 'tax_rate', 'price_gross', 'stock'];
  const row = ['P', 'Öl', '20', '5', '0'];
  const sentence = /Nachbestellbar/;
  const said = await readRows(';', [heading, row, row]);
  expect(said.notes.filter((note) => sentence.test(note))).toEqual([
    'Die Datei hat keine Spalte isCloseout: Was keinen Bestand hat, kann niemand bestellen, wenn es nicht schon Nachbestellbar ist. Bitte isCloseout mit exportieren, oder für alle Artikel der Datei mit --mapping angeben: {"values": {"Nachbestellbar": "ja"}}.',
  ]);
  const mapped = await readRows(';', [heading, row], { values: { Nachbestellbar: 'ja' } });
  expect(mapped.notes.filter((note) => sentence.test(note))).toEqual([]);
  expect(mapped.drafts).toMatchObject([{ conditions: [{ stock: 0, backorder: 'ja' }] }]);
  const own = await readRows(';', [
    [...heading, 'isCloseout'],
    [...row, '1'],
  ]);
  expect(own.notes.filter((note) => sentence.test(note))).toEqual([]);
});
