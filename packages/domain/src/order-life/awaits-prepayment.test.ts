import { expect, test } from 'vitest';
import type { OrderPaymentState } from '../payment-state.ts';
import { awaitsPrepayment, isShippedUnpaid } from './awaits-prepayment.ts';
import { shippingStates } from './life-state.ts';

const states: readonly OrderPaymentState[] = [
  ...(['open', 'pending', 'failed', 'partly-paid', 'paid', 'overpaid', 'disputed', 'refunded'] as const),
];

test('an order by PayPal, card or transfer waits while not all of its money is there, or some is asked back', () => {
  for (const kind of ['online', 'transfer'] as const)
    expect([kind, states.filter((payment) => awaitsPrepayment(kind, payment))]).toEqual([
      kind,
      ['open', 'pending', 'failed', 'partly-paid', 'disputed', 'refunded'],
    ]);
});

test('other orders do not: they are paid later, and earlier ones do not say how they are paid', () => {
  for (const kind of ['invoice', 'on-delivery', undefined] as const)
    expect([kind, states.filter((payment) => awaitsPrepayment(kind, payment))]).toEqual([kind, []]);
});

test('of an unpaid transfer nothing should have left the house', () => {
  expect(shippingStates.filter((shipping) => isShippedUnpaid('transfer', 'open', shipping))).toEqual([
    ...['partly-shipped', 'shipped', 'delivered'],
  ]);
  expect(states.filter((payment) => isShippedUnpaid('transfer', payment, 'shipped'))).toEqual([
    ...['open', 'pending', 'failed', 'partly-paid', 'disputed'],
  ]);
  for (const kind of ['online', 'invoice', 'on-delivery', undefined] as const)
    expect([kind, isShippedUnpaid(kind, 'open', 'shipped')]).toEqual([kind, false]);
});
