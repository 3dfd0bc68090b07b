import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/shop/werkzeug', '/shop/werkzeug', true],
  ['/shop?sort=price-asc&page=2', '/shop?sort=price-asc&page=2', true],
  ['/shop?utm_source=x&f.Marke=Alpha&nonce=1', '/shop?f.Marke=Alpha', true],
  ['/shop?anything=1', '/shop', true],
  ['/shop?size=20&from=51', '/shop?size=20&from=51', true],
  ['/shop?q=bohrer', '/shop?q=bohrer', false],
  ['/shop?stock=now&minimum=1', '/shop?stock=now', true],
  ['/shop?sale=now&sales=1', '/shop?sale=now', true],
  ['/shop?min=10&max=20&nonce=1', '/shop?min=10&max=20', false],
  ['/shop?min.Tiefe=10&max.Tiefe=20', '/shop?min.Tiefe=10&max.Tiefe=20', false],
  ['/vergleich?artikel=a&artikel=b&q=c', '/vergleich?artikel=a&artikel=b', false],
  ['/vergleich?utm_source=x', '/vergleich', true],
  ['/shop?artikel=a', '/shop', true],
  ['/shop/P/cart', '/shop/P/cart', false],
  ['/shop/P/cart/confirmation?orderId=abc', '/shop/P/cart/confirmation?orderId=abc', false],
  ['/shop/P/cartoon?x=1', '/shop/P/cartoon', true],
])('%s is rendered as %s, kept: %s', (requested, url, isKept) => {
  expect(pageAddress(requested)).toMatchObject({ url, isKept });
});

test.each([
  ['/shop/P/cart/confirmation', true],
  ['/shop/werkzeug/P/cart/confirmation/?payment=abc', true],
  ['/shop/P/cart/summary', false],
  ['/shop/P/cart/confirmation/more', false],
  ['/shop/werkzeug?f.x=/P/cart/confirmation', false],
])('%s is a page for paying: %s', (requested, isForPaying) => {
  expect(pageAddress(requested).isForPaying).toBe(isForPaying);
});
