import type { Product, SavedCart } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import {
  agreeWithSaved,
  cartsTogether,
  hasGoneLine,
  isSameContent,
  missingProducts,
  whatDoesNotFit,
} from './saved-cart.ts';
import { sampleCart, sampleKey, sampleLine } from './testing/sample-cart.ts';
import { enterAccount, leaveAccount } from './whose-cart.ts';

const savedOf = (amounts: Readonly<Record<string, number>>, more: Partial<SavedCart> = {}): SavedCart => ({
  items: Object.entries(amounts).map(([id, amount]) => ({
    ...{ product: { _id: `product-${id}` }, condition: { _id: id } },
    amount,
  })),
  vouchers: [],
  joined: [],
  version: 7,
  ...more,
});

/** A customer's cart in this browser, last synchronised with `base`. */
const cartOf = (amounts: Readonly<Record<string, number>>, base: SavedCart | null): Cart => ({
  ...sampleCart(...Object.entries(amounts).map(([id, amount]) => sampleLine(id, amount))),
  account: { customer: 'ada', saved: base },
});

const amountsOf = ({ items }: Pick<SavedCart, 'items'> | Cart) =>
  Object.fromEntries(items.map(({ condition, amount }) => [condition._id, amount]));

const productOf = (id: string): Product => {
  const { product, condition } = sampleLine(id, 1);
  return { ...product, conditions: [condition] } as unknown as Product;
};

describe('a guest logs in', () => {
  const guest = enterAccount(sampleCart(sampleLine('h', 2), sampleLine('s', 1)), 'ada');

  test('amounts add, no line is lost, and the saved cart remembers whose they were', () => {
    const together = cartsTogether(guest, savedOf({ h: 3, b: 4 }, { joined: ['k0'] }));
    expect(amountsOf(together)).toEqual({ h: 5, s: 1, b: 4 });
    expect(together).toMatchObject({ joined: ['k0', sampleKey], version: 7 });
  });

  test('once: the same cart again, after a reload or in another tab, adds nothing', () => {
    const first = cartsTogether(guest, savedOf({ h: 3 }));
    const again = cartsTogether(guest, { ...first, version: 8 });
    expect(isSameContent(again, first)).toBe(true);
  });

  test('more than an order takes of one thing is not asked for', () => {
    const together = cartsTogether(enterAccount(sampleCart(sampleLine('h', 600_000)), 'ada'), savedOf({ h: 600_000 }));
    expect(amountsOf(together)).toEqual({ h: 1_000_000 });
  });

  test('the guest’s surplus is left out and named: pieces beyond a million, lines beyond 500', () => {
    const full = savedOf({ h: 999_999, ...Object.fromEntries(Array.from({ length: 499 }, (_, i) => [`l${i}`, 1])) });
    const two = enterAccount(sampleCart(sampleLine('n', 2), sampleLine('h', 2), sampleLine('l7', 1)), 'ada');
    const together = cartsTogether(two, full);
    expect(amountsOf(together)).toEqual({ ...amountsOf(full), h: 1_000_000, l7: 2 });
    expect(together.items).toHaveLength(500);
    expect(whatDoesNotFit(two, full)).toEqual([sampleLine('n', 1).product.name, sampleLine('h', 1).product.name]);
    const agreed = agreeWithSaved(two, two, { ...together, version: 8 }, [
      ...together.items.map(({ condition }) => productOf(condition._id)),
    ]);
    expect(amountsOf(agreed)).toEqual(amountsOf(together));
    expect(whatDoesNotFit(agreed, together)).toEqual([]);
    expect(whatDoesNotFit(two, savedOf({ h: 1 }))).toEqual([]);
  });

  test('with an empty cart nothing is there to add', () => {
    const saved = savedOf({ h: 3 });
    expect(isSameContent(cartsTogether(enterAccount(sampleCart(), 'ada'), saved), saved)).toBe(true);
  });
});

describe('two devices of one customer', () => {
  const base = savedOf({ h: 2, s: 1 });

  test.each([
    ['what changed here alone', { h: 5, s: 1 }, { h: 2, s: 1 }, { h: 5, s: 1 }],
    ['what changed there alone', { h: 2, s: 1 }, { h: 2, s: 4 }, { h: 2, s: 4 }],
    ['what was taken out here', { h: 2 }, { h: 2, s: 1 }, { h: 2 }],
    ['what was taken out there', { h: 2, s: 1 }, { h: 2 }, { h: 2 }],
    ['taken out here, changed there: it stays', { h: 2 }, { h: 2, s: 3 }, { h: 2, s: 3 }],
    ['changed on both: the larger amount', { h: 5, s: 1 }, { h: 3, s: 1 }, { h: 5, s: 1 }],
    ['new on either', { h: 2, s: 1, a: 1 }, { h: 2, s: 1, b: 2 }, { h: 2, s: 1, a: 1, b: 2 }],
    ['all ordered here', {}, { h: 2, s: 1 }, {}],
    ['an amount that is just being typed counts as before', { h: 0, s: 1 }, { h: 2, s: 1 }, { h: 2, s: 1 }],
  ])('%s', (_what, here, there, together) => {
    expect(amountsOf(cartsTogether(cartOf(here, base), savedOf(there)))).toEqual(together);
  });

  test('a voucher given back on one side is gone, a new one comes', () => {
    const voucher = (code: string) => ({ code, session: `s-${code}` });
    const cart = {
      ...cartOf({}, savedOf({}, { vouchers: [voucher('ALT'), voucher('BLEIBT')] })),
      vouchers: [voucher('BLEIBT'), voucher('HIER')],
    };
    const there = savedOf({}, { vouchers: [voucher('ALT'), voucher('BLEIBT'), voucher('DORT')] });
    expect(cartsTogether(cart, there).vouchers).toEqual([voucher('BLEIBT'), voucher('HIER'), voucher('DORT')]);
  });
});

describe('the browser takes over what was saved', () => {
  const asked = cartOf({ h: 2, s: 1 }, null);
  const saved = savedOf({ h: 5, s: 1, b: 4 }, { version: 8 });

  test('amounts, and lines of another device with all there is to show of them', () => {
    expect(missingProducts(asked, saved)).toEqual(['product-b']);
    const agreed = agreeWithSaved(asked, asked, saved, [productOf('b')]);
    expect(agreed.items).toEqual([sampleLine('h', 5), sampleLine('s', 1), sampleLine('b', 4)]);
    expect(agreed.account).toEqual({ customer: 'ada', saved });
    expect(agreeWithSaved(agreed, agreed, saved, [])).toBe(agreed);
  });

  test('changes made during a save stay, and are saved next', () => {
    const now = cartOf({ h: 9, n: 1 }, null);
    const agreed = agreeWithSaved(now, asked, saved, [productOf('b')]);
    expect(amountsOf(agreed)).toEqual({ h: 9, n: 1, b: 4 });
    expect(amountsOf(cartsTogether(agreed, saved))).toEqual({ h: 9, n: 1, b: 4 });
  });

  test('lines that the shop no longer has are left out, and are removed from the saved cart by the next save', () => {
    expect(hasGoneLine(asked, saved, [])).toBe(true);
    const agreed = agreeWithSaved(asked, asked, saved, []);
    expect(amountsOf(agreed)).toEqual({ h: 5, s: 1 });
    expect(amountsOf(cartsTogether(agreed, saved))).toEqual({ h: 5, s: 1 });
  });

  test('not when somebody else uses the browser by now', () => {
    const left = leaveAccount(asked, 'k2');
    expect(agreeWithSaved(left, asked, saved, [])).toBe(left);
  });
});

describe('a customer leaves', () => {
  test('the saved cart is removed; lines that could not be saved stay, for a guest', () => {
    const cart = { ...cartOf({ h: 5, s: 1, n: 2 }, savedOf({ h: 3, s: 1 })), ordered: ['k0'], revision: 4 };
    const left = leaveAccount(cart, 'k2');
    expect(amountsOf(left)).toEqual({ h: 2, n: 2 });
    expect(left).toMatchObject({ key: 'k2', account: null, ordered: [], sent: false, notices: [] });
  });
});
