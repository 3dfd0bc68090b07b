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
  expect(notes.join(' ')).toContain('Die Kategorien der Datei sind nur Nummern.');
});
