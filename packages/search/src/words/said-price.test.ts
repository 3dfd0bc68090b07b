import { expect, test } from 'vitest';
import { saidPriceOf } from './said-price.ts';

test.each([
  ['Geschenk bis 30 €', 'Geschenk', { max: 3000 }],
  ['geschenk bis zu 30,50€ für papa', 'geschenk für papa', { max: 3050 }],
  ['Bohrer unter 20 Euro', 'Bohrer', { max: 1999 }],
  ['max. 15 EUR Zange', 'Zange', { max: 1500 }],
  ['höchstens 1.299,90 € Säge', 'Säge', { max: 129_990 }],
  ['Hammer nicht mehr als 25 €', 'Hammer', { max: 2500 }],
  ['Hobel ab 100 €', 'Hobel', { min: 10_000 }],
  ['Hobel über 100 €', 'Hobel', { min: 10_001 }],
  ['Hobel nicht unter 100 €', 'Hobel', { min: 10_000 }],
  ['Zange zwischen 20 und 10 €', 'Zange', { min: 1000, max: 2000 }],
  ['Zange von 10 € bis 20 €', 'Zange', { min: 1000, max: 2000 }],
  ['Zange 10-20€', 'Zange', { min: 1000, max: 2000 }],
  ['Zange 10 € bis 20 €', 'Zange', { min: 1000, max: 2000 }],
  ['Bohrer 6 bis 20 €', 'Bohrer 6', { max: 2000 }],
  ['bis 30,- €', '', { max: 3000 }],
])('%s looks for %j at %j', (text, searchText, price) => {
  expect(saidPriceOf(text)).toEqual({ searchText, price });
});

test.each([
  'Gutschein 50 €',
  'Schraube bis 30 mm',
  'Hammer unter 2 kg',
  'Europalette bis 30',
  'bis 30 Europaletten',
  'Gabis 30 €',
  '„Geschenk bis 30 €“',
  '',
])('%j names no limit', (text) => {
  expect(saidPriceOf(text)).toBeNull();
});
