import { expect, test } from 'vitest';
import { wholeSetting } from './whole-setting.ts';

const begun = { partnerLogin: false, userLogin: false, priceDeclaration: 'gross', productCardHeight: '1:1' };

test('what a file leaves out of a setting stays as it is stored, else as a shop begins', () => {
  const net = { ...begun, priceDeclaration: 'net' };
  expect(wholeSetting('uiSettings', { priceDeclaration: 'net' }, undefined)).toEqual(net);
  const stored = { ...net, brandAttribute: 'Fabrikat' };
  expect(wholeSetting('uiSettings', { userLogin: true }, stored)).toEqual({ ...stored, userLogin: true });
  expect(wholeSetting('search', { synonyms: ['A = B'] }, { stopWords: ['Ware'] })).toEqual({
    ...{ stopWords: ['Ware'], synonyms: ['A = B'] },
  });
});

test('a part that is null is given up, and one that nobody knows stays to be refused', () => {
  const stored = { ...begun, priceDeclaration: 'net', brandAttribute: 'Fabrikat' };
  const given = { priceDeclaration: null, brandAttribute: null, userLogn: null };
  expect(wholeSetting('uiSettings', given, stored)).toEqual({ ...begun, userLogn: null });
});

test('a part of a part, a list and a single value are taken as they are', () => {
  const stored = { few: 2, yellowUpTo: 9, backorderDays: { min: 3, max: 5 } };
  expect(wholeSetting('stockRules', { backorderDays: { max: 7 } }, stored)).toEqual({
    ...{ few: 2, yellowUpTo: 9, backorderDays: { max: 7 } },
  });
  for (const [value, before] of [
    [['Post'], ['DPD', 'GLS']],
    [null, ['DPD']],
    ['Post', undefined],
  ])
    expect(wholeSetting('carrier', value, before)).toEqual(value);
  expect(wholeSetting('uiSettings', null, begun)).toBe(null);
});

test('an account joins the seller that there is, and nothing of one stays under another name', () => {
  const seller = { companyName: 'Traube e.U.', city: 'Retz' };
  const bank = { iban: 'AT611904300234573201' };
  expect(wholeSetting('seller', { bank }, seller)).toMatchObject({ ...seller, bank });
  expect(wholeSetting('seller', { companyName: 'Reben OG' }, { ...seller, bank })).toEqual({ companyName: 'Reben OG' });
});
