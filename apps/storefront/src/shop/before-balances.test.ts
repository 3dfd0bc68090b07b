import { expect, test } from 'vitest';
import { priceOf } from '../cart/sample-cart.ts';
import { beforeBalances } from './before-balances.ts';

const voucher = (kind: 'fixed' | 'gift-balance', gross: number) => ({
  ...{ code: 'X', session: 's', kind },
  price: priceOf(gross),
});

test('what gift balances pay is added to the total again, other vouchers are not', () => {
  const vouchers = [voucher('gift-balance', -19.52), voucher('fixed', -10), voucher('gift-balance', -0.1)];
  expect(beforeBalances({ total: priceOf(4.52), vouchers })).toBe(24.14);
  expect(beforeBalances({ total: priceOf(4.52), vouchers: vouchers.slice(1, 2) })).toBeNull();
  expect(beforeBalances({ total: priceOf(4.52), vouchers: [voucher('gift-balance', 0)] })).toBeNull();
});
