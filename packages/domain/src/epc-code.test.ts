import { describe, expect, test } from 'vitest';
import { epcCode } from './epc-code.ts';

const transfer = {
  holder: 'Kontor Werkzeughandel GmbH',
  iban: 'AT61 1904 3002 3457 3201',
  bic: 'BKAUATWW',
  amount: 16_646,
  reference: '2026-000123',
};

describe('the text of a code for a transfer (EPC069-12)', () => {
  test('has eleven lines: who, where, how much, what for', () => {
    expect(epcCode(transfer)?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BKAUATWW', 'Kontor Werkzeughandel GmbH', 'AT611904300234573201', 'EUR166.46'],
      ...['', '', '2026-000123'],
    ]);
  });

  test.each([
    [1, 'EUR0.01'],
    [5, 'EUR0.05'],
    [100, 'EUR1.00'],
    [123_450, 'EUR1234.50'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('%i cents are %s', (amount, written) => {
    expect(epcCode({ ...transfer, amount })?.split('\n')[7]).toBe(written);
  });

  test.each([
    ['nothing to pay', { amount: 0 }],
    ['money to give back', { amount: -1 }],
    ['more than the code can say', { amount: 100_000_000_000 }],
    ['no account', { iban: '' }],
    ['no IBAN', { iban: '12345678 / 20111' }],
    ['an IBAN that is too long', { iban: 'AT04 1111 1111 1111 1111 1' }],
    ['no holder', { holder: ' \n ' }],
  ])('there is none with %s', (_, wrong) => {
    expect(epcCode({ ...transfer, ...wrong })).toBeNull();
  });

  test('an invalid BIC is left out, and a name keeps to its line and its 70 characters', () => {
    const lines = epcCode({ ...transfer, bic: 'keine', holder: `Ä\nEUR1.00 ${'ö'.repeat(80)}` })?.split('\n') ?? [];
    expect(lines).toHaveLength(11);
    expect(lines[4]).toBe('');
    expect(lines[5]).toBe(`Ä EUR1.00 ${'ö'.repeat(60)}`);
  });
});
