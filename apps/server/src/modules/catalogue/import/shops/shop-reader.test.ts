import { expect, test } from 'vitest';
import { shopFormat } from './shop-reader.ts';
import { readRows } from './testing/read-shop.ts';

test.each([
  ['PrestaShop', ['Product ID', 'Active', 'Name *', 'Reference #', 'Tax rules ID'], /PrestaShop/],
  ['ePages', ['Artikelnr. [Alias]', 'Preis [ListPrices/EUR/gross]', 'Menge für Preis [PriceQuantity]'], /ePages/],
])('%s is recognised, and what would do is said', (_name, headings, sentence) => {
  expect(() => shopFormat(headings)).toThrow(sentence);
});

test.each([
  ['Shopify', ['Handle', 'Option1 Name', 'Title', 'Variant Price', 'Variant Inventory Qty', 'Variant Taxable']],
  ['WooCommerce', ['Type', 'SKU', 'Regular price', 'Name', 'Tax status']],
  ['Shopware 5', ['ordernumber', 'mainnumber', 'name', 'price_EK', 'topseller']],
  ['Shopware 6', ['product_number', 'price_net', 'price_gross', 'name', 'tax_name']],
  ['Magento 2', ['sku', 'attribute_set_code', 'name', 'manage_stock', 'use_config_manage_stock', 'min_cart_qty']],
  ['JTL', ['Artikelnummer', 'Std. VK Netto', 'Std. VK Brutto', 'Artikelname', 'Steuerklasse']],
  ['Google Merchant', ['id', 'title', 'link', 'image_link', 'condition']],
])('%s: columns that nobody reads are named, and only if they say something', async (system, headings) => {
  const known = headings.map((_, place) => place + 1);
  const { name, notes } = await readRows(
    ';',
    [
      [...headings, 'Irgendwas', 'Leer', 'Übergangen', 'Bestand neu'],
      [...known, '', '', 'x', 7],
      [...known, 'x', ' ', '', 8],
    ],
    { columns: { Übergangen: null, 'Bestand neu': 'Bestand' } },
  );
  expect(name).toBe(system);
  expect(notes.filter((note) => note.includes('Spalten'))).toEqual([
    'Unbekannte Spalten werden nicht gelesen: "Irgendwas".',
  ]);
});
