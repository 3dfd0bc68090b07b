import { expect, test } from 'vitest';
import { lastDayKept, lawfulYears, type OrderToKeep, orderRetention } from './order-retention.ts';

const paid: OrderToKeep = {
  ...{ state: 'completed', payment: 'paid', isTaxedElsewhere: false, isWithdrawn: false, lastChange: '2026-03-01' },
};

test.each([
  ['AT', paid, 'voucher', '2033-12-31'],
  ['DE', paid, 'voucher', '2034-12-31'],
  ['CH', paid, 'voucher', '2036-12-31'],
  ['AT', { ...paid, lastChange: '2026-12-31' }, 'voucher', '2033-12-31'],
  ['AT', { ...paid, lastChange: '2027-01-01' }, 'voucher', '2034-12-31'],
  ['AT', { ...paid, isTaxedElsewhere: true }, 'one-stop-shop', '2036-12-31'],
  ['DE', { ...paid, isTaxedElsewhere: true }, 'one-stop-shop', '2036-12-31'],
  ['AT', { ...paid, state: 'cancelled', payment: 'open' }, 'letter', '2033-12-31'],
  ['DE', { ...paid, state: 'cancelled', payment: 'open' }, 'letter', '2032-12-31'],
  ['DE', { ...paid, state: 'cancelled', payment: 'failed', isTaxedElsewhere: true }, 'letter', '2032-12-31'],
  ['DE', { ...paid, state: 'cancelled', payment: 'refunded' }, 'voucher', '2034-12-31'],
  ['DE', { ...paid, state: 'returned', payment: 'refunded' }, 'voucher', '2034-12-31'],
] as const)(
  'an order of a shop in %s is kept by its kind from the end of the year (LAW D6)',
  (country, order, reason, until) => {
    expect(orderRetention(order, lawfulYears(country))).toMatchObject({ reason, until, holds: [] });
  },
);

test.each([
  [{ ...paid, state: 'placed' }, ['open']],
  [{ ...paid, state: 'processing' }, ['open']],
  [{ ...paid, state: 'shipped', payment: 'open' }, ['open', 'payment']],
  [{ ...paid, state: 'delivered' }, []],
  [{ ...paid, state: 'delivered', payment: 'open' }, ['payment']],
  [{ ...paid, payment: 'partly-paid' }, ['payment']],
  [{ ...paid, payment: 'pending' }, ['payment']],
  [{ ...paid, payment: 'disputed' }, ['payment']],
  [{ ...paid, payment: 'overpaid' }, ['payment']],
  [{ ...paid, state: 'cancelled', payment: 'open' }, []],
  [{ ...paid, state: 'cancelled', payment: 'pending' }, ['payment']],
  [{ ...paid, state: 'returned', payment: 'partly-paid' }, []],
  [{ ...paid, isWithdrawn: true }, ['withdrawal']],
] as const)('an order that is not over says why', (order, holds) => {
  expect(orderRetention(order, lawfulYears('AT')).holds).toEqual(holds);
});

test('books are kept ten years in Germany and seven in Austria; the one-stop shop asks for ten everywhere', () => {
  expect(['AT', 'DE', 'FR'].map((country) => lawfulYears(country).books)).toEqual([7, 10, 10]);
  expect(['AT', 'DE', 'FR'].map((country) => lawfulYears(country)['one-stop-shop'])).toEqual([10, 10, 10]);
  expect(lastDayKept('2019-06-30', 7)).toBe('2026-12-31');
});
