import type { Order } from '@kontor/contract';
import { expect, test } from 'vitest';
import { emptyCart } from '../cart/cart.ts';
import { sampleCart, sampleKey, sampleLine } from '../cart/testing/sample-cart.ts';
import { createShoppingSession } from './browser-session.ts';
import { noDrafts } from './drafts.ts';
import { finishOrder } from './finish-order.ts';

test('a finished order is stored, the cart starts anew with another key, the address stays for the next one [SPEC §4.3.8, §4.3.18, §4.4.2, §7.5.2, §9.10]', () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
  const keys = ['first', '0b9f3a52-7c1d-4e6f-8a2b-000000000002'];
  const newKey = () => keys.shift() ?? 'none left';
  const session = createShoppingSession(storage, newKey, null);
  const cart = sampleCart(sampleLine('h1', 2));
  const order = { _id: 'o-1', orderNumber: '2026-000017', items: cart.items, vouchers: [] } as unknown as Order;
  session.cart.change(() => cart);
  session.drafts.change(() => ({
    voucherCode: 'ZEHN',
    unusedCode: '',
    ticked: [{ name: 'AGB', content: 'Ja.' }],
    tickedFor: sampleKey,
  }));
  session.details.change((details) => ({ ...details, email: 'anna@example.at', externalNumber: 'B-17' }));

  finishOrder(session, order, sampleKey, newKey);

  const freshKey = '0b9f3a52-7c1d-4e6f-8a2b-000000000002';
  expect(session.cart.get().value).toEqual({ ...emptyCart(freshKey), ordered: [sampleKey] });
  const details = session.details.get().value;
  expect([details.email, details.externalNumber]).toEqual(['anna@example.at', '']);
  expect(session.drafts.get().value).toEqual(noDrafts);
  expect(session.final.get().value).toEqual({
    placed: { _id: 'o-1', orderNumber: '2026-000017' },
    earlier: [],
  });
  expect([...entries.keys()].sort()).toEqual(['cart', 'details', 'drafts', 'final']);
  const later = createShoppingSession(storage, () => 'unused', null);
  expect(later.cart.get()).toEqual(session.cart.get());
  expect(later.final.get()).toEqual(session.final.get());
});
