import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOpenPayment,
  isOverPayment,
  isUndecidedPayment,
  orderPaymentState,
  type Payment,
  type PaymentState,
  paymentStates,
  paymentSums,
  settledState,
  shownPayment,
} from './payment-state.ts';
import { mayFollow, unreachableStates } from './state-table.ts';

const total = 10_490;
const states = Object.keys(paymentStates) as PaymentState[];
const payment = (state: PaymentState, refunded = 0): Payment => ({ state, amount: total, refunded });
const [redirected, pending, captured, failed, refunded] = [
  payment('redirected'),
  payment('pending'),
  payment('captured'),
  payment('failed'),
  payment('refunded', total),
];

describe('the states of a payment', () => {
  test('are all reached from a created payment', () => {
    expect(unreachableStates(paymentStates, 'created')).toEqual([]);
  });

  test.each([
    ['redirected', ['pending', 'authorized', 'captured', 'failed', 'cancelled', 'expired']],
    ['pending', ['authorized', 'captured', 'failed', 'cancelled', 'expired']],
    ['authorized', ['capturing', 'captured', 'voided', 'expired']],
    ['capturing', ['captured', 'voided', 'failed', 'expired']],
    ['captured', ['refunded', 'reversed']],
    ['refunded', ['captured', 'reversed']],
    ['reversed', ['captured']],
    ['voided', ['captured']],
    ['failed', ['authorized', 'captured']],
    ['cancelled', ['pending', 'authorized', 'captured']],
    ['expired', ['authorized', 'captured']],
  ] as [PaymentState, PaymentState[]][])('%s is followed by %j', (state, followers) => {
    expect(states.filter((next) => mayFollow(paymentStates, state, next))).toEqual(followers);
  });

  test('each is open, undecided or over', () => {
    for (const state of states)
      expect([isOpenPayment, isUndecidedPayment, isOverPayment].filter((is) => is(state))).toHaveLength(1);
  });

  test('money that came stays, whatever is told later and in whatever order [security: failure-after-money]', () => {
    const told = fc.array(fc.constantFrom(...states), { maxLength: 12 });
    fc.assert(
      fc.property(told, (messages) => {
        const after = messages.reduce(settledState, 'captured' as PaymentState);
        expect(['captured', 'refunded', 'reversed']).toContain(after);
      }),
    );
  });

  test('a failure told late changes nothing; money found late does', () => {
    expect(settledState('captured', 'failed')).toBe('captured');
    expect(settledState('authorized', 'cancelled')).toBe('authorized');
    expect(settledState('cancelled', 'captured')).toBe('captured');
    expect(settledState('redirected', 'redirected')).toBe('redirected');
  });
});

describe('the payment state of an order', () => {
  test.each([
    ['open', 'without payments', []],
    ['open', 'with a payment that its payer has not made', [redirected]],
    ['open', 'with a second attempt that its payer has not made', [failed, redirected]],
    ['pending', 'with a payment on its way', [pending]],
    ['pending', 'with money that is reserved', [payment('authorized')]],
    ['pending', 'with money that was asked for', [failed, payment('capturing')]],
    ['failed', 'with a failed payment', [failed]],
    ['failed', 'with payments that all ended', [failed, payment('cancelled'), payment('expired'), payment('voided')]],
    ['paid', 'with a captured payment', [captured]],
    ['paid', 'after a failed attempt', [failed, captured]],
    ['paid', 'with another payment still on its way', [captured, pending]],
    [
      'paid',
      'in two parts',
      [
        { ...captured, amount: 10_000 },
        { ...captured, amount: 490 },
      ],
    ],
    ['paid', 'twice, and once refunded', [captured, refunded]],
    ['paid', 'twice, and once taken back', [captured, payment('reversed')]],
    ['partly-paid', 'a cent short', [{ ...captured, amount: total - 1 }]],
    ['partly-paid', 'with a part refunded', [payment('captured', 490)]],
    ['overpaid', 'a cent too much', [{ ...captured, amount: total + 1 }]],
    ['overpaid', 'twice', [captured, captured]],
    ['refunded', 'with all refunded', [refunded]],
    ['disputed', 'with all taken back by a dispute', [payment('reversed')]],
    ['disputed', 'with a part taken back', [{ ...captured, reversed: 490 }]],
    ['disputed', 'with a part taken back and all the rest refunded', [payment('reversed', 490)]],
    ['paid', 'twice, and of one a part taken back', [captured, { ...refunded, reversed: 0 }]],
    ['refunded', 'with all refunded after a failed attempt', [failed, refunded]],
    ['refunded', 'with all refunded and a new attempt on its way', [refunded, redirected]],
  ] as const)('is %s %s', (state, _, payments) => {
    expect(orderPaymentState(total, payments)).toBe(state);
  });

  test('nothing to pay is paid', () => {
    expect(orderPaymentState(0, [])).toBe('paid');
  });
});

describe('what is shown of an online payment', () => {
  test.each([
    ['due', []],
    ['due', [redirected]],
    ['due', [failed]],
    ['checking', [pending]],
    ['checking', [payment('authorized')]],
    ['checking', [payment('capturing'), failed]],
    ['paid', [captured]],
    ['paid', [captured, captured]],
    ['checking', [captured, pending]],
    ['disputed', [payment('reversed')]],
    ['disputed', [{ ...captured, reversed: 1 }]],
    ['checking', [payment('reversed'), pending]],
    ['returned', [refunded]],
    ['returned', [payment('captured', 490)]],
    ['returned', [{ state: 'captured', amount: 1000, refunded: 300 }]],
    ['partly-paid', [{ state: 'captured', amount: 1000, refunded: 0 }]],
  ] as const)('%s for %j', (shown, payments) => {
    expect(shownPayment(total, payments)).toBe(shown);
  });
});

describe('the sums of an order’s payments', () => {
  test.each<[string, Payment[], object]>([
    ['nothing came', [redirected, failed], { paid: 0, returned: 0, left: 0, open: total }],
    ['all came', [failed, captured], { paid: total, returned: 0, left: total, open: 0 }],
    ['a part was refunded', [payment('captured', 490)], { paid: total, returned: 490, left: 10_000, open: 490 }],
    ['all was taken back', [payment('reversed')], { paid: total, returned: 0, left: 0, open: total }],
    [
      'a part was refunded, a part taken',
      [{ ...payment('captured', 490), reversed: 1000 }],
      { paid: total, returned: 490, left: 9000, open: 1490 },
    ],
    ['the rest was taken back', [payment('reversed', 490)], { paid: total, returned: 490, left: 0, open: total }],
    ['paid twice, once returned', [captured, refunded], { paid: 2 * total, returned: total, left: total, open: 0 }],
  ])('%s', (_, payments, sums) => {
    expect(paymentSums(total, payments)).toEqual(sums);
  });
});
