import { expect, test } from 'vitest';
import type { OrderPaymentState } from '../payment-state.ts';
import { awaitsOnlinePayment } from './awaits-online-payment.ts';

const states: readonly OrderPaymentState[] = [
  ...(['open', 'pending', 'failed', 'partly-paid', 'paid', 'overpaid', 'disputed', 'refunded'] as const),
];

test('an order by PayPal or card waits while not all of its money is there, or some is asked back', () => {
  expect(states.filter((payment) => awaitsOnlinePayment('online', payment))).toEqual([
    ...['open', 'pending', 'failed', 'partly-paid', 'disputed', 'refunded'],
  ]);
});

test('other orders do not: the shop need not note their money, and earlier ones do not say how they are paid', () => {
  for (const kind of ['transfer', 'invoice', 'on-delivery', undefined] as const)
    expect([kind, states.filter((payment) => awaitsOnlinePayment(kind, payment))]).toEqual([kind, []]);
});
