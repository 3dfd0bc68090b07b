import { expect, test } from 'vitest';
import {
  hasPaymentDays,
  isPaidBeforeDelivery,
  isPaidByTransfer,
  mayCostFee,
  paymentKinds,
  paymentMethodByName,
  withPaymentMethod,
} from './payment-method.ts';

test('who transfers the money, what waits for it, what may cost a fee, and what is due later, is a matter of the kind [LAW P11]', () => {
  const told = paymentKinds.map((kind) => [
    kind,
    isPaidByTransfer({ kind }),
    isPaidBeforeDelivery({ kind }),
    mayCostFee({ kind }),
    hasPaymentDays({ kind }),
  ]);
  expect(told).toEqual([
    ['online', false, true, false, false],
    ['transfer', true, true, false, false],
    ['invoice', true, false, false, true],
    ['on-delivery', false, false, true, false],
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
