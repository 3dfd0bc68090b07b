import { contentAddress, productAddress, textAddress } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { checkoutAddress, isInApp, parseAddress, shoppingPath } from './address.ts';

describe('what a path means [SPEC §2.1.2, §2.1.3, §2.1.6, §2.1.7, §7.3.7]', () => {
  test.each([
    ['/shop', { kind: 'list', categoryPath: '/shop' }],
    ['/shop/', { kind: 'list', categoryPath: '/shop' }],
    ['/Shop/Werkzeug', { kind: 'list', categoryPath: '/Shop/Werkzeug' }],
    ['/shop/h%C3%A4mmer/100%25', { kind: 'list', categoryPath: '/shop/h%C3%A4mmer/100%25' }],
    ['/shop/werkzeug/P/p-17', { kind: 'product', categoryPath: '/shop/werkzeug', productId: 'p-17' }],
    ['/shop/P/a%2Fb', { kind: 'product', categoryPath: '/shop', productId: 'a/b' }],
    ['/konto', { kind: 'account', section: 'orders' }],
    ['/konto/', { kind: 'account', section: 'orders' }],
    ['/konto/adressen', { kind: 'account', section: 'addresses' }],
    ['/konto/anmeldung', { kind: 'account', section: 'login' }],
    ['/konto/daten', { kind: 'account', section: 'data' }],
    ['/merkliste', { kind: 'wishes' }],
    ['/vergleich', { kind: 'compare' }],
    ['/U/register', { kind: 'registration', categoryPath: null }],
    ['/shop/P/register', { kind: 'registration', categoryPath: '/shop' }],
    ['/shop/werkzeug/P/register', { kind: 'registration', categoryPath: '/shop/werkzeug' }],
    ['/shop/P/cart', { kind: 'cart', categoryPath: '/shop' }],
    ['/shop/werkzeug/P/cart/order', { kind: 'order', categoryPath: '/shop/werkzeug' }],
    ['/shop/P/cart/summary', { kind: 'summary', categoryPath: '/shop' }],
    ['/shop/P/cart/confirmation', { kind: 'confirmation', categoryPath: '/shop' }],
    ['/shop/C/aktionen', { kind: 'content', categoryPath: '/shop', template: 'aktionen' }],
    ['/shop/a/C/rat/bohren', { kind: 'content', categoryPath: '/shop/a', template: 'rat/bohren' }],
    ['/C/rat/bohren', { kind: 'content', categoryPath: null, template: 'rat/bohren' }],
    ['/T/widerrufsbelehrung', { kind: 'text', text: 'widerrufsbelehrung' }],
    ['/agb', { kind: 'text', text: 'businessTerms' }],
    ['/contact', { kind: 'text', text: 'contactInformation' }],
    ['/impressum', { kind: 'text', text: 'siteNotice' }],
    ['/shipping', { kind: 'text', text: 'shippingCosts' }],
    ['/datenschutz', { kind: 'text', text: 'datenschutz' }],
    ['/', { kind: 'start' }],
    ['/shopping', { kind: 'start' }],
    ['/U/else', { kind: 'start' }],
  ])('%s', (path, address) => {
    expect(parseAddress(path)).toEqual(address);
  });

  test.each([
    '/shop/P',
    '/konto/x',
    '/merkliste/x',
    '/vergleich/x',
    '/konto/daten/x',
    '/shop/P/register/x',
    '/shop/C',
    '/shop/P/a/b',
    '/shop/P/cart/x',
    '/shop/P/cart/order/x',
    '/C',
    '/T',
    '/T/a/b',
    '/shop/P/%E0%A4%A',
  ])('%s is missing', (path) => {
    expect(parseAddress(path)).toEqual({ kind: 'missing' });
  });
});

test('addresses are read back as what they were made from', () => {
  expect(parseAddress(productAddress('/shop/a', 'p/1 ?'))).toEqual({
    kind: 'product',
    categoryPath: '/shop/a',
    productId: 'p/1 ?',
  });
  for (const kind of ['cart', 'order', 'summary', 'confirmation'] as const) {
    expect(parseAddress(checkoutAddress('/shop', kind))).toEqual({ kind, categoryPath: '/shop' });
  }
});

test('a text and a content page have one address that is theirs', () => {
  expect([textAddress('businessTerms'), textAddress('a/ü'), contentAddress('rat/bohren ü')]).toEqual([
    '/agb',
    '/T/a%2F%C3%BC',
    '/C/rat/bohren%20%C3%BC',
  ]);
  expect(parseAddress(contentAddress('rat/bohren ü'))).toMatchObject({ template: 'rat/bohren ü' });
});

test('shopping continues in the last category, or at the root', () => {
  expect(shoppingPath(parseAddress('/shop/werkzeug/P/1'))).toBe('/shop/werkzeug');
  expect(shoppingPath(parseAddress('/C/rat'))).toBe('/shop');
  expect(shoppingPath(parseAddress('/agb'))).toBe('/shop');
});

test.each([
  ['/shop', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://example.at', false],
  ['shop', false],
])('link %s stays in the shop: %s', (href, inApp) => {
  expect(isInApp(href)).toBe(inApp);
});
