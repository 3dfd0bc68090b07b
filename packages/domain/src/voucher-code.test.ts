import { describe, expect, test } from 'vitest';
import { isVoucherCode, voucherCodeKey } from './voucher-code.ts';

describe('the code of a voucher', () => {
  test.each(['SOMMER10', 'sommer10', ' Sommer10 ', 'sOMMER10\u00a0'])('%j is found without regard to case', (typed) => {
    expect(voucherCodeKey(typed)).toBe('sommer10');
  });

  test('is the same however its letters are composed', () => {
    expect(voucherCodeKey('FRÜHLING')).toBe(voucherCodeKey('fru\u0308hling'));
  });

  test.each(['ABC', 'SOMMER10', '2026_X', 'K7QF-2M9X', 'FRÜHLING', 'a'.repeat(40)])('%s can be one', (code) => {
    expect(isVoucherCode(code)).toBe(true);
  });

  test.each([
    '',
    'AB',
    'a'.repeat(41),
    'ZWEI WORTE',
    '-ABC',
    '<b>10</b>',
    'ABC\n',
    '10%OFF',
    'FRU\u0308HLING',
    '🎁🎁🎁',
    '\u202eABC',
  ])('%j cannot', (code) => {
    expect(isVoucherCode(code)).toBe(false);
  });
});
