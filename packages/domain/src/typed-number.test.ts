import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressNumber, typedNumber } from './typed-number.ts';

describe('a number that a person types', () => {
  test.each([
    ['49,90', 49.9],
    ['49.90', 49.9],
    ['1.234', 1234],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1.234.567', 1234567],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['12.3456', 12.3456],
    ['999999999999999,25', 999_999_999_999_999.25],
    ['007', 7],
    [' 12 ', 12],
    ['−5', -5],
    ['-0', 0],
  ])('%s is %d', (text, number) => expect(typedNumber(text)).toBe(number));

  test.each([
    '',
    ' ',
    'abc',
    '12x',
    '1e308',
    'NaN',
    'Infinity',
    '1,2,3',
    '1.23,4.5',
    ',5',
    '5,',
    '--5',
    '9'.repeat(16),
    '0,1234567',
  ])('"%s" is none', (text) => expect(typedNumber(text)).toBeNull());
});

test('a number in an address is read as the same number', () => {
  expect([49.9, 1.234, 1234, 0.125, -1.5].map(addressNumber)).toEqual(['49.9', '1.2340', '1234', '0.125', '-1.5']);
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 4 }),
      (whole, places) => {
        const number = Number((whole / 10 ** places).toFixed(places)) + 0;
        expect(typedNumber(addressNumber(number))).toBe(number);
      },
    ),
  );
});
