import { expect, test } from 'vitest';
import { shopFormat } from './shop-reader.ts';

test.each([
  ['PrestaShop', ['Product ID', 'Active', 'Name *', 'Reference #', 'Tax rules ID'], /PrestaShop/],
  ['ePages', ['Artikelnr. [Alias]', 'Preis [ListPrices/EUR/gross]', 'Menge für Preis [PriceQuantity]'], /ePages/],
])('%s is recognised, and what would do is said', (_name, headings, sentence) => {
  expect(() => shopFormat(headings)).toThrow(sentence);
});
