import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const shop = 'https://shop.example';

test('an address of the shop keeps its path and nothing else [security: order-key-leaked]', () => {
  const url = 'https://shop.example/shop/P/cart/confirmation?orderId=key#part';
  expect(returnAddress(url, shop, 'http://other')).toEqual({ origin: shop, path: '/shop/P/cart/confirmation' });
});

test('a shop of this machine is where the request found it', () => {
  const here = 'http://127.0.0.1:3100';
  expect(returnAddress(`${here}/x`, 'http://localhost:3000', here)).toEqual({ origin: here, path: '/x' });
  expect(returnAddress('http://localhost:3000/x', 'http://localhost:3000', here)).toMatchObject({ path: '/x' });
});

test.each([
  'https://evil.example/',
  'http://shop.example/',
  'https://shop.example:8443/',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'https://user:word@shop.example/',
  '//evil.example/',
  '/shop/P/cart/confirmation',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://request.example/',
  '',
])('%s is not of the shop [security: return-elsewhere]', (url) => {
  expect(returnAddress(url, shop, 'https://request.example')).toBeNull();
});
