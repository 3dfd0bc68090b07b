import { expect, test } from 'vitest';
import {
  isPaidBeforeDelivery,
  isPaidByTransfer,
  mayCostFee,
  paymentKinds,
  paymentMethodByName,
  withPaymentMethod,
} from './payment-method.ts';

test('who transfers the money, what waits for it, and what may cost a fee, is a matter of the kind [LAW P11]', () => {
  const told = paymentKinds.map((kind) => [
    kind,
    isPaidByTransfer({ kind }),
    isPaidBeforeDelivery({ kind }),
    mayCostFee({ kind }),
  ]);
  expect(told).toEqual([
    ['online', false, true, false],
    ['transfer', true, true, false],
    ['invoice', true, false, false],
    ['on-delivery', false, false, true],
  ]);
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
