import { expect, test } from 'vitest';
import { testConfiguration } from '../../../orders/testing/shop.ts';
import { importingShop } from './importing-shop.ts';

const taxRates = [
  { country: 'AT', rates: [10, 20, 4.9] },
  { country: 'DE', rates: [19, 7] },
];
const land = (...names: string[]) => names.map((shortName) => ({ shortName, name: shortName }));
const shopOf = (seller: string, ...countries: string[]) =>
  importingShop({
    ...{ ...testConfiguration, taxRates, countries: land(...countries) },
    seller: { ...testConfiguration.seller, country: seller },
  });

test('the standard rate is the highest of the seller’s country, and none while nobody has said who sells', () => {
  expect(['AT', 'DE', '', 'FR'].map((seller) => shopOf(seller, 'AT').standardRate)).toEqual([
    2000,
    1900,
    undefined,
    undefined,
  ]);
});

test('rates are those of the countries that it sells to, if all of them have some', () => {
  expect(shopOf('AT', 'AT').soldRates).toEqual(new Set([1000, 2000, 490]));
  expect(shopOf('AT', 'AT', 'DE').soldRates?.has(1900)).toBe(true);
  expect(shopOf('AT', 'AT', 'FR').soldRates).toBeUndefined();
});
