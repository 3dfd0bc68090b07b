import { maxCents } from '@kontor/domain';
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromPaypal, paypalMoney } from './paypal-money.ts';

const cents = (value: string) => centsFromPaypal({ currency_code: 'EUR', value });

describe('an amount for PayPal', () => {
  test('is a decimal string with two places', () => {
    expect(paypalMoney(1999)).toEqual({ currency_code: 'EUR', value: '19.99' });
    expect([0, 5, 50, 100, 115, 29, maxCents].map((amount) => paypalMoney(amount).value)).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '1.00',
      '1.15',
      '0.29',
      '9999999999999.99',
    ]);
  });

  test.each([-1, 0.5, Number.NaN, maxCents + 1])('there is none of %d cents', (amount) => {
    expect(() => paypalMoney(amount)).toThrow(RangeError);
  });

  test('is read back to the same cent, whatever it is', () => {
    assert(property(integer({ min: 0, max: maxCents }), (amount) => centsFromPaypal(paypalMoney(amount)) === amount));
  });
});

describe('an amount from PayPal', () => {
  test('may have fewer places', () => {
    expect(['20', '20.5', '0.1', '0'].map(cents)).toEqual([2000, 2050, 10, 0]);
  });

  test.each([
    '',
    '1.999',
    '-1.00',
    '+1.00',
    '1,00',
    '1e3',
    '.50',
    '1.',
    '01.00',
    ' 1.00',
    '1.00\n',
    '0x10',
    'NaN',
    '12345678901234.00',
    '１.00',
  ])('%j is none', (value) => {
    expect(cents(value)).toBeNull();
  });

  test('is to the cent what the string says, or nothing', () => {
    assert(
      property(string({ unit: 'grapheme-ascii', maxLength: 8 }), (value) => {
        const read = cents(value);
        expect(read === null || Math.round(Number(value) * 100) === read).toBe(true);
      }),
    );
  });
});
