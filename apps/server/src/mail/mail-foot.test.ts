import { expect, test } from 'vitest';
import { exampleSeller } from '../modules/orders/testing/order.ts';
import { mailFoot } from './mail-foot.ts';

test('a company says seat, register, managing directors and tax number', () => {
  const seller = {
    ...exampleSeller,
    ...{ seat: 'Linz', managingDirectors: ['Eva Berger', 'Jan Kern'], taxNumber: '12 345/6789' },
  };
  expect(mailFoot(seller)).toEqual([
    'Kontor Werkzeughandel GmbH · Gumpendorfer Straße 15 · 1060 Wien',
    'Sitz Linz · FN 123456 a · Handelsgericht Wien · UID ATU12345678 · Steuernummer 12 345/6789',
    'Geschäftsführung: Eva Berger, Jan Kern',
    '+43 1 234 56 78 · office@kontor.example',
  ]);
});

test('the VAT id is called as in the country of the seller', () => {
  expect(mailFoot({ ...exampleSeller, country: 'DE', vatId: 'DE123456788' })[1]).toBe(
    'FN 123456 a · Handelsgericht Wien · USt-IdNr. DE123456788',
  );
});

test('missing data of a sole trader leaves no label and no line', () => {
  const { companyName, street, zipCode, city, country, email, phone, bank } = exampleSeller;
  const nothing = { vatId: '', registerNumber: '', registerCourt: '', seat: '', taxNumber: '', managingDirectors: [] };
  expect(mailFoot({ companyName, street, zipCode, city, country, email, phone, bank, ...nothing })).toEqual([
    'Kontor Werkzeughandel GmbH · Gumpendorfer Straße 15 · 1060 Wien',
    '+43 1 234 56 78 · office@kontor.example',
  ]);
});
