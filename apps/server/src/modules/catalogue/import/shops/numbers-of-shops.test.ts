import { expect, test } from 'vitest';
import { asPieces } from '../records/piece-price.ts';
import { type Rows, readRows } from './testing/read-shop.ts';

/** The products of a file, each with its warnings. */
async function productsOf(delimiter: string, rows: Rows, mapping = { taxRate: 20 }) {
  const { records } = await readRows(delimiter, rows, mapping);
  return records.map((record) => {
    if (record.kind !== 'product') throw new Error(`${record.kind}: ${'reason' in record ? record.reason : ''}`);
    return { ...record.draft, warned: record.warnings?.map(({ reason }) => reason) };
  });
}

const weights = async (delimiter: string, rows: Rows) =>
  (await productsOf(delimiter, rows)).map(({ weightGrams }) => weightGrams);

const cellsOf: Readonly<Record<string, (weight: string, place: number) => Rows[number]>> = {
  sw5: (weight, n) => [`A${n}`, `A${n}`, 'A', '20', '5', weight],
  sw6: (weight, n) => [`A${n}`, 'A', '20', '5', weight],
  woo: (weight, n) => ['simple', `A${n}`, 'A', '5', weight],
  magento: (weight, n) => [`A${n}`, 'simple', 'A', '5', weight],
  jtl: (weight, n) => [`A${n}`, 'A', '20', '5', weight],
};
const headings: Readonly<Record<string, Rows[number]>> = {
  sw5: ['ordernumber', 'mainnumber', 'name', 'tax', 'price_EK', 'weight'],
  sw6: ['product_number', 'name', 'tax_rate', 'price_gross', 'weight'],
  woo: ['Type', 'SKU', 'Name', 'Regular price', 'Weight (kg)'],
  magento: ['sku', 'product_type', 'name', 'price', 'weight'],
  jtl: ['Artikelnummer', 'Artikelname', 'Steuersatz', 'Std. VK Brutto', 'Versandgewicht'],
};

test.each([
  ['sw5', ['0.45', '0.455', '0.450', '0.3'], [450, 455, 450, 300]],
  ['sw5', ['1.250', '2.500'], [1250, 2500]],
  ['sw6', ['0.455', '0.5', '1.250'], [455, 500, 1250]],
  ['sw6', ['0.455'], [455]],
  ['woo', ['0.455', '0.5', '1.250'], [455, 500, 1250]],
  ['woo', ['0.455', '0.5', '0,750'], [455, 500, 750]],
  ['woo', ['.4', '.455', ',5'], [400, 455, 500]],
  ['magento', ['0.455', '0.5'], [455, 500]],
  ['magento', ['0.455000', '1.250000'], [455, 1250]],
  ['jtl', ['0,650', '1,750'], [650, 1750]],
  ['jtl', ['1,750', '12,500'], [1750, 12_500]],
  ['jtl', ['0,650', '1.250,500'], [650, 1_250_500]],
])('%s: weights of %s kg', async (system, said, grams) => {
  const rows = said.map((weight, place) => cellsOf[system]?.(weight, place) ?? []);
  expect(await weights(system === 'woo' ? '\t' : ';', [headings[system] ?? [], ...rows])).toEqual(grams);
});

test('Shopify: grams with decimals', async () => {
  const rows = [
    ['Handle', 'Title', 'Option1 Name', 'Variant SKU', 'Variant Grams', 'Variant Price'],
    ['x', 'X', 'Title', 'X', '455.125', '10.00'],
    ['y', 'Y', 'Title', 'Y', '1250.0', '10.00'],
  ];
  expect(await weights(',', rows)).toEqual([455, 1250]);
});

const jtl = async (said: Readonly<Record<string, string>>) => {
  const heading = ['Artikelnummer', 'Artikelname', 'Std. VK Brutto', 'Steuersatz in %', ...Object.keys(said)];
  const [product] = await productsOf(';', [heading, ['J', 'Wein', '10,00', '20,00', ...Object.values(said)]]);
  return { ...product?.conditions[0], weightGrams: product?.weightGrams, warned: product?.warned };
};

test.each([
  ['one piece at least', { Mindestbestellmenge: '1,000', Lagerbestand: '1,000' }, { minAmount: 1, stock: 1 }],
  [
    'nothing is set where it writes zero',
    { Mindestabnahme: '0,00', Abnahmeintervall: '0,00', UVP: '0,00', 'Inhalt/Menge': '0,00', Mengeneinheit: 'l' },
    { minAmount: undefined, amountStep: undefined, listPrice: undefined, content: undefined, warned: [] },
  ],
  ['all stocks together', { 'Lagerbestand Gesamt': '10,00' }, { stock: 10 }],
  ['what can be sold before what is there', { 'Lagerbestand Gesamt': '10,00', Verfügbar: '7,00' }, { stock: 7 }],
  ['sold beyond what is there', { 'Lagerbestand Gesamt': '-2,00' }, { stock: 0, warned: [] }],
  [
    'half a piece',
    { 'Lagerbestand Gesamt': '2,50', Mindestabnahme: '0,50' },
    {
      stock: 2,
      minAmount: 1,
      warned: [
        'Bestand: 2,50 ist keine ganze Menge; abgerundet.',
        'Mindestmenge: 0,50 ist keine ganze Menge; aufgerundet.',
      ],
    },
  ],
  [
    'another weight where the first is not set',
    { Versandgewicht: '0,00', Artikelgewicht: '0,500' },
    { weightGrams: 500 },
  ],
  ['weights that name their unit', { 'Artikelgewicht in KG': '0,500' }, { weightGrams: 500 }],
])('JTL: %s', async (_case, said, condition) => {
  expect(await jtl(said)).toMatchObject(condition);
});

test('JTL: what is no number of pieces is left for the check to refuse', async () => {
  expect(await jtl({ 'Lagerbestand Gesamt': 'viele' })).toMatchObject({ stock: Number.NaN });
});

test('Shopware 5: the largest amount 0 is none', async () => {
  const rows = [
    ['ordernumber', 'mainnumber', 'name', 'tax', 'price_EK', 'minpurchase', 'purchasesteps', 'maxpurchase', 'instock'],
    ['A', 'A', 'A', '20', '5', '0', '0', '0', '2.5'],
  ];
  expect(await productsOf(';', rows)).toMatchObject([
    {
      conditions: [{ minAmount: undefined, amountStep: undefined, maxAmount: undefined, stock: 2 }],
      warned: ['Bestand: 2.5 ist keine ganze Menge; abgerundet.'],
    },
  ]);
});

test('Magento 2: half pieces, and a recommended price of nothing', async () => {
  const rows = [
    ['sku', 'product_type', 'name', 'price', 'qty', 'msrp_price', 'use_config_min_sale_qty', 'min_cart_qty'],
    ['A', 'simple', 'A', '5', '2.5000', '0.000000', '0', '0.5000'],
  ];
  expect(await productsOf(';', rows)).toMatchObject([
    {
      conditions: [{ stock: 2, minAmount: 1, listPrice: undefined }],
      warned: [
        'Bestand: 2.5000 ist keine ganze Menge; abgerundet.',
        'Mindestmenge: 0.5000 ist keine ganze Menge; aufgerundet.',
      ],
    },
  ]);
});

test('WooCommerce: half a piece, and what the old shop called out of stock with pieces left', async () => {
  const rows = [
    ['Type', 'SKU', 'Name', 'Regular price', 'In stock?', 'Stock'],
    ['simple', 'A', 'A', '5', '1', '2.5'],
    ['simple', 'B', 'B', '5', '0', '2'],
    ['simple', 'C', 'C', '5', '0', ''],
  ];
  expect(await productsOf(';', rows)).toMatchObject([
    { conditions: [{ stock: 2 }], warned: ['Bestand: 2.5 ist keine ganze Menge; abgerundet.'] },
    { conditions: [{ stock: 0 }], warned: [] },
    { conditions: [{ stock: 0 }], warned: [] },
  ]);
});

const priced = {
  sw5: ['9.9499999'],
  sw6: ['9.9499999'],
  woo: ['9.9499999'],
  magento: ['9.9499999'],
  jtl: ['9,9499999'],
};

test.each(Object.entries(priced))(
  '%s: prices are of one piece, whatever tail a division left',
  async (system, [price = '']) => {
    const row = cellsOf[system]?.('1', 1).map((cell) => (cell === '5' ? price : cell)) ?? [];
    const [product] = await productsOf(';', [headings[system] ?? [], row]);
    const [condition] = product?.conditions ?? [];
    expect(condition && asPieces(condition)).toMatchObject({ gross: 9.95 });
  },
);
