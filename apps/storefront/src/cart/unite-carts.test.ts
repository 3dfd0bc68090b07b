import { describe, expect, test } from 'vitest';
import { type Cart, emptyCart } from './cart.ts';
import { cartAfterOrder } from './change-cart.ts';
import { sampleLine } from './testing/sample-cart.ts';
import { mayUnite, uniteCarts } from './unite-carts.ts';

const hammer = sampleLine('h1', 2);
const saw = sampleLine('s1', 1);
const cartOf = (key: string, change: Partial<Cart> = {}): Cart => ({ ...emptyCart(key), ...change });

/** Both sides get the same result, and uniting it again changes nothing. So the tabs stop sending messages. */
function meeting(one: Cart, other: Cart): Cart {
  const together = uniteCarts(one, other);
  expect(uniteCarts(other, one)).toEqual(together);
  for (const cart of [one, other, together]) {
    expect(uniteCarts(cart, together)).toEqual(together);
    expect(uniteCarts(together, cart)).toEqual(together);
  }
  return together;
}

describe('two states of one cart', () => {
  test('the later change wins, be it a removal', () => {
    const before = cartOf('k', { items: [hammer, saw], revision: 3 });
    const after = cartOf('k', { items: [saw], revision: 4 });
    expect(meeting(before, after)).toBe(after);
  });

  test('of two made at once both sides choose the same one', () => {
    const one = cartOf('k', { items: [{ ...hammer, amount: 3 }], revision: 4 });
    const other = cartOf('k', { items: [{ ...hammer, amount: 7 }], revision: 4 });
    expect(meeting(one, other)).toBe(other);
  });

  test('of two made at once the one that sends the order wins, whatever the other is', () => {
    const sending = cartOf('k', { sent: true, items: [hammer], revision: 4 });
    const other = cartOf('k', { items: [{ ...hammer, amount: 7 }], revision: 4 });
    expect(meeting(other, sending)).toBe(sending);
  });

  test('an order that the shop refused is no longer on its way', () => {
    const sending = cartOf('k', { sent: true, items: [hammer], revision: 4 });
    const refused = cartOf('k', { items: [hammer], revision: 5 });
    expect(meeting(sending, refused)).toBe(refused);
  });
});

describe('an order that was placed in one tab (SPEC §4)', () => {
  const left = cartOf('k1', { items: [hammer], revision: 8 });
  const ordered = cartAfterOrder(left, { items: left.items as never, vouchers: [] }, 'k1', 'k2');

  test('empties the other, however many changes it counts', () => {
    expect(meeting({ ...left, revision: 99 }, ordered)).toBe(ordered);
  });

  test('so does a later one: what was ordered does not come back', () => {
    const again = cartAfterOrder({ ...ordered, items: [saw] }, { items: [saw] as never, vouchers: [] }, 'k2', 'k3');
    expect(meeting(left, again)).toBe(again);
  });
});

describe('two carts that never met', () => {
  test('a new tab takes over what another has', () => {
    const filled = cartOf('k9', { items: [hammer], vouchers: [{ code: 'SOMMER', session: 's' }], revision: 5 });
    expect(meeting(cartOf('k1'), filled)).toBe(filled);
  });

  test('filled both become one, and nothing is lost', () => {
    const one = cartOf('k1', {
      items: [hammer, saw],
      vouchers: [{ code: 'SOMMER', session: 's-1' }],
      notices: ['Ausverkauft.'],
      revision: 5,
      ordered: ['k0'],
    });
    const other = cartOf('k2', {
      items: [{ ...saw, amount: 4 }, sampleLine('b1', 1)],
      vouchers: [
        { code: 'sommer', session: 's-2' },
        { code: 'ZEHN', session: 's-3' },
      ],
      revision: 2,
    });
    expect(meeting(one, other)).toEqual({
      key: 'k1',
      sent: false,
      items: [hammer, { ...saw, amount: 4 }, sampleLine('b1', 1)],
      vouchers: [
        { code: 'SOMMER', session: 's-1' },
        { code: 'ZEHN', session: 's-3' },
      ],
      notices: ['Ausverkauft.'],
      revision: 6,
      ordered: ['k0'],
      account: null,
    });
  });

  test('the key under which an order went out stays the key, be it the greater one or its cart empty by now', () => {
    const filled = cartOf('k1', { items: [hammer, saw], revision: 7 });
    const sending = cartOf('k2', { sent: true, items: [saw], revision: 2 });
    expect(meeting(filled, sending)).toEqual(cartOf('k2', { sent: true, items: [saw, hammer], revision: 8 }));
    expect(meeting(filled, { ...sending, items: [] })).toMatchObject({ key: 'k2', sent: true, items: [hammer, saw] });
  });

  test('two that both sent an order agree on a key, and what either ordered leaves once', () => {
    const one = cartOf('k1', { sent: true, items: [hammer], revision: 3 });
    const other = cartOf('k2', { sent: true, items: [saw], revision: 3 });
    const together = meeting(one, other);
    expect(together).toMatchObject({ key: 'k1', sent: true, items: [hammer, saw] });
    const finished = cartAfterOrder(together, { items: [saw] as never, vouchers: [] }, 'k2', 'k3');
    expect(finished).toMatchObject({ key: 'k1', sent: true, items: [hammer], ordered: ['k2'] });
    expect(meeting(other, finished)).toBe(finished);
  });

  test('two empty ones agree on a key', () => {
    expect(meeting(cartOf('k2', { revision: 4 }), cartOf('k1')).key).toBe('k1');
  });

  test('together they hold no more than an order takes', () => {
    const lines = (prefix: string) => Array.from({ length: 400 }, (_, i) => sampleLine(`${prefix}${i}`, 1));
    const vouchers = (prefix: string) =>
      Array.from({ length: 15 }, (_, i) => ({ code: `${prefix}${i}`, session: 's' }));
    const together = meeting(
      cartOf('k1', { items: lines('a'), vouchers: vouchers('A') }),
      cartOf('k2', { items: lines('b'), vouchers: vouchers('B') }),
    );
    expect([together.items.length, together.vouchers.length]).toEqual([500, 20]);
  });
});

describe('carts of somebody', () => {
  const saved = { items: [], version: 3 };
  const adas = cartOf('k1', { items: [hammer], account: { customer: 'ada', saved } });

  test('meet those of the same person, and themselves from before the login', () => {
    expect(mayUnite(cartOf('k2', { account: { customer: 'ada', saved: null } }), adas)).toBe(true);
    expect(mayUnite(cartOf('k1'), adas)).toBe(true);
    expect(mayUnite(cartOf('k1'), cartOf('k2'))).toBe(true);
  });

  test('but nobody else’s: what a customer left by logging out does not come back from another tab', () => {
    expect(mayUnite(cartOf('k2'), adas)).toBe(false);
    expect(mayUnite(adas, cartOf('k2'))).toBe(false);
    expect(mayUnite(cartOf('k2', { account: { customer: 'bert', saved: null } }), adas)).toBe(false);
  });

  test('a new tab takes over what is known of the saved one', () => {
    expect(meeting(cartOf('k2', { account: { customer: 'ada', saved: null } }), adas)).toBe(adas);
  });
});
