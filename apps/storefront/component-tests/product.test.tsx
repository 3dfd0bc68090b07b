// @vitest-environment happy-dom
import type { Product } from '@kontor/contract';
import { expect, test, vi } from 'vitest';
import { documentAddress } from '../src/catalogue/picture-address.ts';
import { productTexts } from '../src/texts/product.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { category, priceOf, product } from './testing/answers.ts';
import { openPage, refused } from './testing/open-page.tsx';
import { descriptionOf, wordsOf } from './testing/words.ts';

const openProduct = async (more: Partial<Product>) => {
  await openPage('/shop/P/hammer', { product: { ...product('hammer'), ...more } });
  return wordsOf(document.querySelector('main'));
};

/** What the page shows of each field: a value, and the text that only this field causes. */
const shown: { readonly [Field in keyof Product]-?: readonly [Product[Field], words: string] | 'not here' } = {
  _id: 'not here',
  name: ['Schlosserhammer', 'Schlosserhammer'],
  nameSuffix: ['mit Eschenstiel', 'mit Eschenstiel'],
  articleNumber: ['SH-500', productTexts.articleNumber('SH-500')],
  gtin: ['4006381333931', productTexts.gtin('4006381333931')],
  brand: ['Alpha', 'MarkeAlpha'],
  mpn: ['SH-1', 'HerstellernummerSH-1'],
  responsible: [{ name: 'Import Maier', email: 'https://maier.example' }, 'Import Maier https://maier.example'],
  warnings: ['Schutzbrille tragen.', 'SicherheitshinweiseSchutzbrille tragen.'],
  minimumAge: [18, 'Verkauf nur an Personen ab 18 Jahren'],
  tariff: ['82052000', 'Zolltarifnummer82052000'],
  origin: [{ country: 'AT', name: 'Österreich' }, 'UrsprungslandÖsterreich'],
  size: [{ length: 300, height: 110.5 }, 'Länge × Höhe300 × 110,5 mm'],
  weeeNumber: ['DE 12345678', 'WEEE-Registrierungsnummer DE 12345678'],
  batteryNumber: ['DE 87654321', 'Batterie-Registrierungsnummer DE 87654321'],
  energy: [{ class: 'B' }, 'Energieeffizienzklasse B auf der Skala A–G'],
  container: ['reusable', 'MEHRWEG'],
  alcohol: [5.2, 'Alkoholgehalt5,2 % vol'],
  ingredients: ['Wasser, <strong>Gerste</strong>', 'ZutatenWasser, Gerste'],
  allergens: [['gluten', 'milk'], 'Allergeneglutenhaltiges Getreide, Milch'],
  nutrition: [
    { per: '100 ml', kilojoules: 180, kilocalories: 43, fat: 0.5 },
    'Nährwerte je 100 mlBrennwert180 kJ / 43 kcalFett0,5 g',
  ],
  storage: ['Kühl lagern.', 'AufbewahrungKühl lagern.'],
  // They are loaded by a call of their own.
  references: 'not here',
  manufacturer: [{ name: 'Huber', address: 'Weg 1, Wien', email: 'a@huber.example' }, 'Weg 1, Wien a@huber.example'],
  files: [[{ content: 'front' }, { content: 'back' }], productTexts.shortPlace(1, 2)],
  documents: [[{ content: 'sheet', filename: 'Datenblatt.pdf' }], 'Datenblatt'],
  htmlDescription: ['<p>Für Stahl.</p>', `${productTexts.description}Für Stahl.`],
  termsOfDelivery: ['Lieferung frei Haus', 'Lieferung frei Haus'],
  // The colour of a light, without words.
  stockStatus: 'not here',
  stockStatusText: ['in 3 Tagen lieferbar', 'in 3 Tagen lieferbar'],
  // Said by the words beside the light.
  deliveryDays: 'not here',
  rating: 'not here',
  internalRating: 'not here',
  attributes: [[{ name: 'Gewicht', value: '500 g' }], 'Gewicht500 g'],
  categoryPath: 'not here',
  takeBack: [['battery'], productTexts.takeBackOf.battery],
  withdrawalException: ['custom-made', 'Kein Widerrufsrecht: nach Ihren Angaben angefertigt'],
  guarantee: ['Fünf Jahre, von Alpha.', 'Garantie des HerstellersFünf Jahre, von Alpha.Ihre gesetzlichen Rechte'],
  durability: [
    { years: 5, brand: 'Alpha', model: 'SH-1' },
    'Haltbarkeitsgarantie des Herstellers 5 Jahreauf die ganze Ware, ohne Mehrkosten · Marke Alpha · Modell SH-1Daneben gilt die gesetzliche Gewährleistung von mindestens zwei Jahren.',
  ],
  softwareUpdates: ['bis Ende 2030', 'Softwareupdatesbis Ende 2030'],
  repair: ['Ersatzteile zehn Jahre lang', 'ReparaturErsatzteile zehn Jahre lang'],
  family: 'not here', // in family.test.tsx
  conditions: [[{ _id: 'pack', price: priceOf(20), unit: '10er-Pack' }], '10er-Pack'],
};

test('each pack says what one piece costs, unless its unit price does', async () => {
  const packs: Product['conditions'] = [
    { _id: 'small', price: priceOf(7), unit: 'Kleinpack 50 Stück' },
    { _id: 'large', price: priceOf(20), unit: 'Paket 200 Stück' },
    { _id: 'one', price: priceOf(1), unit: 'Stück' },
    { _id: 'norm', price: priceOf(20), unit: 'Paket 200 Stück', normPrice: 12, normUnit: '100 Stück' },
  ];
  await openProduct({ conditions: packs });
  const offers = [...document.querySelectorAll('.offer')];
  expect(offers.map((offer) => wordsOf(offer.querySelector('.price-each')))).toEqual([
    ...['16,8 ct je Stück', '12 ct je Stück', '', ''],
  ]);
});

test('who came by a shared address goes back to the list of the article’s category', async () => {
  const categories = category('shop', 'Shop', [category('tools', 'Werkzeug', [category('hammers', 'Hämmer')])]);
  const path = [categories, categories.children[0], categories.children[0]?.children[0]].flatMap((one) => one ?? []);
  const categoryPath = path.map(({ _id, name }) => ({ _id, name }));
  const { page } = await openPage('/shop/P/hammer', { product: { ...product('hammer'), categoryPath }, categories });
  const back = page.getByRole('link', { name: productTexts.backToList });
  expect(back.getAttribute('href')).toBe('/shop/werkzeug/h%C3%A4mmer');
});

test('of what is sold out one line says so, under the price and before everything else', async () => {
  const stock = { stockStatus: 'red', stockStatusText: 'derzeit nicht lieferbar' } as const;
  const said = await openProduct(stock);
  expect(said.split('derzeit nicht lieferbar')).toHaveLength(2);
  expect(said).not.toContain(shopTexts.notForSale);
  const line = document.querySelector('.product-summary .stock');
  expect(line?.parentElement?.previousElementSibling?.className).toBe('offer-price');
  expect(await openProduct({ ...stock, conditions: [] })).not.toContain(shopTexts.notForSale);
  expect(await openProduct({ conditions: [] })).toContain(shopTexts.notForSale);
});

test('each field that the page shows is there, and not only in the text of another field [LAW C10, R5, S2, S3, S4, S6, W2, W3, W4]', async () => {
  const without = await openProduct({});
  for (const [field, value] of Object.entries(shown)) {
    if (value === 'not here') continue;
    const [said, words] = value;
    expect([field, without]).not.toEqual([field, expect.stringContaining(words)]);
    expect([field, await openProduct({ [field]: said })]).toEqual([field, expect.stringContaining(words)]);
  }
});

test('the harmonised label is one click away, and without its years nothing is said of durability [LAW W2]', async () => {
  const durability = { years: 10, brand: 'Alpha' };
  const documents = [{ content: 'garan', filename: 'GARAN.pdf', purpose: 'durability-label' as const }];
  await openProduct({ durability, documents });
  const region = document.querySelector('section[aria-label="Haltbarkeitsgarantie des Herstellers"]');
  expect(region?.querySelector('a')?.getAttribute('href')).toBe(documentAddress('garan', 'GARAN.pdf'));
  await openProduct({ durability });
  expect(document.querySelectorAll('.durability a')).toHaveLength(0);
  expect(await openProduct({ durability: { brand: 'Alpha', model: 'SH-1' } })).not.toContain('Haltbarkeitsgarantie');
});

test('a gift voucher says that it has no tax until it is redeemed, and no shipping costs [LAW T9]', async () => {
  const price = { gross: 50, net: 50, tax: 0, taxRates: [] };
  const words = await openProduct({ conditions: [{ _id: 'fifty', price }] });
  expect(words).toContain(shopTexts.giftVoucher);
  expect(document.querySelector('.offer .price-note')?.textContent).toBe(shopTexts.giftVoucher);
  expect(document.querySelector('.offer .price')?.textContent).not.toContain(shopTexts.taxIncluded);
});

test('scales stand in a table with what they save, amounts begin with the least that is sold', async () => {
  const scales = [
    { from: 500, price: priceOf(2.5) },
    { from: 5000, price: priceOf(2) },
  ];
  const amounts = { priceQuantity: 100, minAmount: 100, amountStep: 50 };
  const conditions = [{ _id: 'screws', price: priceOf(3), ...amounts, scales }];
  const words = await openProduct({ conditions });
  expect(words).toContain(`3,60 €${shopTexts.taxIncluded} je 100 Stück`);
  expect([...document.querySelectorAll('.scales tr')].map(wordsOf)).toEqual([
    `ab 500 Stück3,00 € je 100 Stück${productTexts.scaleSaving('16\u00a0%')}`.replaceAll('\u00a0', ' '),
    `ab 5.000 Stück2,40 € je 100 Stück${productTexts.scaleSaving('33\u00a0%')}`.replaceAll('\u00a0', ' '),
  ]);
  const field = document.querySelector<HTMLInputElement>('.offer-amount');
  expect([field?.value, field && descriptionOf(field)?.trim()]).toEqual([
    '100',
    'Mindestens 100, in Schritten von 50.',
  ]);
});

test.each<[string, Partial<Product>, string[]]>([
  ['nothing', {}, []],
  ['one attribute', { attributes: [{ name: 'Gewicht', value: '500 g' }] }, ['Gewicht: 500 g']],
  [
    'the same attribute twice, as a field and an attribute can,',
    {
      attributes: [
        { name: 'Gewicht', value: '500 g' },
        { name: 'Farbe', value: 'Rot' },
        { name: 'Gewicht', value: '500 g' },
      ],
    },
    ['Gewicht: 500 g', 'Farbe: Rot'],
  ],
  [
    'an attribute with two values',
    {
      attributes: [
        { name: 'Farbe', value: 'Rot' },
        { name: 'Farbe', value: 'Blau' },
      ],
    },
    ['Farbe: Rot', 'Farbe: Blau'],
  ],
])('a product of which the shop says %s shows it among its facts', async (_what, more, facts) => {
  await openProduct(more);
  expect(document.querySelector('h1')?.textContent).toBe('Hammer hammer');
  const lines = [...document.querySelectorAll('.facts > div')];
  expect(lines.map(({ children }) => [...children].map(wordsOf).join(': '))).toEqual(facts);
});

test('attributes are listed under the headings of their groups, those without a heading first', async () => {
  await openProduct({
    brand: 'Huber',
    attributes: [
      { name: 'Länge', value: '300 mm', group: 'Maße' },
      { name: 'Vegan', value: 'Ja' },
      { name: 'Breite', value: '11 mm', group: 'Maße' },
      { name: 'Stiel', value: 'Esche', group: '10' },
    ],
  });
  const titles = [...document.querySelectorAll('.facts-title')];
  expect(titles.map((title) => [title.tagName, title.textContent])).toEqual([
    ['H3', 'Maße'],
    ['H3', '10'],
  ]);
  const lists = [...document.querySelectorAll('.facts')];
  expect(lists.map((list) => [...list.children].map(({ children }) => [...children].map(wordsOf).join(': ')))).toEqual([
    ['Marke: Huber', 'Vegan: Ja'],
    ['Länge: 300 mm', 'Breite: 11 mm'],
    ['Stiel: Esche'],
  ]);
});

test('a product that is not on sale any more says so, and offers others of its category', async () => {
  const { page } = await openPage('/shop/P/hammer', {
    product: refused(404, 'product-not-found', 'Dieses Produkt gibt es nicht oder nicht mehr.'),
    goneProduct: {
      name: 'Schlosserhammer',
      categoryPath: [
        { _id: 'shop', name: 'Shop' },
        { _id: 'h', name: 'Hämmer' },
      ],
      products: [{ ...product('mallet'), name: 'Fäustel' }],
    },
    relatedProducts: refused(404, 'product-not-found', 'Dieses Produkt gibt es nicht oder nicht mehr.'),
  });
  await page.findByRole('heading', { level: 1, name: 'Schlosserhammer' });
  expect(wordsOf(document.querySelector('main'))).toContain(productTexts.gone);
  expect(page.getByRole('link', { name: 'Alle Artikel in Hämmer' }).getAttribute('href')).toBe('/shop/h%C3%A4mmer');
  expect(page.getByRole('heading', { level: 3 }).textContent).toContain('Fäustel');
});

test('a product that never existed is a missing page', async () => {
  const nothing = refused(404, 'product-not-found', 'Dieses Produkt gibt es nicht oder nicht mehr.');
  const { page } = await openPage('/shop/P/nichts', {
    ...{ product: nothing, goneProduct: nothing, relatedProducts: nothing },
  });
  await page.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' });
});

test('what was put into the cart is followed by the way to the order and by what goes with it', async () => {
  const { page, user } = await openPage('/shop/P/hammer', {
    product: product('hammer'),
    relatedProducts: { products: [product('nail')] },
  });
  expect(page.queryByRole('link', { name: productTexts.checkout })).toBeNull();
  await user.click(page.getByRole('button', { name: productTexts.add }));
  expect(page.getByRole('link', { name: productTexts.checkout }).getAttribute('href')).toBe('/shop/P/cart/order');
  expect(wordsOf(document.querySelector('.in-cart-more'))).toContain(productTexts.goesWith);
});

test('is shared by the platform, or its address is copied where the platform cannot', async () => {
  const { page, user } = await openPage('/shop/P/hammer', { product: product('hammer') });
  const [shared, copied] = [vi.fn(async () => {}), vi.spyOn(navigator.clipboard, 'writeText')];
  const button = () => page.getByRole('button', { name: productTexts.share });
  await user.click(button());
  expect(await page.findByText(productTexts.linkCopied)).toBeTruthy();
  expect(copied.mock.calls).toEqual([[location.href]]);
  Object.assign(navigator, { share: shared });
  await user.click(button());
  expect(shared.mock.calls).toEqual([[{ title: 'Hammer hammer', url: location.href }]]);
  expect(copied).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'share');
});
