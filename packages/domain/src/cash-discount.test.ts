import { expect, test } from 'vitest';
import { bookDiscount } from './books/book-discount.ts';
import { cashDiscountOf, discountLeft, earnedDiscount } from './cash-discount.ts';
import { transferredPayment } from './transferred-payment.ts';

const terms = { basisPoints: 200, days: 14 };
const discount = cashDiscountOf(7178, terms, '2026-12-07');

test('the discount of an amount is rounded half up, to the cent', () => {
  expect(discount).toEqual({ ...terms, until: '2026-12-07', amount: 144 });
  expect([25, 24].map((due) => cashDiscountOf(due, terms, '2026-12-07').amount)).toEqual([1, 0]);
});

test.each([
  ['in time, with the discount', 7034, '2026-12-07', 144],
  ['a cent less', 7033, '2026-12-01', 145],
  ['a cent more', 7035, '2026-12-01', 143],
  ['two cents less', 7032, '2026-12-01', 0],
  ['too much was deducted', 6962, '2026-12-01', 0],
  ['a day late', 7034, '2026-12-08', 0],
  ['all of it', 7178, '2026-12-01', 0],
  ['all but a cent', 7177, '2026-12-01', 0],
  ['more than is due', 7400, '2026-12-01', 0],
])('%s', (_, amount, bookedOn, earned) => {
  expect(earnedDiscount({ due: 7178, discount }, { amount, bookedOn })).toBe(earned);
  expect(earnedDiscount({ due: 7178, discount: null }, { amount, bookedOn })).toBe(0);
  expect(earnedDiscount({ due: 0, discount }, { amount, bookedOn })).toBe(0);
});

test('what is returned takes its share of the discount along, so that no more goes back than came', () => {
  expect([10_000, 12_000, 5000, 3333, 0].map((total) => discountLeft(200, 9800, total))).toEqual([
    ...[200, 200, 100, 67, 0],
  ]);
  expect(transferredPayment(10_000, [9800], 200)).toEqual({ state: 'captured', amount: 10_000, refunded: 0 });
  expect(transferredPayment(5000, [9800], 200)).toEqual({ state: 'captured', amount: 9900, refunded: 0 });
  expect(transferredPayment(5000, [9800, -4900], 200)).toEqual({ state: 'captured', amount: 9900, refunded: 4900 });
  expect(transferredPayment(10_000, [9800, -9800], 200)).toMatchObject({ state: 'refunded', refunded: 10_000 });
  expect(transferredPayment(10_000, [], 200)).toBeNull();
});

test('in the books a discount takes turnover and tax of each rate in their proportion, and is taken back the same', () => {
  const seller = { country: 'AT' };
  const group = (rate: number, net: number, vat: number) => ({ rate, net, vat, category: 'S', exemptions: [] });
  const invoice = {
    ...{ seller, deliveredTo: { country: 'AT' } },
    amounts: { groups: [group(2000, 5000, 1000), group(1000, 1000, 100)], totals: { rounding: 0 } },
  } as unknown as Parameters<typeof bookDiscount>[0];
  const parts = (amount: number) => bookDiscount(invoice, null, amount).map(({ net, vat }) => [net, vat]);
  expect(parts(142)).toEqual([
    [-100, -20],
    [-20, -2],
  ]);
  expect(parts(-142)).toEqual([
    [100, 20],
    [20, 2],
  ]);
  expect(parts(1)).toEqual([[-1, 0]]);
});
