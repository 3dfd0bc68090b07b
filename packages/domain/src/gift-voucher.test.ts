import { describe, expect, test } from 'vitest';
import { giftVoucherWorths, lastDayOfGiftVoucher } from './gift-voucher.ts';

describe('what gift vouchers are worth', () => {
  test('is what was paid for them, to the cent', () => {
    expect(giftVoucherWorths(15_000, 3)).toEqual([5000, 5000, 5000]);
    expect(giftVoucherWorths(10_000, 3)).toEqual([3334, 3333, 3333]);
    expect(giftVoucherWorths(5000, 1)).toEqual([5000]);
  });
});

describe('how long a gift voucher is valid', () => {
  test.each([
    ['thirty years in Austria', '2026-11-29', 'AT', null, '2056-11-29'],
    ['thirty years from a leap day', '2028-02-29', 'AT', null, '2058-02-28'],
    ['three years and the rest of this one in Germany', '2026-11-29', 'DE', null, '2029-12-31'],
    ['from the last day of a year', '2026-12-31', 'DE', null, '2029-12-31'],
    ['from the first day of a year', '2027-01-01', 'DE', null, '2030-12-31'],
    ['as long as its seller grants', '2026-11-29', 'AT', 5, '2031-12-31'],
    ['as long as its seller grants in Germany', '2026-11-29', 'DE', 10, '2036-12-31'],
  ] as const)('%s', (_, soldOn, country, years, lastDay) => {
    expect(lastDayOfGiftVoucher(soldOn, country, years)).toBe(lastDay);
  });
});
