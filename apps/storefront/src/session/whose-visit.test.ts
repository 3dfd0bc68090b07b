import { describe, expect, test } from 'vitest';
import { sampleLine } from '../cart/testing/sample-cart.ts';
import { cartTexts } from '../texts/cart.de.ts';
import { createShoppingSession } from '../visit/browser-session.ts';
import type { Session } from './session.ts';
import { giveVisitTo } from './whose-visit.ts';

const keys = ['a', 'b', 'c', 'd'].map((last) => `0b9f3a52-7c1d-4e6f-8a2b-00000000000${last}`);
const nobody: Session = { state: 'signed-out' };
const customer = (_id: string): Session => ({
  state: 'signed-in',
  user: { _id, email: `${_id}@kunde.example`, separateShippingAddress: false, onlineUser: true },
});

/** A visit with something in the cart, something typed and something ordered. */
function filledVisit() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const fresh = [...keys];
  const newKey = () => fresh.shift() ?? '';
  const visit = createShoppingSession(storage, newKey, null);
  visit.cart.change((cart) => ({ ...cart, items: [sampleLine('h', 2)] }));
  visit.details.change((details) => ({ ...details, email: 'ada@kunde.example' }));
  visit.final.change(() => ({ placed: { _id: 'order', orderNumber: '2026-000001' }, earlier: [] }));
  visit.registration.change(() => ({ email: 'ada@kunde.example', requestedFor: 'ada@kunde.example' }));
  visit.drafts.change((drafts) => ({ ...drafts, voucherCode: 'fuer-ada' }));
  return { visit, newKey, stored };
}

describe('the data that a tab stores', () => {
  test('goes on with a guest who logs in', () => {
    const { visit, newKey } = filledVisit();
    const before = visit.cart.get().value;
    giveVisitTo(visit, customer('ada'), newKey);
    expect(visit.cart.get().value).toEqual({ ...before, account: { customer: 'ada', saved: null } });
    expect(visit.details.get().value.email).toBe('ada@kunde.example');
    expect(visit.drafts.get().value.voucherCode).toBe('fuer-ada');
  });

  test('stays while nobody knows who it is, and while it is the same', () => {
    const { visit, newKey } = filledVisit();
    giveVisitTo(visit, customer('ada'), newKey);
    const before = visit.cart.get().value;
    giveVisitTo(visit, { state: 'unknown' }, newKey);
    giveVisitTo(visit, customer('ada'), newKey);
    expect(visit.cart.get().value).toBe(before);
  });

  test('is nowhere in the storage once its customer has left', () => {
    const { visit, newKey, stored } = filledVisit();
    giveVisitTo(visit, customer('ada'), newKey);
    visit.cart.change((cart) => {
      const items = [{ product: { _id: 'product-h' }, condition: { _id: 'h' }, amount: 2 }];
      return { ...cart, account: { customer: 'ada', saved: { items, version: 1 } } };
    });
    giveVisitTo(visit, nobody, newKey);
    expect(visit.cart.get().value).toMatchObject({ items: [], account: null });
    expect([...stored.values()].join()).not.toMatch(/ada|Hammer|2026-000001/);
  });

  test('has no key of an order left, and says in the cart why it is empty, until its customer is back [security: order-key-found]', () => {
    const { visit, newKey } = filledVisit();
    giveVisitTo(visit, customer('ada'), newKey);
    visit.cart.change((cart) => ({ ...cart, ordered: [keys[3] ?? ''] }));
    giveVisitTo(visit, nobody, newKey, [cartTexts.signedOut]);
    expect(visit.cart.get().value).toMatchObject({ ordered: [], notices: [cartTexts.signedOut] });
    giveVisitTo(visit, nobody, newKey, [cartTexts.signedOut]);
    expect(visit.cart.get().value.notices).toEqual([cartTexts.signedOut]);
    giveVisitTo(visit, customer('ada'), newKey);
    expect(visit.cart.get().value.notices).toEqual([]);
    giveVisitTo(visit, customer('bert'), newKey, [cartTexts.signedOut]);
    expect(visit.cart.get().value.notices).toEqual([]);
  });

  test('is not the next customer’s', () => {
    const { visit, newKey, stored } = filledVisit();
    giveVisitTo(visit, customer('ada'), newKey);
    giveVisitTo(visit, customer('bert'), newKey);
    expect(visit.cart.get().value.account).toEqual({ customer: 'bert', saved: null });
    expect([...stored.values()].join()).not.toMatch(/ada|2026-000001/);
  });
});
