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
    'Bei 2 Artikeln sind Kategorien nur Nummern. Sie werden nicht gelesen; haben sie keine anderen, stehen sie in „Ohne Kategorie“. Mit --mapping sagt "categoryPrefix", wo das sein soll.',
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

test('Shopware 5: of rows for groups and amounts EK is everybody’s price, with scales, and no other is public', async () => {
  const { drafts, records, notes } = await readRows(';', [
    ['ordernumber', 'mainnumber', 'name', 'price', 'pseudoprice', 'pricegroup', 'from', 'to', 'tax', 'categories'],
    ['K1', 'K1', 'Zange', '5,55', '', 'H', '1', 'beliebig', '19,00', 'A>B'],
    ['K1', 'K1', 'Zange', '9,95', '12,50', 'EK', '1', '9', '19,00', 'A>B'],
    ['K1', 'K1', 'Zange', '8,95', '', 'EK', '10', 'beliebig', '19,00', 'A>B'],
    ['K2', 'K2', 'Säge', '1.299,00', '0', 'EK', '1', 'beliebig', '19', 'A>B'],
    ['K3', 'K3', 'Nur Händler', '4,00', '0', 'H', '1', 'beliebig', '19', 'A>B'],
  ]);
  expect(drafts).toMatchObject([
    {
      articleNumber: 'K1',
      conditions: [{ gross: 12.5, salePrice: 9.95, taxRate: 19, scales: [{ from: 10, price: 8.95 }] }],
    },
    { articleNumber: 'K2', conditions: [{ gross: 1299, salePrice: undefined, scales: [] }] },
    {
      kind: 'refused',
      reason:
        'Preis: Die Datei nennt nur einen der Kundengruppe H oder ab einer Menge, keinen für alle (EK, ab 1). Sonst sähen ihn alle.',
    },
  ]);
  expect(records.map(({ line }) => line)).toEqual([3, 5, 6]);
  expect(notes).toContain(
    'Preise anderer Kundengruppen (H) werden nicht übernommen; für alle gilt der Preis der Gruppe EK.',
  );
});

test.each([[['ordernumber']], [['ordernumber', 'mainnumber']]])(
  'Shopware 5: a list of prices by %j changes prices and scales, and says nothing else',
  async (numbers) => {
    const row = (number: string, ...cells: string[]) => [...numbers.map(() => number), ...cells];
    const { drafts } = await readRows(';', [
      [...numbers, 'price', 'pricegroup', 'from', 'pseudoprice', '_name'],
      row('S7', '999,00', 'H', '1', '0', 'Teuer'),
      row('S7', '1199,00', 'EK', '1', '1299,00', 'Teuer'),
      row('S9', '8,00', 'EK', '1', '0', 'Staffel'),
      row('S9', '7,00', 'EK', '10', '0', 'Staffel'),
    ]);
    expect(drafts).toMatchObject([
      { articleNumber: 'S7', category: { kind: 'kept' }, conditions: [{ gross: 1299, salePrice: 1199, scales: [] }] },
      {
        articleNumber: 'S9',
        lacks: ['Name', 'Kategorie', 'Steuersatz'],
        unnamed: { attributeGroups: [] },
        conditions: [{ gross: 8, scales: [{ from: 10, price: 7 }] }],
      },
    ]);
    const columns = drafts.flatMap((draft) => ('unnamed' in draft ? (draft.unnamed?.columns ?? []) : []));
    expect(columns).toEqual(expect.arrayContaining(['name', 'brand', 'active']));
  },
);

test('Shopware 5: a main article without options is the family of its variants, and not sold', async () => {
  const rows = [
    ['ordernumber', 'mainnumber', 'name', 'additionalText', 'tax', 'price_EK', 'instock', 'configuratorOptions'],
    ['H-0', 'H-0', 'Hemd', '', '20', '19.90', 0, ''],
    ['H-1', 'H-0', '', '', '', '', 3, 'Farbe:rot'],
    ['H-2', 'H-0', '', '', '', '24.90', 2, 'Farbe:blau'],
    ['Z-1', 'Z-1', 'Zange', '', '20', '9.90', 1, ''],
  ];
  const { drafts } = await readRows(';', rows);
  expect(drafts).toMatchObject([
    { articleNumber: 'H-1', name: 'Hemd', familyKey: 'H-0', conditions: [{ gross: 19.9, taxRate: 20, stock: 3 }] },
    { articleNumber: 'H-2', name: 'Hemd', familyKey: 'H-0', conditions: [{ gross: 24.9 }] },
    { articleNumber: 'Z-1' },
  ]);
  expect((await readRows(';', rows, { parents: 'sold' })).drafts).toMatchObject([
    { articleNumber: 'H-0', familyKey: undefined },
    ...[{ articleNumber: 'H-1' }, { articleNumber: 'H-2' }, { articleNumber: 'Z-1' }],
  ]);
});

test('Shopware 5: contents and unit prices, whose units are numbers that a mapping explains', async () => {
  const rows = [
    ['ordernumber', 'mainnumber', 'name', 'tax', 'price_EK', 'purchaseunit', 'referenceunit', 'unitID'],
    ['W', 'W', 'Wein', '20.00', '12.90', '0.7500', '1.000', 1],
    ['T', 'T', 'Tee', '10.00', '4.90', '250.0000', '100.000', 'g'],
    ['Z', 'Z', 'Zange', '20.00', '9.90', '0.0000', '0.000', 0],
  ];
  const said = async (mapping = {}) => {
    const { drafts, notes } = await readRows(';', rows, mapping);
    const of = drafts.flatMap((draft) => ('conditions' in draft ? draft.conditions : []));
    return { of: of.map(({ content, normUnit }) => [content, normUnit]), notes: notes.slice(1) };
  };
  const [tea, none] = [
    ['250 g', '100 g'],
    [undefined, undefined],
  ];
  expect(await said({ units: { 1: 'l' } })).toEqual({ of: [['0,75 l', '1 l'], tea, none], notes: [] });
  expect(await said()).toEqual({
    of: [none, tea, none],
    notes: [
      'Inhalt: Die Datei nennt Einheiten nur mit Nummern (1). Ohne ihre Namen zeigt der Shop keinen Grundpreis; bitte mit --mapping angeben: {"units": {"1": …}}.',
    ],
  });
});
