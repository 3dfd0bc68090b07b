import { describe, expect, test } from 'vitest';
import { sampleCart, sampleKey, sampleLine } from '../cart/testing/sample-cart.ts';
import { readCart } from './stored-cart.ts';

const line = sampleLine('h1', 2);

/** A cart as it is read from the storage. */
const stored = (cart: unknown) => JSON.parse(JSON.stringify(cart));

describe('reading a stored cart', () => {
  test('a cart of ours comes back whole, without the version [SPEC §3.18]', () => {
    const cart = {
      ...sampleCart(line, sampleLine('s1', 0)),
      vouchers: [{ code: 'SOMMER', session: 's-1' }],
      notices: ['Ein Artikel ist ausverkauft.'],
      sent: true,
      revision: 7,
      ordered: ['0b9f3a52-7c1d-4e6f-8a2b-000000000001'],
    };
    expect(JSON.stringify(readCart(stored({ version: 3, ...cart })))).toBe(JSON.stringify(cart));
  });

  test('a line without optional fields is one', () => {
    const { nameSuffix: _, ...product } = line.product;
    const { unit: __, ...condition } = line.condition;
    const cart = sampleCart({ ...line, product: { ...product, files: [] }, condition });
    expect(readCart(stored(cart))).toEqual(cart);
  });

  test.each([
    ['nothing', {}],
    ['a key that is none', sampleCart(line), { key: 'mine' }],
    ['no word on whether it was sent', sampleCart(line), { sent: undefined }],
    ['no key', sampleCart(line), { key: undefined }],
    ['a revision that cannot be counted up', sampleCart(line), { revision: Number.MAX_SAFE_INTEGER }],
    ['a negative revision', sampleCart(line), { revision: -1 }],
    ['no revision', sampleCart(line), { revision: undefined }],
    ['an ordered key that is none', sampleCart(line), { ordered: ['mine'] }],
    ['vouchers that are no list', sampleCart(line), { vouchers: 'SOMMER' }],
    ['a voucher without its session', sampleCart(line), { vouchers: [{ code: 'SOMMER' }] }],
    ['a voucher of 10,000 characters', sampleCart(line), { vouchers: [{ code: 'x'.repeat(10_000), session: 's' }] }],
    ['a voucher twice', sampleCart(line), { vouchers: Array(2).fill({ code: 'SOMMER', session: 's' }) }],
    [
      '21 vouchers',
      sampleCart(line),
      { vouchers: Array.from({ length: 21 }, (_, i) => ({ code: `C${i}`, session: 's' })) },
    ],
    ['items that are no list', sampleCart(), { items: 'viele' }],
    ['a line that is null', sampleCart(), { items: [null] }],
    ['an amount as text', sampleCart(), { items: [{ ...line, amount: '2' }] }],
    ['a negative amount', sampleCart(), { items: [{ ...line, amount: -1 }] }],
    ['a broken amount', sampleCart(), { items: [{ ...line, amount: 1.5 }] }],
    ['an absurd amount', sampleCart(), { items: [{ ...line, amount: 1e12 }] }],
    ['a condition twice', sampleCart(), { items: [line, line] }],
    ['501 lines', sampleCart(), { items: Array.from({ length: 501 }, (_, i) => sampleLine(`c${i}`, 1)) }],
    ['a price as text', sampleCart(), { items: [{ ...line, condition: { _id: 'h1', price: '12' } }] }],
    [
      'a price with thirds of a cent',
      sampleCart(),
      { items: [{ ...line, condition: { _id: 'h1', price: { ...line.condition.price, gross: 0.333 } } }] },
    ],
    [
      'a delivery time that is no text',
      sampleCart(),
      { items: [{ ...line, product: { ...line.product, stockStatusText: { __html: '<img>' } } }] },
    ],
    ['a product without a name', sampleCart(), { items: [{ ...line, product: { ...line.product, name: undefined } }] }],
    [
      'a product name of megabytes',
      sampleCart(),
      { items: [{ ...line, product: { ...line.product, name: 'x'.repeat(2000) } }] },
    ],
    ['notices that are no texts', sampleCart(line), { notices: [{ html: '<img>' }] }],
  ])('%s is no cart', (_what, cart: object, change: object = {}) => {
    expect(readCart(stored({ key: sampleKey, ...cart, ...change }))).toBeNull();
  });
});
