import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderPaymentState, type Payment, type PaymentState, paymentStates } from './payment-state.ts';
import { mayFollow, unreachableStates } from './state-table.ts';

const total = 10_490;
const created: Payment = { state: 'created', amount: total, refunded: 0 };
const approved: Payment = { state: 'approved', amount: total, refunded: 0 };
const failed: Payment = { state: 'failed', amount: total, refunded: 0 };
const refunded: Payment = { state: 'refunded', amount: total, refunded: total };

describe('the states of a payment', () => {
  test('are all reached from a created payment', () => {
    expect(unreachableStates(paymentStates, 'created')).toEqual([]);
  });

  test.each([
    ['created', ['approved', 'failed']],
    ['approved', ['refunded']],
    ['failed', []],
    ['refunded', []],
  ] as [PaymentState, PaymentState[]][])('%s is followed by %j', (state, followers) => {
    const all = Object.keys(paymentStates) as PaymentState[];
    expect(all.filter((next) => mayFollow(paymentStates, state, next))).toEqual(followers);
  });
});

describe('the payment state of an order', () => {
  test.each([
    ['open', 'without payments', []],
    ['pending', 'with a payment on its way', [created]],
    ['pending', 'with a second attempt on its way', [failed, created]],
    ['failed', 'with a failed payment', [failed]],
    ['failed', 'with failed payments only', [failed, failed]],
    ['paid', 'with an approved payment', [approved]],
    ['paid', 'after a failed attempt', [failed, approved]],
    ['paid', 'with another payment still on its way', [approved, created]],
    [
      'paid',
      'in two parts',
      [
        { ...approved, amount: 10_000 },
        { ...approved, amount: 490 },
      ],
    ],
    ['paid', 'twice, and once given back', [approved, refunded]],
    ['partly-paid', 'a cent short', [{ ...approved, amount: total - 1 }]],
    ['partly-paid', 'with the rest on its way', [{ ...approved, amount: 5000 }, created]],
    ['partly-paid', 'with a part given back', [{ ...approved, refunded: 490 }]],
    ['overpaid', 'a cent too much', [{ ...approved, amount: total + 1 }]],
    ['overpaid', 'twice', [approved, approved]],
    ['refunded', 'with all given back', [refunded]],
    ['refunded', 'with all given back from a payment still called approved', [{ ...approved, refunded: total }]],
    ['refunded', 'with all given back after a failed attempt', [failed, refunded]],
    ['refunded', 'with all given back and a new attempt on its way', [refunded, created]],
  ] as const)('is %s %s', (state, _, payments) => {
    expect(orderPaymentState(total, payments)).toBe(state);
  });

  test.each([
    ['paid', 'without payments', []],
    ['paid', 'with a failed payment', [failed]],
    ['overpaid', 'with an approved payment', [approved]],
    ['refunded', 'with a payment given back', [refunded]],
  ] as const)('of an order that costs nothing is %s %s', (state, _, payments) => {
    expect(orderPaymentState(0, payments)).toBe(state);
  });

  test('does not depend on the order of payments', () => {
    const anyPayment = fc.record({
      state: fc.constantFrom<PaymentState>('created', 'approved', 'failed'),
      amount: fc.nat(20_000),
      refunded: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 6 }), (payments) => {
        expect(orderPaymentState(total, payments.toReversed())).toBe(orderPaymentState(total, payments));
      }),
    );
  });

  test('is paid exactly when the total was received', () => {
    const anyApproved = fc.array(fc.nat(20_000), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyApproved, fc.integer({ min: 1, max: 40_000 }), (amounts, due) => {
        const payments = amounts.map((amount): Payment => ({ ...approved, amount }));
        const received = amounts.reduce((sum, amount) => sum + amount, 0);
        const state = orderPaymentState(due, payments);
        expect(state === 'paid').toBe(received === due);
        expect(state === 'overpaid').toBe(received > due);
      }),
    );
  });
});
