import { describe, expect, test } from 'vitest';
import { calculationOf, priceOf, sampleCart, sampleLine } from '../cart/testing/sample-cart.ts';
import { sampleDetails } from '../visit/testing/sample-details.ts';
import { calculationRequest, placementRequest, questionOf, redemptionRequest } from './order-request.ts';

const vouchers = [{ code: 'SOMMER', session: 's-1' }];
const cart = { ...sampleCart(sampleLine('h1', 2), sampleLine('s1', 1)), vouchers };
const items = [
  { product: { _id: 'product-h1' }, condition: { _id: 'h1', price: priceOf(12, 10, 2), deposit: 0 }, amount: 2 },
  { product: { _id: 'product-s1' }, condition: { _id: 's1', price: priceOf(12, 10, 2), deposit: 0 }, amount: 1 },
];
const details = { ...sampleDetails(), shippingAddress: { ...sampleDetails().shippingAddress, country: 'DE' } };

describe('asking what a cart costs', () => {
  test('the lines and what bears on the costs: no name, no e-mail [SPEC §4.3.10]', () => {
    expect(calculationRequest(cart, details)).toEqual({
      items,
      vouchers,
      address: { country: 'AT' },
      separateShippingAddress: false,
      paymentCondition: 'vorkasse',
      carrier: 'Post',
    });
  });

  test('a separate shipping address decides by its country; what is not chosen yet is not sent', () => {
    const chosen = { ...details, separateShippingAddress: true, paymentCondition: '', carrier: '' };
    expect(calculationRequest(cart, chosen)).toEqual({
      items,
      vouchers,
      address: { country: 'AT' },
      separateShippingAddress: true,
      shippingAddress: { country: 'DE' },
    });
  });

  test('an empty cart or a line without an amount cannot be asked', () => {
    expect(calculationRequest(sampleCart(), details)).toBeNull();
    expect(calculationRequest(sampleCart(sampleLine('h1', 0)), details)).toBeNull();
  });
});

test('another price in the cart is no other question, another amount is', () => {
  const ask = (amount: number, gross: number) => {
    const request = calculationRequest(sampleCart(sampleLine('h1', amount, priceOf(gross))), details);
    return request && questionOf(request);
  };
  expect(ask(2, 12)).toBe(ask(2, 15));
  expect(ask(2, 12)).not.toBe(ask(3, 12));
});

describe('redeeming a voucher', () => {
  test('carries the gross value of the goods, and their lines for the rates [SPEC §7.5.4]', () => {
    const { items: lastLines } = calculationOf(cart);
    expect(redemptionRequest(cart, 'ZEHN', [])).toEqual({ code: 'ZEHN', totalPrice: 36, items });
    const calculated = lastLines.map((line) => ({ ...line, total: priceOf(11.99) }));
    expect(redemptionRequest(cart, 'ZEHN', calculated)).toEqual({ code: 'ZEHN', totalPrice: 23.98, items });
  });

  test('a line without an amount is not sent', () => {
    const half = sampleCart(sampleLine('h1', 2), sampleLine('s1', 0));
    expect(redemptionRequest(half, 'ZEHN', [])).toEqual({ code: 'ZEHN', totalPrice: 24, items: items.slice(0, 1) });
  });
});

describe('placing an order', () => {
  test('carries the details, the ticked options and the total that was seen; an unused shipping address stays home [SPEC §7.5.2]', () => {
    const { shippingAddress: _, ...sent } = details;
    expect(placementRequest(cart, details, ['AGB'], 42.5)).toEqual({
      items,
      vouchers,
      ...sent,
      options: ['AGB'],
      total: { gross: 42.5 },
    });
  });

  test('a separate shipping address goes with it', () => {
    const sent = placementRequest(cart, { ...details, separateShippingAddress: true }, [], 42.5);
    expect(sent.shippingAddress).toEqual(details.shippingAddress);
  });
});
