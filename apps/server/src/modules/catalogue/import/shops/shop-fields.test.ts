import { expect, test } from 'vitest';
import type { Mapping } from '../mapping/mapping.ts';
import { readRows } from './testing/read-shop.ts';

type Said = Readonly<Record<string, string>>;

/** Reads rows that may have different columns. */
async function read(rows: readonly Said[], mapping: Mapping = { taxRate: 20 }) {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const { records, notes } = await readRows(
    '\t',
    [headings, ...rows.map((row) => headings.map((name) => row[name] ?? ''))],
    mapping,
  );
  const products = records.map((record) =>
    record.kind === 'product'
      ? { ...record.draft, ...record.draft.conditions[0], warned: record.warnings?.map(({ reason }) => reason) }
      : record,
  );
  return { products, notes: notes.slice(1) };
}

const woo = { Type: 'simple', SKU: 'W', Name: 'Säge', Published: '1', 'Regular price': '5.00' };
const magento = { sku: 'M', product_type: 'simple', name: 'Hobel', price: '5.00', qty: '4', product_online: '1' };
const jtl = { Artikelnummer: 'J', Artikelname: 'Hemd', 'Std. VK Brutto': '100,00', Steuersatz: '20' };
const sw5 = { ordernumber: 'S', mainnumber: 'S', name: 'Bürste', price_EK: '5.00', tax: '20' };
const sw6 = { product_number: 'S', name: 'Kübel', price_gross: '5.00', tax_rate: '20', stock: '3' };
const shopify = { Handle: 'h', Title: 'Tee', 'Option1 Name': 'Title', 'Variant SKU': 'H', 'Variant Price': '5.00' };
const hidden = 'Aktiv: nein, denn im alten Shop war der Artikel verborgen.';
test.each([
  ['WooCommerce', { ...woo, 'Tax class': 'reduced-rate' }, 'reduced-rate'],
  ['WooCommerce, what is not taxed', { ...woo, 'Tax class': '', 'Tax status': 'none' }, 'none'],
  ['Magento 2', { ...magento, tax_class_name: 'Reduced' }, 'Reduced'],
  ['JTL', { ...jtl, Steuersatz: '', Steuerklasse: 'ermäßigter Steuersatz' }, 'ermäßigter Steuersatz'],
  ['Shopware 6', { ...sw6, tax_rate: '', tax_name: 'Reduced rate' }, 'Reduced rate'],
])('%s: the rate of the file is not that of another class', async (_case, row: Said, name) => {
  expect((await read([row])).products).toMatchObject([{ taxRate: undefined, taxRateIfNew: null, taxClass: name }]);
  const named = await read([row], { taxRate: 20, taxClasses: { [name]: 10 } });
  expect(named.products).toMatchObject([{ taxRate: 10 }]);
});

test.each([
  ['WooCommerce', { ...woo, 'Tax class': '' }],
  ['Magento 2', { ...magento, tax_class_name: 'Taxable Goods' }],
  ['JTL', { ...jtl, Steuersatz: '', Steuerklasse: 'normaler Steuersatz' }],
])('%s: the rate of the file is that of the standard class', async (_case, row: Said) => {
  expect((await read([row])).products).toMatchObject([{ taxRate: undefined, taxRateIfNew: 20 }]);
});

test('Shopify: what is not taxed has no rate of the mapping, unless it names one for "none"', async () => {
  const rows = [
    { ...shopify, 'Variant Taxable': 'false' },
    { ...shopify, Handle: 'i', 'Variant SKU': 'I', 'Variant Taxable': 'true' },
  ];
  expect((await read(rows)).products).toMatchObject([{ taxRateIfNew: null, taxClass: 'none' }, { taxRateIfNew: 20 }]);
  expect((await read(rows, { taxRate: 20, taxClasses: { none: 0 } })).products[0]).toMatchObject({ taxRate: 0 });
});

test('what could be a thousand is left for the check, which refuses it by a sentence that says so', async () => {
  expect((await read([{ ...woo, 'Regular price': '1.250' }])).products).toMatchObject([{ gross: '1.250' }]);
});

test('WooCommerce: what is hidden in its catalogue is not on sale, a variation with its parent', async () => {
  const visibility = 'Visibility in catalog';
  const { products } = await read([
    { ...woo, [visibility]: 'hidden' },
    { ...woo, SKU: 'X', [visibility]: 'catalog' },
    { ...woo, Type: 'variable', SKU: 'V', [visibility]: 'hidden' },
    { ...woo, Type: 'variation', SKU: 'V-1', Parent: 'V', 'Attribute 1 name': 'Farbe', 'Attribute 1 value(s)': 'rot' },
  ]);
  expect(products).toMatchObject([
    { articleNumber: 'W', isActive: 'nein', warned: [hidden] },
    { articleNumber: 'X', isActive: 'ja', warned: [] },
    { articleNumber: 'V-1', isActive: 'nein', warned: [hidden] },
  ]);
});

test('WooCommerce: attributes that no product shows are internal, and what is sold singly has a largest amount', async () => {
  const { products, notes } = await read([
    {
      ...{ ...woo, 'Attribute 1 name': 'Länge', 'Attribute 1 value(s)': '2 m', 'Attribute 1 visible': '0' },
      ...{ 'Attribute 2 name': 'Zähne', 'Attribute 2 value(s)': 'grob', 'Attribute 2 visible': '0' },
      'Sold individually?': '1',
    },
    { ...woo, SKU: 'X', 'Attribute 1 name': 'Zähne', 'Attribute 1 value(s)': 'fein', 'Attribute 1 visible': '1' },
  ]);
  expect(products).toMatchObject([
    { attributeHints: [{ name: 'Länge', internal: 1 }], maxAmount: 1 },
    { attributeHints: [], maxAmount: undefined },
  ]);
  expect(notes).toEqual([]);
});

test('WooCommerce: lines end once, and a short text beside a long one is named', async () => {
  const { products, notes } = await read([
    {
      ...woo,
      ID: '7',
      Description: '<p>Eins</p>\\n<ul>\\n<li>zwei</li>\\n</ul>\\ndrei\\nvier',
      'Short description': 'Kurz',
    },
    { ...woo, SKU: 'X', 'Short description': 'Nur kurz' },
  ]);
  expect(products).toMatchObject([
    { htmlDescription: '<p>Eins</p><ul><li>zwei</li></ul>drei<br>vier' },
    { htmlDescription: 'Nur kurz' },
  ]);
  expect(notes).toEqual(['Nicht übernommen, weil der Shop es noch nicht kennt: Kurzbeschreibung (1 Artikel).']);
});

const configurable = {
  ...{ sku: 'C', product_type: 'configurable', name: 'Hemd', description: 'Für alle', product_online: '1' },
  ...{ configurable_variations: 'sku=M,color=Rot', is_in_stock: '1' },
};
const invisible = 'Not Visible Individually';

test.each([
  ['alone', { ...magento, visibility: invisible }, [], { isActive: 'nein', warned: [hidden], stock: 4 }],
  ['as a member', { ...magento, visibility: invisible }, [configurable], { isActive: 'ja', warned: [], stock: 4 }],
  [
    'as a member of what is invisible',
    { ...magento, visibility: invisible },
    [{ ...configurable, visibility: invisible }],
    { isActive: 'nein', warned: [hidden] },
  ],
  ['of what is offline', magento, [{ ...configurable, product_online: '2' }], { isActive: 'nein', stock: 4 }],
  [
    'of what is out of stock',
    { ...magento, allow_backorders: '1' },
    [{ ...configurable, is_in_stock: '0' }],
    { isActive: 'ja', stock: 0, backorder: undefined },
  ],
])('Magento 2: what nobody saw %s is not sold', async (_case, row: Said, others: readonly Said[], expected) => {
  const { products, notes } = await read([row, ...others]);
  expect(products).toMatchObject([expected]);
  expect(notes).toEqual([]);
});

test('Magento 2: the texts of the configurable, words of pictures, no marks of its own', async () => {
  const { products, notes } = await read([
    {
      ...{ ...magento, description: 'Hemd-Rot-S', short_description: 'intern' },
      ...{ additional_attributes: 'stoff=Leinen,has_options=0,required_options=0', meta_keywords: 'Hobel, hobeln' },
      ...{ base_image: 'a.png', base_image_label: 'vorn', additional_images: 'a.png,b.png' },
      ...{ additional_image_labels: 'x,hinten', country_of_manufacture: 'Deutschland' },
      ...{ related_skus: 'R,S', upsell_skus: 'S,U' },
    },
    configurable,
  ]);
  expect(products).toMatchObject([
    {
      htmlDescription: 'Für alle',
      attributes: [{ name: 'stoff', value: 'Leinen' }],
      ...{ keywords: 'Hobel, hobeln', origin: 'Deutschland' },
      pictures: [
        { content: 'a.png', alt: 'vorn' },
        { content: 'b.png', alt: 'hinten' },
      ],
      references: { similar: 'R | S | U' },
    },
  ]);
  expect(notes).toEqual([]);
});

test('JTL: special prices with their time, overselling, days of delivery, unit prices', async () => {
  const special = { 'Sonderpreis Brutto': '80,00', 'Sonderpreis aktiv von': '20.11.2026 00:00:00' };
  const { products, notes } = await read([
    {
      ...{ ...jtl, ...special, 'Sonderpreis aktiv bis': '30.11.2026', 'Überverkauf möglich': 'Y' },
      ...{ 'Lieferzeit in Tagen': '3', 'Inhalt/Menge': '500,00', Mengeneinheit: 'g' },
      ...{ 'GP-Bezugsmenge': '1,00', Bezugsmengeneinheit: 'kg', Beschreibung: 'Lang', Kurzbeschreibung: 'Kurz' },
    },
    {
      ...jtl,
      Artikelnummer: 'K',
      'Sonderpreis Brutto': '0,00',
      'Überverkauf möglich': 'N',
      'Lieferzeit in Tagen': '0',
    },
    { ...jtl, ...special, Artikelnummer: 'L', 'Sonderpreis aktiv': 'N' },
  ]);
  const none = { salePrice: undefined, saleFrom: undefined };
  expect(products).toMatchObject([
    {
      ...{ gross: 100, salePrice: 80, saleFrom: '20.11.2026', saleUntil: '30.11.2026', backorder: 'ja' },
      ...{ deliveryDays: '3', content: '500,00 g', normUnit: '1,00 kg' },
    },
    { ...none, backorder: undefined, deliveryDays: undefined },
    none,
  ]);
  expect(notes).toEqual(['Nicht übernommen, weil der Shop es noch nicht kennt: Kurzbeschreibung (1 Artikel).']);
});

test('JTL: what the file has no column for stays as the shop has it', async () => {
  const { records } = await readRows(';', [Object.keys(jtl), Object.values(jtl)]);
  const [record] = records;
  expect(record?.kind === 'product' && record.draft.unnamed?.columns).toContain('delivery_days');
  expect(record?.kind === 'product' && record.draft.conditions[0]?.unnamed).toEqual(
    expect.arrayContaining(['backorder', 'max_amount', 'norm_unit']),
  );
});

test('JTL: a member is on sale only with its parent', async () => {
  const { products } = await read([
    { ...jtl, Artikelnummer: 'V', Aktiv: 'N' },
    { ...jtl, 'Identifizierungsspalte Vaterartikel': 'V', 'Variationswertname 1': 'rot', Aktiv: 'Y' },
  ]);
  expect(products).toMatchObject([{ articleNumber: 'J', isActive: 'nein' }]);
});

test('Shopware 5: the day of release and the short text are named', async () => {
  const { notes } = await read([{ ...sw5, description: 'Kurz', description_long: 'Lang', releasedate: '2027-01-15' }]);
  expect(notes).toContain(
    'Nicht übernommen, weil der Shop es noch nicht kennt: Kurzbeschreibung (1 Artikel), Erscheinungsdatum (1 Artikel).',
  );
});

test('Shopware 6: sold on, prices before, contents, days of delivery, the cover once with its words', async () => {
  const { products, notes } = await read([
    {
      ...{ ...sw6, isCloseout: '0', list_price_gross: '7.99', deliveryTime: '3-5 Tage' },
      ...{ purchaseUnit: '0.5', referenceUnit: '1', unit: 'kg', cover_media_alt: 'von vorn' },
      ...{ cover_media_url: 'a.png', media: 'a.png|b.png' },
    },
    { ...sw6, product_number: 'T', isCloseout: '1', list_price_gross: '0', deliveryTime: 'a'.repeat(32) },
  ]);
  expect(products).toMatchObject([
    {
      ...{ gross: 7.99, salePrice: 5, backorder: 'ja', deliveryDays: '3-5 Tage', content: '0,5 kg', normUnit: '1 kg' },
      pictures: [{ content: 'a.png', alt: 'von vorn' }, { content: 'b.png' }],
    },
    { gross: 5, salePrice: undefined, backorder: undefined, deliveryDays: undefined },
  ]);
  expect(notes).toEqual([]);
});

test('Shopware 6: a variant with a price of its own has no price before of its parent', async () => {
  const { products } = await read([
    { ...sw6, id: 'a', list_price_gross: '7.99' },
    { ...sw6, id: 'b', parent_id: 'a', product_number: 'T', price_gross: '6.00', options: 'Farbe: rot' },
    { ...sw6, id: 'c', parent_id: 'a', product_number: 'U', price_gross: '', options: 'Farbe: blau' },
  ]);
  expect(products).toMatchObject([
    { gross: 6, salePrice: undefined },
    { gross: 7.99, salePrice: 5 },
  ]);
});

test.each([
  ['one currency', '[{"net":8.40,"gross":10.00,"linked":true,"listPrice":{"net":10,"gross":12}}]'],
  [
    'several currencies',
    '{"c1":{"net":1,"gross":1},"cb7d2554b0ce847cd82f3ac9bd1c0dfca":{"net":8.4,"gross":10,"listPrice":{"gross":12}}}',
  ],
])('Shopware 6: prices as it keeps them, in %s', async (_case, price) => {
  const { price_gross: _, ...others } = sw6;
  expect((await read([{ ...others, price }])).products).toMatchObject([{ gross: 12, salePrice: 10 }]);
});

test('Shopify: what pictures show', async () => {
  const { products } = await read([
    { ...shopify, 'Image Src': 'https://b.example/a.png', 'Image Alt Text': 'Dose | Löffel', 'Variant Image': 'v.png' },
  ]);
  expect(products).toMatchObject([
    { pictures: [{ content: 'v.png' }, { content: 'https://b.example/a.png', alt: 'Dose / Löffel' }] },
  ]);
});
