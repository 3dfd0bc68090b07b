import { expect, test } from 'vitest';
import { exampleOrder } from '../orders/testing/order.ts';
import { addressToPay } from './address-to-pay.ts';

const of = (...order: Parameters<typeof exampleOrder>) => addressToPay(exampleOrder(...order), 'https://shop.example');
const by = (name: string) => ({ paymentCondition: { name, title: name } });

test('an order that is paid by a provider opens by its key', () => {
  const address = 'https://shop.example/shop/P/cart/confirmation?orderId=order-id-of-32-characters-000000';
  expect([of(by('paypal')), of(by('saferpay'))]).toEqual([address, address]);
});

test('one that is paid in another way, or costs nothing, is not paid there [security: pay-later-link]', () => {
  const redeem = [{ code: 'GESCHENK', value: { kind: 'gift-balance', balance: 50_000 } as const }];
  expect([of(by('vorkasse')), of(by('rechnung')), of({ ...by('paypal'), redeem })]).toEqual([null, null, null]);
});
