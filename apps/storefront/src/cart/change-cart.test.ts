import type { Order } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { type CartLine, cartCount, emptyCart, isOrderable, taxRatesOf } from './cart.ts';
import {
  addItem,
  cartAfterOrder,
  changeAmount,
  dismissNotices,
  noteSent,
  removeItem,
  renewKey,
} from './change-cart.ts';
import { priceOf, sampleCart, sampleLine } from './testing/sample-cart.ts';

const hammer = sampleLine('h1', 2);
const saw = sampleLine('s1', 1);

describe('adding an item (SPEC §4)', () => {
  test('a new condition becomes a line at the end [SPEC §3.19, §4.3.2]', () => {
    const cart = sampleCart(hammer);
    expect(addItem(cart, saw.product, saw.condition, 3)).toEqual({
      ok: true,
      cart: sampleCart(hammer, { ...saw, amount: 3 }),
    });
    expect(cart.items).toEqual([hammer]);
  });

  test('a condition that is there grows and takes over the newer price [SPEC §4.3.1]', () => {
    const dearer = { ...hammer.condition, price: priceOf(15, 12.5, 2.5) };
    const added = addItem(sampleCart(hammer, saw), hammer.product, dearer, 4);
    expect(added).toEqual({ ok: true, cart: sampleCart({ ...hammer, condition: dearer, amount: 6 }, saw) });
  });

  test('another condition of the same product is another line [SPEC §4.3.2]', () => {
    const box = { ...hammer.condition, _id: 'h2', unit: 'Karton' };
    const added = addItem(sampleCart(hammer), hammer.product, box, 1);
    expect(added.ok && added.cart.items.map(({ condition, amount }) => [condition._id, amount])).toEqual([
      ['h1', 2],
      ['h2', 1],
    ]);
  });

  test('a product is remembered by what the cart shows, not whole', () => {
    const whole = {
      ...saw.product,
      files: [{ content: 'first' }, { content: 'second' }],
      attributes: Array.from({ length: 30 }, (_, i) => ({ name: `A${i}`, value: 'x' })),
      htmlDescription: '<p>lang</p>',
    };
    const added = addItem(sampleCart(), whole, { ...saw.condition, lowestPrice30: 3, ...{ content: '5 m' } }, 1);
    if (!added.ok) throw new Error(added.code);
    const [line] = added.cart.items;
    expect(line?.product.files).toEqual([{ content: 'first' }]);
    expect(line?.product.attributes).toHaveLength(12);
    expect(line?.product).not.toHaveProperty('htmlDescription');
    expect(line?.condition).toMatchObject({ lowestPrice30: 3 });
    expect(line?.condition).not.toHaveProperty('content');
  });

  test.each([0, -1, 1.5, Number.NaN, 1_000_001, 1e12])('the amount %d is refused', (amount) => {
    expect(addItem(sampleCart(hammer), saw.product, saw.condition, amount)).toEqual({
      ok: false,
      code: 'amount-invalid',
    });
  });

  test('a line never grows past what can be ordered', () => {
    const full = sampleCart({ ...hammer, amount: 999_999 });
    expect(addItem(full, hammer.product, hammer.condition, 1).ok).toBe(true);
    expect(addItem(full, hammer.product, hammer.condition, 2)).toEqual({ ok: false, code: 'amount-too-large' });
  });

  test('two amounts that make none that is sold become the next larger one', () => {
    const condition = { ...hammer.condition, minAmount: 5, amountStep: 2, maxAmount: 11 };
    const cart = sampleCart({ ...hammer, condition, amount: 5 });
    const added = addItem(cart, hammer.product, condition, 5);
    expect(added).toEqual({ ok: true, cart: sampleCart({ ...hammer, condition, amount: 11 }) });
    expect(addItem(cart, hammer.product, condition, 7)).toEqual({ ok: false, code: 'amount-too-large' });
  });

  test('a cart holds 500 lines, and a present one can still grow', () => {
    const full = sampleCart(...Array.from({ length: 500 }, (_, i) => sampleLine(`c${i}`, 1)));
    expect(addItem(full, saw.product, saw.condition, 1)).toEqual({ ok: false, code: 'cart-full' });
    expect(addItem(full, hammer.product, { ...hammer.condition, _id: 'c0' }, 1).ok).toBe(true);
  });
});

describe('changing an amount (SPEC §5)', () => {
  test('sets the amount of one line only', () => {
    expect(changeAmount(sampleCart(hammer, saw), 's1', 7)).toEqual(sampleCart(hammer, { ...saw, amount: 7 }));
  });

  test.each([Number.NaN, 0, -3, 2.5, 1_000_001])('%d is no amount and counts as 0 [SPEC §5.7]', (amount) => {
    const cart = changeAmount(sampleCart(hammer, saw), 'h1', amount);
    expect(cart.items.map((line) => line.amount)).toEqual([0, 1]);
    expect(isOrderable(cart)).toBe(false);
  });

  test('the same amount or an unknown condition leaves the very same cart', () => {
    const cart = sampleCart(hammer);
    expect(changeAmount(cart, 'h1', 2)).toBe(cart);
    expect(changeAmount(cart, 'nope', 2)).toBe(cart);
  });
});

describe('a key used up by an earlier order (CONTRACT §5)', () => {
  test('is replaced; lines and notices stay', () => {
    const cart = { ...sampleCart(hammer, saw), notices: ['Der Hammer kostet jetzt 15,00 €.'] };
    expect(renewKey(cart, cart.key, 'fresh')).toEqual({ ...cart, key: 'fresh', ordered: [cart.key] });
  });

  test('the last twenty are remembered', () => {
    const keys = Array.from({ length: 20 }, (_, i) => `key-${i}`);
    const cart = { ...sampleCart(hammer), ordered: keys };
    expect(renewKey(cart, cart.key, 'fresh').ordered).toEqual([...keys.slice(1), cart.key]);
  });

  test('a cart with another key is the very same cart', () => {
    const cart = sampleCart(hammer);
    expect(renewKey(cart, 'used', 'fresh')).toBe(cart);
  });
});

describe('after the order (SPEC §4)', () => {
  const vouchers = [
    { code: 'SOMMER', session: 's-1' },
    { code: 'ZEHN', session: 's-2' },
  ];
  const orderOf = (...items: CartLine[]) => ({ items, vouchers: [{ code: 'SOMMER' }] }) as unknown as Order;

  test('the cart is empty, its key used up', () => {
    const cart = { ...sampleCart(hammer, saw), vouchers: vouchers.slice(0, 1), notices: ['Früher.'] };
    expect(cartAfterOrder(cart, orderOf(hammer, saw), cart.key, 'fresh')).toEqual({
      ...emptyCart('fresh'),
      ordered: [cart.key],
    });
  });

  test('lines added by another tab meanwhile were not ordered and stay', () => {
    const cart = { ...sampleCart({ ...hammer, amount: 5 }, saw), vouchers };
    expect(cartAfterOrder(cart, orderOf(hammer), cart.key, 'fresh')).toEqual({
      ...emptyCart('fresh'),
      items: [{ ...hammer, amount: 3 }, saw],
      vouchers: [{ code: 'ZEHN', session: 's-2' }],
      ordered: [cart.key],
    });
  });

  test('found to be placed a second time, it takes nothing out of the next cart', () => {
    const cart = sampleCart(hammer);
    const next = { ...cartAfterOrder(cart, orderOf(hammer), cart.key, 'fresh'), items: [hammer] };
    expect(cartAfterOrder(next, orderOf(hammer), cart.key, 'fresher')).toBe(next);
  });
});

describe('an order on its way', () => {
  test('is noted with the cart until the shop refuses it or the cart has another key', () => {
    const cart = sampleCart(hammer);
    const sent = noteSent(cart, cart.key, true);
    expect(sent).toEqual({ ...cart, sent: true });
    expect(noteSent(sent, cart.key, true)).toBe(sent);
    expect(noteSent(sent, cart.key, false)).toEqual(cart);
    expect(renewKey(sent, cart.key, 'fresh').sent).toBe(false);
    expect(noteSent(cart, 'another', true)).toBe(cart);
  });
});

describe('taking out and counting', () => {
  test('a removed line is gone, the others stay', () => {
    expect(removeItem(sampleCart(hammer, saw), 'h1')).toEqual(sampleCart(saw));
  });

  test('removing what is not there leaves the very same cart', () => {
    const cart = sampleCart(hammer);
    expect(removeItem(cart, 'nope')).toBe(cart);
  });

  test('the count is the sum of the amounts', () => {
    expect(cartCount(sampleCart(hammer, saw))).toBe(3);
    expect(cartCount(sampleCart())).toBe(0);
  });

  test('an empty cart cannot be ordered, one with amounts can', () => {
    expect(isOrderable(sampleCart())).toBe(false);
    expect(isOrderable(sampleCart(hammer))).toBe(true);
  });

  test('the tax rates of the goods, each once', () => {
    const book = { ...priceOf(38.9), taxRates: [{ rate: 4.9, amount: 1.82 }] };
    expect(taxRatesOf([hammer, sampleLine('b1', 1, book), saw])).toEqual([4.9, 20]);
  });

  test('dismissed notices are gone, the lines stay', () => {
    const cart = { ...sampleCart(hammer), notices: ['Der Hammer ist ausverkauft.'] };
    expect(dismissNotices(cart)).toEqual(sampleCart(hammer));
    const quiet = sampleCart(hammer);
    expect(dismissNotices(quiet)).toBe(quiet);
  });
});
