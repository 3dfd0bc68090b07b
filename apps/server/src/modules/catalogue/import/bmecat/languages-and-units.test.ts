import { expect, test } from 'vitest';
import { readElements } from '../../../../tables/xml/read-elements.ts';
import { noHead } from './catalogue-head.ts';
import { catalogueProducts } from './catalogue-product.ts';
import { Groups } from './groups.ts';

const price = (more = '', amount = '10') =>
  `<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><TAX>0.19</TAX>${more}</PRODUCT_PRICE>`;

/** Reads a product of 2005. */
async function read(content: string, order = '<ORDER_UNIT>C62</ORDER_UNIT>', prices = price()) {
  const text = `<PRODUCT><SUPPLIER_PID>P</SUPPLIER_PID>${content}<PRODUCT_ORDER_DETAILS>${order}</PRODUCT_ORDER_DETAILS><PRODUCT_PRICE_DETAILS>${prices}</PRODUCT_PRICE_DETAILS></PRODUCT>`;
  const chunks = (async function* () {
    yield text;
  })();
  const [found] = await Array.fromAsync(readElements({ chunks }, new Set(['PRODUCT'])));
  if (found === undefined) throw new Error('no product');
  const terms = {
    groups: new Groups(),
    head: noHead,
    mapping: {},
    declaration: 'net',
    countries: ['AT'],
    now: 0,
  } as const;
  return catalogueProducts(found, terms)[0];
}

const inTwo = (name: string, english: string, german: string) =>
  `<${name} lang="eng">${english}</${name}><${name} lang="deu">${german}</${name}>`;

test('of features, keywords and pictures in several languages the German ones are taken', async () => {
  const colours = `${inTwo('FVALUE', 'red', 'rot')}${inTwo('FVALUE', 'blue', 'blau')}`;
  const english = '<FNAME>Grip</FNAME><FVALUE lang="eng">soft</FVALUE><FVALUE lang="fra">doux</FVALUE>';
  const product = await read(
    `<PRODUCT_DETAILS>${inTwo('KEYWORD', 'pliers', 'Zange')}<KEYWORD>Z100</KEYWORD></PRODUCT_DETAILS>
<PRODUCT_FEATURES><FEATURE>${inTwo('FNAME', 'Colour', 'Farbe')}${colours}</FEATURE><FEATURE>${english}</FEATURE></PRODUCT_FEATURES>
<MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE>${inTwo('MIME_SOURCE', 'en.jpg', 'de.jpg')}</MIME></MIME_INFO>`,
  );
  expect(product?.attributes).toEqual([
    { name: 'Farbe', value: 'rot' },
    { name: 'Farbe', value: 'blau' },
    { name: 'Grip', value: 'soft' },
  ]);
  expect(product?.attributeHints).toEqual([{ name: 'Farbe' }, { name: 'Grip' }]);
  expect(product?.cells).toMatchObject({ keywords: 'Zange, Z100', pictures: 'de.jpg' });
});

const base = (unit: string, factor = '') =>
  `<PRICE_BASE><PRICE_UNIT>${unit}</PRICE_UNIT>${factor && `<PRICE_UNIT_FACTOR>${factor}</PRICE_UNIT_FACTOR>`}</PRICE_BASE>`;

test.each([
  ['by the metre of what is sold by the reel', 'RO', base('MTR', '100'), 'm'],
  ['by the kilogram, of which nobody says how many there are', 'BX', base('KGM'), 'kg'],
])('a price for another unit is refused: %s', async (_, unit, more, named) => {
  const product = await read('', `<ORDER_UNIT>${unit}</ORDER_UNIT>`, price(more));
  expect(product?.refused).toBe(
    `Preis: Kein Verkaufspreis in Euro, der heute gilt: einer ist je ${named} und nicht je Bestelleinheit (PRICE_BASE).`,
  );
});

test.each([
  ['the same unit', base('C62')],
  ['the same unit by another code', base('PCE', '1')],
])('a price for %s is taken', async (_, more) => {
  const product = await read('', '<ORDER_UNIT>C62</ORDER_UNIT>', price(more));
  expect([product?.refused, product?.cells.price]).toEqual([undefined, '10']);
});

test('of a least amount and the bound of the first price the larger counts', async () => {
  const from5 = price('<LOWER_BOUND>5</LOWER_BOUND>');
  const least = async (order: string, prices: string) => (await read('', order, prices))?.cells.minAmount;
  expect(await least('<QUANTITY_MIN>10</QUANTITY_MIN>', from5)).toBe('10');
  expect(await least('<QUANTITY_MIN>2</QUANTITY_MIN>', from5)).toBe('5');
  expect(await least('', from5)).toBe('5');
  expect(await least('<QUANTITY_MIN>10</QUANTITY_MIN>', price())).toBe('10');
  expect(await least('', price())).toBeUndefined();
});

test.each([
  ['100.00', '100'],
  ['1000.000', '1000'],
  ['1.0', undefined],
  ['viele', 'viele'],
])('PRICE_QUANTITY %s', async (written, cell) => {
  const product = await read('', `<PRICE_QUANTITY>${written}</PRICE_QUANTITY>`);
  expect(product?.cells.priceQuantity).toBe(cell);
});

const tax = (rate: string, more = '') => `<TAX_DETAILS><TAX>${rate}</TAX>${more}</TAX_DETAILS>`;
const inCountry = (code: string) => `<JURISDICTION>${code}</JURISDICTION>`;

test.each([
  ['of our country', tax('0.19', inCountry('DE')) + tax('0.20', inCountry('AT')), '20'],
  ['of a region of it', tax('0.19', inCountry('DE')) + tax('0.20', inCountry('AT-9')), '20'],
  ['of all countries, where ours has none', tax('0.077', inCountry('CH')) + tax('0.19'), '19'],
  ['of value, not another', tax('0.05', '<TAX_TYPE>eco</TAX_TYPE>') + tax('0.20', '<TAX_TYPE>vat</TAX_TYPE>'), '20'],
])('of several taxes that %s counts', async (_, taxes, rate) => {
  const product = await read('', undefined, price(taxes).replace('<TAX>0.19</TAX>', ''));
  expect(product?.cells.taxRate).toBe(rate);
});

test('the amounts of a set are whole, however they are written', async () => {
  const part = (to: string, quantity: string) =>
    `<PRODUCT_REFERENCE type="consists_of" quantity="${quantity}"><PROD_ID_TO>${to}</PROD_ID_TO></PRODUCT_REFERENCE>`;
  expect((await read(part('A', '2.00') + part('B', '1')))?.cells.setOf).toBe('2 x A | 1 x B');
});

test('an unknown unit is named, of what is sold and of what is in it', async () => {
  const order = '<ORDER_UNIT>QQ</ORDER_UNIT><CONTENT_UNIT>XYZ</CONTENT_UNIT><NO_CU_PER_OU>6</NO_CU_PER_OU>';
  const product = await read('', order);
  expect(product?.warnings).toEqual([
    'Einheit: „QQ“ ist unbekannt und bleibt so stehen.',
    'Einheit: „XYZ“ ist unbekannt und bleibt so stehen.',
  ]);
});

test('2005’s description keeps words in elements of its own, and its time of delivery is read', async () => {
  const span = (tag: string, days: string, unit: string) =>
    `<TIME_SPAN><TIME_BASE>${unit}</TIME_BASE><${tag}>${days}</${tag}></TIME_SPAN>`;
  const read2005 = (spans: string) =>
    read(
      '<PRODUCT_DETAILS><DESCRIPTION_SHORT>Eine <b>gute</b> Zange</DESCRIPTION_SHORT>' +
        '<DESCRIPTION_LONG lang="deu">Text <b>fett</b></DESCRIPTION_LONG></PRODUCT_DETAILS>' +
        `<PRODUCT_LOGISTIC_DETAILS><DELIVERY_TIMES>${spans}</DELIVERY_TIMES></PRODUCT_LOGISTIC_DETAILS>`,
    );
  const product = await read2005(span('TIME_VALUE_DURATION', '5', 'day'));
  expect(product?.cells).toMatchObject({
    ...{ name: 'Eine gute Zange', description: 'Text <b>fett</b>', deliveryDays: '5' },
  });
  expect((await read2005(span('TIME_SPAN_DURATION', '2', 'week')))?.cells.deliveryDays).toBe('12');
  expect((await read2005(span('TIME_VALUE_DURATION', '3', 'hour')))?.cells.deliveryDays).toBeUndefined();
});

test.each(['1.234,50', 'auf Anfrage', '12.90 EUR'])(
  'an amount „%s“ is quoted, and kept to be mended',
  async (amount) => {
    const product = await read('', undefined, price('', amount));
    expect(product?.refused).toBe(
      `Preis: „${amount}“ ist kein Betrag (PRICE_AMOUNT). Gebraucht wird eine Zahl wie 12.90, ohne Währung und ohne Punkte zwischen Tausendern.`,
    );
    expect(product?.cells).toMatchObject({ price: amount, taxRate: '19' });
  },
);
