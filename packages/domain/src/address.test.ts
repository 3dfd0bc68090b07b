import { describe, expect, test } from 'vitest';
import {
  type Address,
  type AddressField,
  type AddressRole,
  addressFieldsOf,
  addressLengths,
  addressRefusals,
  cleanAddress,
  defaultCountry,
  requiredAddressFields,
} from './address.ts';

const countries = ['AT', 'DE', 'CH', 'LI', 'IT', 'GB'];
const good: Address = {
  name: 'Huber',
  firstName: 'Anna',
  companyName: '',
  street: 'Lange Gasse 12/3',
  zipCode: '1080',
  city: 'Wien',
  country: 'AT',
};
const empty = cleanAddress({});
const refusals = (address: Address, role: AddressRole, served: readonly string[]) =>
  addressRefusals(address, { role, countries: served, postalCountry: address.country });

describe('a billing address', () => {
  test.each([
    ['from Austria', good],
    ['with a company', { ...good, companyName: 'Huber & Söhne Ges.m.b.H.' }],
    ['from Germany', { ...good, zipCode: '01067', city: 'Dresden', country: 'DE' }],
    ['with a foreign postal code', { ...good, zipCode: 'SW1A 1AA', city: 'London', country: 'GB' }],
    ['with one letter for a name', { ...good, name: 'O', firstName: 'Ö' }],
    ['in another script', { ...good, name: 'Δημητρίου', city: '東京' }],
    ['from South Tyrol', { ...good, zipCode: '39100', city: 'Bozen (BZ)', country: 'IT' }],
    ['as long as it may be', { ...good, street: 'S'.repeat(200), zipCode: '9'.repeat(20), country: 'GB' }],
  ])('%s is accepted', (_, address) => {
    expect(refusals(address, 'billing', countries)).toEqual([]);
  });

  test('names everything that is missing at once, in the order of the form', () => {
    expect(refusals(empty, 'billing', countries)).toEqual([
      { path: 'name', code: 'required' },
      { path: 'firstName', code: 'required' },
      { path: 'street', code: 'required' },
      { path: 'zipCode', code: 'required' },
      { path: 'city', code: 'required' },
      { path: 'country', code: 'required' },
    ]);
  });

  test.each(requiredAddressFields)('needs %s, and blanks do not count [SPEC §5.11]', (field) => {
    for (const blank of ['', ' ', '\u00a0', '\u200b']) {
      expect(refusals({ ...good, [field]: blank }, 'billing', countries)).toEqual([{ path: field, code: 'required' }]);
    }
  });

  test('needs no company [SPEC §5.12]', () => {
    expect(requiredAddressFields).not.toContain('companyName');
  });

  test.each(Object.entries(addressLengths).filter(([field]) => field !== 'country'))(
    'limits %s to %d',
    (field, length) => {
      const longest = { ...good, country: 'GB', [field]: 'ä'.repeat(length) };
      const longer = { ...good, country: 'GB', [field]: 'ä'.repeat(length + 1) };
      expect(refusals(longest, 'billing', countries)).toEqual([]);
      expect(refusals(longer, 'billing', countries)).toEqual([{ path: field, code: 'too-long', limit: length }]);
    },
  );

  test.each([
    ['a line break', 'Lange\nGasse'],
    ['a carriage return', 'Lange\rGasse'],
    ['a zero byte', 'Lange\u0000Gasse'],
    ['half a character', 'Gasse\ud83d'],
  ])('refuses %s in any field', (_, text) => {
    for (const field of ['name', 'firstName', 'companyName', 'street', 'city'] satisfies AddressField[]) {
      expect(refusals({ ...good, [field]: text }, 'billing', countries)).toEqual([
        { path: field, code: 'control-character' },
      ]);
    }
  });

  test.each([
    ['unknown', 'XX', 'unknown'],
    ['in lower case', 'at', 'unknown'],
    ['a name', 'Österreich', 'too-long'],
  ] as const)('refuses a country that is %s', (_, country, code) => {
    expect(refusals({ ...good, country }, 'billing', countries)).toMatchObject([{ path: 'country', code }]);
  });

  test.each([
    ['AT', '01067', '1010'],
    ['DE', '1010', '80331'],
    ['CH', '80331', '8001'],
    ['LI', '8001', '9490'],
    ['IT', '9490', '39100'],
    ['AT', 'Wien', '1010'],
  ])('in %s refuses the postal code %s and knows a right one', (country, zipCode, example) => {
    expect(refusals({ ...good, country, zipCode }, 'billing', countries)).toEqual([
      { path: 'zipCode', code: 'invalid-postal-code', example },
    ]);
  });

  test('judges no postal code by a country that is not served', () => {
    expect(refusals({ ...good, country: 'XX', zipCode: 'any' }, 'billing', countries)).toEqual([
      { path: 'country', code: 'unknown' },
    ]);
  });

  test('is served nowhere when no country is', () => {
    expect(refusals(good, 'billing', [])).toEqual([{ path: 'country', code: 'unknown' }]);
  });

  test('starts in Austria [SPEC §9.11]', () => {
    expect(defaultCountry).toBe('AT');
  });
});

describe('a separate shipping address', () => {
  test('requires nothing (SPEC §5) [SPEC §5.15]', () => {
    expect(refusals(empty, 'shipping', countries)).toEqual([]);
  });

  test('without a country has the postal code of the one that it goes to', () => {
    const sent = cleanAddress({ ...good, zipCode: 'A-1080', country: '' }, 'AT');
    expect(sent).toEqual({ ...good, country: '' });
    const rules = { role: 'shipping', countries, postalCountry: 'AT' } as const;
    expect(addressRefusals(sent, rules)).toEqual([]);
    expect(addressRefusals({ ...sent, zipCode: '80331' }, rules)).toEqual([
      { path: 'zipCode', code: 'invalid-postal-code', example: '1010' },
    ]);
  });

  test('but what is there must be usable', () => {
    const wrong = { ...empty, name: 'a\nb', zipCode: '1'.repeat(21), country: 'XX' };
    expect(refusals({ ...good, zipCode: '80331' }, 'shipping', countries)).toEqual([
      { path: 'zipCode', code: 'invalid-postal-code', example: '1010' },
    ]);
    expect(refusals(wrong, 'shipping', countries)).toEqual([
      { path: 'name', code: 'control-character' },
      { path: 'zipCode', code: 'too-long', limit: 20 },
      { path: 'country', code: 'unknown' },
    ]);
  });
});

describe('the order of the fields', () => {
  test.each(['AT', 'DE', 'CH', 'LI', 'IT'])('is in %s that of a letter', (country) => {
    expect(addressFieldsOf(country)).toEqual([
      ...['companyName', 'firstName', 'name', 'street', 'zipCode', 'city', 'country'],
    ]);
  });

  test('follows the country', () => {
    expect(addressFieldsOf('GB')).toEqual([
      ...['companyName', 'firstName', 'name', 'street', 'city', 'zipCode', 'country'],
    ]);
  });
});

describe('cleaning', () => {
  test('fills missing fields and leaves out unknown ones', () => {
    const sent = { name: ' Huber ', city: 'Wien', country: undefined, countryName: 'Österreich', role: 'admin' };
    expect(cleanAddress(sent)).toEqual({ ...empty, name: 'Huber', city: 'Wien' });
  });

  test('makes each field one line in NFC', () => {
    expect(cleanAddress({ ...good, firstName: '  Anna \u00a0 Maria ', name: 'Mu\u0308ller' })).toEqual({
      ...good,
      firstName: 'Anna Maria',
      name: 'Müller',
    });
  });

  test('writes the postal code as its country does', () => {
    expect(cleanAddress({ ...good, zipCode: ' A-1080 ' })).toEqual(good);
    expect(cleanAddress({ ...good, zipCode: ' A-1080 ', country: 'DE' }).zipCode).toBe('A-1080');
  });

  test('changes nothing that is clean', () => {
    expect(cleanAddress(good)).toEqual(good);
    expect(cleanAddress(cleanAddress(good))).toEqual(good);
  });
});
