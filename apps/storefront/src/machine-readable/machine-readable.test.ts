import type { Condition, Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { dataMarkup, sharingMarkup } from './head-markup.ts';
import { breadcrumbData, productCrumbs, productData, websiteData } from './structured-data.ts';

const shop = 'https://shop.example';

function condition(unit: string | undefined, gross: number, net: number): Condition {
  const price = { gross, net, tax: gross - net, taxRates: [] };
  return { _id: `c-${gross}`, price, ...(unit !== undefined && { unit }) };
}

const hammer: Product = {
  _id: 'h 1',
  name: 'Hammer',
  nameSuffix: '500 g',
  articleNumber: 'SH-500',
  gtin: '2967974290951',
  manufacturer: { name: 'Volthaus GmbH', address: 'Ankerstraße 55', email: 'info@volthaus.example' },
  files: [{ content: 'pic1' }, { content: 'pic2' }],
  documents: [],
  htmlDescription: '<p>Stiel aus <b>Esche</b> &amp; Stahl.</p>',
  stockStatus: 'green',
  stockStatusText: 'sofort lieferbar',
  internalRating: 1,
  attributes: [{ name: 'Marke', value: 'Volthaus' }],
  categoryPath: [
    { _id: 'shop', name: 'Shop' },
    { _id: 'tools', name: 'Sägen & mehr' },
  ],
  conditions: [condition('Stück', 12.9, 10.75)],
};
const described = (more: Partial<Product> = {}, priceDeclaration: 'gross' | 'net' = 'gross') => ({
  ...{ product: { ...hammer, ...more }, canonical: '/shop/s%C3%A4gen%20%26%20mehr/P/h%201', priceDeclaration },
});

test('the brand is the value of the group that the operator calls so, else the manufacturer', () => {
  const attributes = [
    { name: 'Marke', value: 'Volthaus' },
    { name: 'Hausmarke', value: 'Eigen' },
  ];
  const brandBy = (brandAttribute: string) => productData({ ...described({ attributes }), brandAttribute }, shop).brand;
  expect([brandBy('Hausmarke'), brandBy('Linie')]).toEqual([
    { '@type': 'Brand', name: 'Eigen' },
    { '@type': 'Brand', name: 'Volthaus GmbH' },
  ]);
});

test('a product is described with brand, numbers, pictures and its offer', () => {
  expect(productData(described(), shop)).toEqual({
    '@type': 'Product',
    name: 'Hammer, 500 g',
    url: 'https://shop.example/shop/s%C3%A4gen%20%26%20mehr/P/h%201',
    description: 'Stiel aus Esche & Stahl.',
    image: [
      'https://shop.example/api/shop/files/getFile?content=pic1&imageSize=lg&filename=Hammer',
      'https://shop.example/api/shop/files/getFile?content=pic2&imageSize=lg&filename=Hammer',
    ],
    sku: 'SH-500',
    gtin: '2967974290951',
    brand: { '@type': 'Brand', name: 'Volthaus' },
    manufacturer: { '@type': 'Organization', name: 'Volthaus GmbH' },
    offers: {
      '@type': 'Offer',
      name: 'Stück',
      price: '12.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('several conditions are one offer from the lowest to the highest price', () => {
  const conditions = [condition('Stück', 12.9, 10.75), condition('10er-Pack', 110, 91.67)];
  expect(productData(described({ conditions, stockStatus: 'yellow' }), shop).offers).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: '12.90',
    highPrice: '110.00',
    priceCurrency: 'EUR',
    offerCount: 2,
    availability: 'https://schema.org/BackOrder',
    offers: [
      {
        '@type': 'Offer',
        name: 'Stück',
        price: '12.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/BackOrder',
      },
      {
        '@type': 'Offer',
        name: '10er-Pack',
        price: '110.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/BackOrder',
      },
    ],
  });
});

test('a net shop says that its prices are without tax', () => {
  expect(
    productData(described({ conditions: [condition(undefined, 12.9, 10.75)], stockStatus: 'red' }, 'net'), shop).offers,
  ).toEqual({
    '@type': 'Offer',
    price: '10.75',
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '10.75',
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
    availability: 'https://schema.org/OutOfStock',
  });
});

test('of a product with nothing but a name nothing is made up', () => {
  const { nameSuffix, gtin, manufacturer, ...bare } = hammer;
  const product = { ...bare, files: [], htmlDescription: '', attributes: [], conditions: [] };
  expect(productData({ product, canonical: '/shop/P/1', priceDeclaration: 'gross' }, shop)).toEqual({
    '@type': 'Product',
    name: 'Hammer',
    url: 'https://shop.example/shop/P/1',
    sku: 'SH-500',
  });
});

test('a member of a family names it, what it varies by, and the others by their pages', () => {
  const member = (_id: string, ...values: string[]) => ({
    ...{ _id, values, articleNumber: _id, stockStatus: 'green' as const, stockStatusText: 'lieferbar' },
  });
  const family = {
    ...{ _id: 'hammer', name: 'Hammer', properties: ['Größe', 'Stiel'], count: 2, valueCounts: [2, 1] },
    ...{ costsDiffer: false, members: [member('hammer', '500 g', 'Esche'), member('hammer 2', '1 kg', 'Esche')] },
  };
  const { size, inProductGroupWithID, isVariantOf } = productData(described({ _id: 'hammer', family }), shop);
  expect({ size, inProductGroupWithID, isVariantOf }).toEqual({
    size: '500 g',
    inProductGroupWithID: 'hammer',
    isVariantOf: {
      '@type': 'ProductGroup',
      ...{ productGroupID: 'hammer', name: 'Hammer', variesBy: ['https://schema.org/size', 'Stiel'] },
      hasVariant: [{ '@type': 'Product', url: expect.stringMatching(/^https:\/\/shop\.example\/.*\/P\/hammer%202$/) }],
    },
  });
});

test('a breadcrumb trail leads through the product’s own category to itself', () => {
  expect(breadcrumbData(productCrumbs(described()), shop)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Shop', item: 'https://shop.example/shop' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Sägen & mehr',
        item: 'https://shop.example/shop/s%C3%A4gen%20%26%20mehr',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Hammer',
        item: 'https://shop.example/shop/s%C3%A4gen%20%26%20mehr/P/h%201',
      },
    ],
  });
});

test('nothing in the data ends its element or begins a comment', () => {
  const name = 'Böse</script><!--<script>&';
  const markup = dataMarkup([websiteData(name, shop)]);
  expect(markup).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Böse\\u003c/script>\\u003c!--\\u003cscript>&",' +
      '"url":"https://shop.example/","inLanguage":"de","publisher":{"@type":"Organization","name":"Böse\\u003c/script>\\u003c!--\\u003cscript>&","url":"https://shop.example/"}}]}</script>',
  );
  expect(JSON.parse(markup.replace(/^<[^>]*>|<\/script>$/g, ''))['@graph'][0].name).toBe(name);
  expect(dataMarkup([])).toBe('');
});

test('reviews are told as the page shows them; what has no name or is hidden counts and is not named', () => {
  const own = { _id: 'r1', stars: 4, text: 'Liegt gut.', name: 'Jörg', writtenAt: '2026-12-07' };
  const reviews = {
    ...{ count: 3, average: 3.3, distribution: [0, 2, 0, 1, 0], hidden: 1 },
    reviews: [own, { ...own, name: '' }, { ...own, stars: 2, text: '', name: '', hidden: 'Der Text ist Werbung.' }],
  };
  expect(productData({ ...described(), reviews }, shop)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.3, reviewCount: 3 },
    review: [
      {
        ...{ '@type': 'Review', author: { '@type': 'Person', name: 'Jörg' }, datePublished: '2026-12-07' },
        ...{ reviewRating: { '@type': 'Rating', ratingValue: 4 }, reviewBody: 'Liegt gut.' },
      },
    ],
  });
  const none = { ...reviews, count: 0, reviews: [] };
  for (const said of [null, none])
    expect(productData({ ...described(), reviews: said }, shop)).not.toHaveProperty('aggregateRating');
});

test('a shared link shows title, description, picture and price, all escaped', () => {
  const shared = {
    type: 'product',
    title: 'Zoll 3" <L>',
    description: 'A & B',
    url: `${shop}/x`,
    siteName: 'Eisenhof',
  } as const;
  expect(sharingMarkup({ ...shared, image: { url: `${shop}/p?a=1&b=2`, alt: '3" <' }, price: '12.90' })).toBe(
    '<meta property="og:type" content="product"><meta property="og:title" content="Zoll 3&quot; &lt;L>">' +
      '<meta property="og:description" content="A &amp; B"><meta property="og:url" content="https://shop.example/x">' +
      '<meta property="og:site_name" content="Eisenhof"><meta property="og:locale" content="de_AT">' +
      '<meta property="og:image" content="https://shop.example/p?a=1&amp;b=2"><meta property="og:image:alt" content="3&quot; &lt;">' +
      '<meta property="product:price:amount" content="12.90"><meta property="product:price:currency" content="EUR">' +
      '<meta name="twitter:card" content="summary_large_image">',
  );
  expect(
    sharingMarkup({ ...shared, type: 'website', description: undefined, image: undefined, price: undefined }),
  ).toBe(
    '<meta property="og:type" content="website"><meta property="og:title" content="Zoll 3&quot; &lt;L>">' +
      '<meta property="og:url" content="https://shop.example/x"><meta property="og:site_name" content="Eisenhof">' +
      '<meta property="og:locale" content="de_AT"><meta name="twitter:card" content="summary">',
  );
});
