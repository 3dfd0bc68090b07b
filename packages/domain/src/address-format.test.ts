import { describe, expect, test } from 'vitest';
import {
  isCodeOfNeighbour,
  isPostalCode,
  placeFields,
  placeLines,
  plainPostalCode,
  postalCodeFormat,
} from './address-format.ts';

const known = ['AT', 'CH', 'DE', 'IT', 'LI'];

describe('postal codes', () => {
  test.each([
    ['AT', ['1000', '1010', '6020', '9999'], ['0999', '101', '10100', '01067', '10l0', '10 10', ' 1010', '1010\n']],
    ['CH', ['1000', '8001', '9490', '9999'], ['0800', '800', '80011', 'SW1A 1AA']],
    ['DE', ['01067', '10115', '80331', '99998'], ['8033', '803311', '8033a', '80 331', '00000', '00999']],
    ['IT', ['00010', '00118', '39100', '39012'], ['3910', '391000', 'BZ', '39100 BZ', '00000', '00009']],
    ['LI', ['9485', '9490', '9498'], ['9484', '9499', '8001', '09490']],
  ])('of %s', (country, right, wrong) => {
    for (const code of right) expect([code, isPostalCode(code, country)]).toEqual([code, true]);
    for (const code of [...wrong, '', '１０１０']) expect([code, isPostalCode(code, country)]).toEqual([code, false]);
  });

  test('of Liechtenstein are Swiss ones as long as Liechtenstein is not to be chosen', () => {
    expect(isCodeOfNeighbour('9490', 'CH', ['AT', 'CH', 'LI'])).toBe(true);
    expect(isCodeOfNeighbour('9490', 'CH', ['AT', 'CH'])).toBe(false);
    expect(isCodeOfNeighbour('9490', 'LI', ['CH', 'LI'])).toBe(false);
    expect(isCodeOfNeighbour('9490', 'AT', ['AT', 'CH', 'LI'])).toBe(false);
    expect(isCodeOfNeighbour('9470', 'CH', ['CH', 'LI'])).toBe(false);
  });

  test.each(known)('the example for %s is one', (country) => {
    const format = postalCodeFormat(country);
    expect(isPostalCode(format?.example ?? '', country)).toBe(true);
  });

  test.each(['GB', 'IE', 'FR', 'SI', '', 'XX', 'constructor', '__proto__'])(
    'of %j every one is taken [LAW X2]',
    (country) => {
      expect(postalCodeFormat(country)).toBeNull();
      for (const code of ['SW1A 1AA', 'D02 AF30', '75001', 'LV-1010', 'x']) {
        expect(isPostalCode(code, country)).toBe(true);
        expect(plainPostalCode(code, country)).toBe(code);
      }
    },
  );

  test.each([
    ['AT', 'A-1010', '1010'],
    ['AT', 'a 1010', '1010'],
    ['AT', 'AT-1010', '1010'],
    ['AT', '10 10', '1010'],
    ['DE', 'D-80331', '80331'],
    ['DE', 'DE 80 331', '80331'],
    ['CH', 'CH-8001', '8001'],
    ['LI', 'FL-9490', '9490'],
    ['IT', 'I-39100', '39100'],
    ['AT', 'D-80331', 'D-80331'],
    ['AT', '10 1', '10 1'],
    ['AT', '1010 Wien', '1010 Wien'],
    ['AT', '', ''],
  ])('in %s %j is written %j', (country, typed, plain) => {
    expect(plainPostalCode(typed, country)).toBe(plain);
    expect(plainPostalCode(plain, country)).toBe(plain);
  });
});

describe('the order of an address', () => {
  test.each([...known, 'FR', ''])('in %j the code is before the city', (country) => {
    expect(placeFields(country)).toEqual(['zipCode', 'city']);
    const address = { street: 'Laubengasse 1', zipCode: '39100', city: 'Bozen', country };
    expect(placeLines(address)).toEqual(['Laubengasse 1', '39100 Bozen']);
  });

  test.each(['GB', 'IE'])('in %s it has a line of its own below', (country) => {
    expect(placeFields(country)).toEqual(['city', 'zipCode']);
    const address = { street: '221B Baker Street', zipCode: 'NW1 6XE', city: 'London', country };
    expect(placeLines(address)).toEqual(['221B Baker Street', 'London', 'NW1 6XE']);
  });

  test('empty fields leave no line and no blank', () => {
    expect(placeLines({ street: '', zipCode: '', city: 'Wien', country: 'AT' })).toEqual(['Wien']);
    expect(placeLines({ street: ' ', zipCode: '1010', city: '', country: 'AT' })).toEqual(['1010']);
    expect(placeLines({ street: '', zipCode: '', city: '', country: 'GB' })).toEqual([]);
  });
});
