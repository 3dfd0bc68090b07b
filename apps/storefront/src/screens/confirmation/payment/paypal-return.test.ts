import { expect, test } from 'vitest';
import { paypalReturn } from './paypal-return.ts';

test.each([
  ['?payment=abc&token=5O1&PayerID=QYR', { kind: 'approved', paymentId: '5O1', payerId: 'QYR' }],
  ['?payment=abc&token=5O1', { kind: 'cancelled' }],
  ['?payment=abc', null],
  ['?token=5O1&PayerID=QYR', null],
  ['', null],
])('the meaning of PayPal’s return address: %s', (query, said) => {
  expect(paypalReturn(query)).toEqual(said);
});
