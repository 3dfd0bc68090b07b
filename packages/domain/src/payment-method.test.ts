import { expect, test } from 'vitest';
import { isPaidByTransfer, type PaymentKind, paymentMethodByName, withPaymentMethod } from './payment-method.ts';

test.each<[PaymentKind, boolean]>([
  ['online', false],
  ['transfer', true],
  ['invoice', true],
  ['on-delivery', false],
])('whether the customer of the kind %s transfers the money: %s', (kind, byTransfer) => {
  expect(isPaidByTransfer({ kind })).toBe(byTransfer);
});

test.each([
  ['paypal', { kind: 'online', provider: 'paypal' }],
  ['saferpay', { kind: 'online', provider: 'saferpay' }],
  ['vorkasse', { kind: 'transfer' }],
  ['rechnung', { kind: 'invoice' }],
  ['bar', { kind: 'on-delivery' }],
  ['toString', { kind: 'on-delivery' }],
])('without a kind „%s“ is paid as %j', (name, method) => {
  expect(paymentMethodByName(name)).toEqual(method);
  expect(withPaymentMethod({ name, title: 'T' })).toEqual({ name, title: 'T', ...method });
});

test('a kind that is said counts, whatever the name is', () => {
  const condition = { name: 'paypal', title: 'Bar im Laden', kind: 'on-delivery' } as const;
  expect(withPaymentMethod(condition)).toEqual(condition);
});
