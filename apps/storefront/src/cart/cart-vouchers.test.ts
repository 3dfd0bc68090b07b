import { describe, expect, test } from 'vitest';
import { addVoucher, goodsValue, hasVoucher, removeVoucher } from './cart-vouchers.ts';
import { calculationOf, priceOf, sampleCart, sampleLine } from './testing/sample-cart.ts';

const summer = { code: 'SOMMER', session: 's-1' };
const ten = { code: 'Zehn', session: 's-2' };
const cart = { ...sampleCart(sampleLine('h1', 2)), vouchers: [summer, ten] };

describe('vouchers of a cart (SPEC §5, CONTRACT §5)', () => {
  test.each([
    ['SOMMER', true],
    ['sommer', true],
    ['zEHN', true],
    [' sommer ', true],
    ['WINTER', false],
    ['', false],
  ])('%j is there: %s, whatever its case', (code, there) => {
    expect(hasVoucher(cart.vouchers, code)).toBe(there);
  });

  test('a redeemed one comes last, with its session and nothing else', () => {
    const redeemed = { code: 'WINTER', session: 's-3', price: priceOf(-5), kind: 'fixed' };
    expect(addVoucher(cart, redeemed).vouchers).toEqual([summer, ten, { code: 'WINTER', session: 's-3' }]);
  });

  test('redeemed again, in another case, is held once, by the newer session', () => {
    const again = { code: 'Sommer', session: 's-9' };
    expect(addVoucher(cart, again).vouchers).toEqual([ten, again]);
  });

  test('a removed one is gone; removing an unknown one returns the same cart', () => {
    expect(removeVoucher(cart, 'sommer')).toEqual({ ...cart, vouchers: [ten] });
    expect(removeVoucher(cart, 'WINTER')).toBe(cart);
  });

  test('the value of the goods is exact to the cent', () => {
    expect(goodsValue(sampleCart(sampleLine('a', 3, priceOf(0.1)), sampleLine('b', 2, priceOf(19.99))), [])).toBe(
      40.28,
    );
    expect(goodsValue(sampleCart(), [])).toBe(0);
  });

  test('it is what the shop last calculated: three at 16.22 net are 58.39 gross, not 3 × 19.46', () => {
    const three = sampleLine('three', 3, priceOf(19.46, 16.22, 3.24));
    const one = sampleLine('one', 1, priceOf(36, 30, 6));
    const asked = sampleCart(three, one);
    const { items } = calculationOf(asked);
    const lastLines = items.map((line) => (line.amount === 3 ? { ...line, total: priceOf(58.39, 48.66, 9.73) } : line));
    expect(goodsValue(asked, [])).toBe(94.38);
    expect(goodsValue(asked, lastLines)).toBe(94.39);
    // The last answer has another amount for this line, so the cart's own price is used.
    expect(goodsValue(sampleCart({ ...three, amount: 2 }, one), lastLines)).toBe(74.92);
  });
});
