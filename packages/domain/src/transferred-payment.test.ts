import { expect, test } from 'vitest';
import { orderPaymentState, paymentSums } from './payment-state.ts';
import { transferredPayment } from './transferred-payment.ts';

const stateOf = (amounts: readonly number[]) => {
  const payment = transferredPayment(7178, amounts);
  return orderPaymentState(7178, payment === null ? [] : [payment]);
};

test.each([
  [[], 'open'],
  [[7178], 'paid'],
  [[7177], 'paid'],
  [[7179], 'paid'],
  [[7176], 'partly-paid'],
  [[7180], 'overpaid'],
  [[5000, 2178], 'paid'],
  [[5000], 'partly-paid'],
  [[7178, -7178], 'refunded'],
  [[7177, -7177], 'partly-paid'],
  [[9000, -1822], 'paid'],
  [[7178, -9000], 'refunded'],
  [[-500], 'open'],
] as const)('what was noted as %j makes an order of 71,78 € %s', (amounts, state) => {
  expect(stateOf(amounts)).toBe(state);
});

test('what came and went is told apart', () => {
  const payment = transferredPayment(7178, [9000, -1822]);
  expect(payment).toEqual({ state: 'captured', amount: 9000, refunded: 1822 });
  expect(paymentSums(7178, payment ? [payment] : [])).toEqual({ paid: 9000, returned: 1822, left: 7178, open: 0 });
});
