import { expect, test } from 'vitest';
import { paypalReturn } from './paypal-return.ts';

test.each([
  ['?payment=abc&token=5O1&PayerID=QYR', { kind: 'approved', paymentId: '5O1', payerId: 'QYR' }],
  ['?payment=abc&token=5O1', { kind: 'cancelled' }],
  ['?payment=abc', null],
  ['?token=5O1&PayerID=QYR', null],
  ['', null],
])('what PayPal’s return address says: %s', (query, said) => {
  expect(paypalReturn(query)).toEqual(said);
});
