import { expect, test } from 'vitest';
import { readRows } from './testing/read-shop.ts';

test('Shopware 5: variants of a main number, before-prices, ids of categories [49]', async () => {
  const { name, drafts, notes } = await readRows(';', [
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

test('Shopware 5: a variant without a price has both of its main article', async () => {
  const { drafts } = await readRows(';', [
    ['ordernumber', 'mainnumber', 'name', 'price_EK', 'pseudoprice_EK', 'tax', 'configuratorOptions'],
    ['SW1', 'SW1', 'Hemd', '19.90', '29.90', '20', 'Größe:S'],
    ['SW1.1', 'SW1', '', '', '', '', 'Größe:M'],
    ['SW1.2', 'SW1', '', '24.90', '', '', 'Größe:L'],
    ['SW1.3', 'SW1', '', '', '25.90', '', 'Größe:XL'],
  ]);
  expect(drafts).toMatchObject([
    { conditions: [{ gross: 29.9, salePrice: 19.9 }] },
    { conditions: [{ gross: 29.9, salePrice: 19.9 }] },
    { conditions: [{ gross: 24.9, salePrice: undefined }] },
    { conditions: [{ gross: 29.9, salePrice: 19.9 }] },
  ]);
});
