import type { Order } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { failedAttempt, isBackFromSaferpay, providerOf } from './shown-order-payment.ts';

const total = { gross: 27.8, net: 23.17, taxRate: 20, tax: 4.63 };
const orderWith = (more: Partial<Order>) => ({ paymentProvider: 'saferpay', payment: 'due', total, ...more }) as Order;

describe('by whom an order is paid on its confirmation', () => {
  test.each([
    [{}, 'saferpay'],
    [{ paymentProvider: 'paypal', payment: 'paid' }, 'paypal'],
    [{ paymentCondition: 'karte' }, 'saferpay'],
    [{ paymentProvider: undefined, payment: undefined }, null],
    [{ total: { ...total, gross: 0 } }, null],
  ] as const)('%j: %s', (more, provider) => {
    expect(providerOf(orderWith(more as Partial<Order>))).toBe(provider);
  });
});

describe('a record of Saferpay (SPEC §4)', () => {
  const transaction = { id: '723n4MAjMdhjSAhAKEUdA8jtl9jb' };
  const error = { code: 'TRANSACTION_DECLINED', msg: 'Ihre Bank hat die Zahlung abgelehnt.' };

  test('with no transaction and no error it is executed [SPEC §4.5.3]', () => {
    expect(isBackFromSaferpay(orderWith({ saferpayPayment: {} }))).toBe(true);
    expect(isBackFromSaferpay(orderWith({}))).toBe(false);
    expect(isBackFromSaferpay(orderWith({ saferpayPayment: { transaction } }))).toBe(false);
    expect(isBackFromSaferpay(orderWith({ saferpayPayment: { error } }))).toBe(false);
  });

  test('with an error it says so, in the words for the payer where there are any [SPEC §8.11]', () => {
    expect(failedAttempt(orderWith({ saferpayPayment: { error } }))).toEqual({ kind: 'failed', message: error.msg });
    expect(failedAttempt(orderWith({ saferpayPayment: { error: { code: 'aborted' } } }))).toEqual({ kind: 'failed' });
    expect(failedAttempt(orderWith({ saferpayPayment: { transaction } }))).toBeNull();
    expect(failedAttempt(orderWith({}))).toBeNull();
  });
});

test('PayPal’s record says so where it failed', () => {
  expect(failedAttempt(orderWith({ paypalPayment: { state: 'failed' } }))).toEqual({ kind: 'failed' });
  expect(failedAttempt(orderWith({ paypalPayment: { state: 'created' } }))).toBeNull();
});
