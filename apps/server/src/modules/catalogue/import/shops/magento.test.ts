import { expect, test } from 'vitest';
import { readRows } from './testing/read-shop.ts';

test('Magento 2: members above their configurable, several categories, slashes, store views [32, 34, 36, 37, 41, 42]', async () => {
  const { drafts, notes } = await readRows(
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
        'size=S,stoff=Leinen|Seide,pflege="30 Grad, links"',
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

test('Magento 2: a member is in the categories of its configurable and in its own, each once', async () => {
  const { drafts } = await readRows(',', [
    ['sku', 'product_type', 'categories', 'name', 'price', 'configurable_variations'],
    ['H-S', 'simple', 'Default Category/Restposten,Default Category/Herren', 'Hemd S', '29', ''],
    ['H-M', 'simple', '', 'Hemd M', '29', ''],
    [
      'H',
      'configurable',
      'Default Category/Hemden,Default Category/Herren',
      'Hemd',
      '',
      'sku=H-S,size=S|sku=H-M,size=M',
    ],
  ]);
  expect(drafts).toMatchObject([
    { category: { names: ['Hemden'] }, furtherCategories: [{ names: ['Herren'] }, { names: ['Restposten'] }] },
    { category: { names: ['Hemden'] }, furtherCategories: [{ names: ['Herren'] }] },
  ]);
});

/** A simple product with the given cells. */
const simple = async (said: Readonly<Record<string, string>>) => {
  const heading = ['sku', 'product_type', 'name', 'price', 'qty', ...Object.keys(said)];
  const { drafts } = await readRows(',', [heading, ['N', 'simple', 'Topf', '5', '12.0000', ...Object.values(said)]]);
  return drafts[0];
};

test.each([
  ['in stock', { is_in_stock: '1' }, { stock: 12, backorder: undefined }],
  ['not in stock', { is_in_stock: '0' }, { stock: 0, backorder: undefined }],
  ['not in stock, ordered on', { is_in_stock: '0', allow_backorders: '1' }, { stock: 0, backorder: 'ja' }],
  [
    'not in stock, the shop decides of backorders',
    { is_in_stock: '0', allow_backorders: '1', use_config_backorders: '1' },
    { stock: 0, backorder: undefined },
  ],
  ['not managed', { is_in_stock: '0', manage_stock: '0' }, { stock: undefined }],
  ['the shop decides of managing', { manage_stock: '0', use_config_manage_stock: '1' }, { stock: 12 }],
  [
    'a step that is off',
    { use_config_qty_increments: '0', qty_increments: '5', enable_qty_increments: '0' },
    { amountStep: undefined },
  ],
  [
    'a step that is on',
    { use_config_qty_increments: '0', qty_increments: '5.0000', enable_qty_increments: '1' },
    { amountStep: 5 },
  ],
])('Magento 2: %s', async (_case, said, condition) => {
  expect(await simple(said)).toMatchObject({ conditions: [condition] });
});

test('Magento 2: a comma without a name behind it is part of the value', async () => {
  const additional = 'material=Ton,hinweis=bis 260 °C, ofenfest,farbe=rot|blau,"form=rund, tief",';
  expect(await simple({ additional_attributes: additional })).toMatchObject({
    attributes: [
      { name: 'material', value: 'Ton' },
      { name: 'hinweis', value: 'bis 260 °C, ofenfest' },
      { name: 'farbe', value: 'rot' },
      { name: 'farbe', value: 'blau' },
      { name: 'form', value: 'rund, tief' },
    ],
  });
});

test('Magento 2: a member has the attributes of its configurable that it does not say itself', async () => {
  const { drafts } = await readRows(',', [
    ['sku', 'product_type', 'name', 'price', 'additional_attributes', 'configurable_variations'],
    ['H-S', 'simple', 'Hemd S', '29', 'size=S,stoff=Leinen', ''],
    ['H-M', 'simple', 'Hemd M', '29', 'size=M', ''],
    ['H', 'configurable', 'Hemd', '', 'stoff=Wolle,pflege=kalt,size=L,has_options=1', 'sku=H-S,size=S|sku=H-M,size=M'],
  ]);
  expect(drafts.map((draft) => 'attributes' in draft && draft.attributes)).toEqual([
    [
      { name: 'stoff', value: 'Leinen' },
      { name: 'pflege', value: 'kalt' },
    ],
    [
      { name: 'stoff', value: 'Wolle' },
      { name: 'pflege', value: 'kalt' },
    ],
  ]);
});

test('Magento: codes of attributes are called as the mapping says, and two spellings are one', async () => {
  const headings = ['sku', 'product_type', 'name', 'categories', 'price', 'product_online', 'additional_attributes'];
  const rowOf = (sku: string, more: string) => [sku, 'simple', sku, 'Default Category/A', '5.00', '1', more];
  const rows = [
    headings,
    rowOf('A', 'Material=Wolle,features=Zip|Innenfach,country_of_manufacture=Italien,internal_id=7'),
    rowOf('B', 'material=Leinen,Features=Zip'),
  ];
  const mapping = { taxRate: 20, attributes: { features: 'Ausstattung', internal_id: null } };
  const { drafts } = await readRows(',', rows, mapping);
  expect(drafts).toMatchObject([
    {
      origin: 'Italien',
      attributes: [
        { name: 'Material', value: 'Wolle' },
        { name: 'Ausstattung', value: 'Zip' },
        { name: 'Ausstattung', value: 'Innenfach' },
      ],
    },
    {
      attributes: [
        { name: 'Material', value: 'Leinen' },
        { name: 'Ausstattung', value: 'Zip' },
      ],
    },
  ]);
});
