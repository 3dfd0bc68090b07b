import { CallFailure, type Order } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { priceOf, sampleCart, sampleLine } from '../cart/testing/sample-cart.ts';
import { emptyDetails } from '../visit/order-details.ts';
import { isNotPlaced, isOrderOf, unansweredOrder } from './unanswered-order.ts';

describe('an order whose answer never came (CONTRACT §5)', () => {
  test('is not asked for while none was sent', async () => {
    expect(await unansweredOrder(sampleCart(sampleLine('h1', 2)))).toBeNull();
  });

  test.each([
    [400, true],
    [409, true],
    [0, false],
    [403, false],
    [429, false],
    [500, false],
    [503, false],
  ])('a failure with status %i says that nothing was ordered: %s', (status, isSure) => {
    expect(isNotPlaced(new CallFailure(status, { code: 'any', msg: '' }))).toBe(isSure);
  });

  test('no failure of the call says nothing', () => {
    expect(isNotPlaced(new TypeError('Failed to read the answer'))).toBe(false);
  });
});

describe('whether an order is the one of a cart', () => {
  const cart = { ...sampleCart(sampleLine('h1', 2)), vouchers: [{ code: 'sommer', session: 's-1' }] };
  const details = { ...emptyDetails(), email: 'anna@example.at', paymentCondition: 'vorkasse' };
  const { email, address, paymentCondition, separateShippingAddress } = details;
  const decided = { email, address, paymentCondition, separateShippingAddress };
  const order = {
    ...decided,
    items: cart.items,
    vouchers: [{ code: 'SOMMER', price: priceOf(-3) }],
    total: priceOf(27),
  } as unknown as Order;

  test('it is with the same goods, vouchers and details, whatever it came to', () => {
    expect(isOrderOf(order, cart, details)).toBe(true);
  });

  test.each([
    ['another amount', sampleCart(sampleLine('h1', 3)).items, cart.vouchers, details],
    ['one voucher less', cart.items, [], details],
    ['another voucher', cart.items, [{ code: 'ZEHN', session: 's-2' }], details],
    ['another address', cart.items, cart.vouchers, { ...details, address: { ...address, street: 'Ring 1' } }],
  ])('it is not with %s', (_what, items, vouchers, typed) => {
    expect(isOrderOf(order, { ...cart, items, vouchers }, typed)).toBe(false);
  });
});
