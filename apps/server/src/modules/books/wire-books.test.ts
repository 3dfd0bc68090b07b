import { expect, test } from 'vitest';
import { wireMonth, wireQuarter } from './wire-books.ts';

const turnover = [
  { taxCase: 'domestic', country: 'DE', rate: 1900, net: 10_000, vat: 1900 },
  { taxCase: 'export', country: 'CH', rate: 0, net: 2000, vat: 0 },
  { taxCase: 'untaxed-deposit', country: 'DE', rate: 0, net: 25, vat: 0 },
  { taxCase: 'gift-voucher', country: 'DE', rate: 0, net: 5000, vat: 0 },
] as const;

test('gift vouchers sold and deposits outside VAT stand apart, and are in no sum [LAW T9]', () => {
  const shown = {
    turnover: [
      { taxCase: 'domestic', country: 'DE', rate: 19, net: 100, vat: 19 },
      { taxCase: 'export', country: 'CH', rate: 0, net: 20, vat: 0 },
    ],
    besides: [
      { taxCase: 'untaxed-deposit', country: 'DE', rate: 0, net: 0.25, vat: 0 },
      { taxCase: 'gift-voucher', country: 'DE', rate: 0, net: 50, vat: 0 },
    ],
    ...{ net: 120, vat: 19 },
  };
  const counts = { bookings: 4, late: 0, closed: null, mayClose: false, unbilled: 0, overbilled: 0 };
  expect(wireMonth({ month: '2026-10', turnover, ...counts })).toEqual({ month: '2026-10', ...counts, ...shown });
  expect(wireQuarter({ quarter: '2026-Q4', turnover, isClosed: false })).toEqual({
    ...{ quarter: '2026-Q4', isClosed: false, ...shown },
  });
});
