import type { SavedCart } from '@kontor/contract';
import { maxAmount } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { sampleCart, sampleKey, sampleLine } from '../cart/testing/sample-cart.ts';
import { agreementAfter, beginAgreement } from './cart-agreement.ts';

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

/** A customer's cart in this browser, last synchronised with `saved`; null: never. */
const cartOf = (amounts: Readonly<Record<string, number>>, saved: SavedCart | null): Cart => ({
  ...sampleCart(...Object.entries(amounts).map(([id, amount]) => sampleLine(id, amount))),
  account: { customer: 'ada', saved },
});

const agreedOn = savedOf({ h: 1 });

describe('an agreement begins', () => {
  test('not for a guest', () => {
    const asked = sampleCart(sampleLine('h', 1));
    expect(beginAgreement(asked, true)).toEqual({ asked, step: 'stop' });
  });

  test('with the saved cart, when that may have changed, or was never known', () => {
    const [known, unknown] = [cartOf({ h: 2 }, agreedOn), cartOf({ h: 2 }, null)];
    expect(beginAgreement(known, false)).toEqual({ asked: known, step: 'load' });
    expect(beginAgreement(unknown, true)).toEqual({ asked: unknown, step: 'load' });
  });

  test('with saving what changed here, when the saved cart is known', () => {
    const asked = cartOf({ h: 2 }, agreedOn);
    expect(beginAgreement(asked, true)).toEqual({
      asked,
      step: 'save',
      together: savedOf({ h: 2 }),
      left: [],
      tries: 1,
    });
  });

  test('with nothing to save, when nothing changed here', () => {
    const asked = cartOf({ h: 1 }, agreedOn);
    expect(beginAgreement(asked, true)).toEqual({ asked, step: 'take-over', saved: agreedOn, left: [] });
  });
});

describe('the shop answers', () => {
  test('loaded: another device’s change is taken over, and nothing is saved', () => {
    const asked = cartOf({ h: 1 }, agreedOn);
    const saved = savedOf({ h: 1, s: 3 }, { version: 8 });
    const next = agreementAfter(beginAgreement(asked, false), { type: 'loaded', saved });
    expect(next).toEqual({ asked, step: 'take-over', saved, left: [] });
  });

  test('loaded: a guest’s cart that was brought along is saved with the one that waited', () => {
    const asked = cartOf({ h: 2 }, null);
    const next = agreementAfter(beginAgreement(asked, true), { type: 'loaded', saved: savedOf({ s: 3 }) });
    const together = savedOf({ s: 3, h: 2 }, { joined: [sampleKey] });
    expect(next).toEqual({ asked, step: 'save', together, left: [], tries: 1 });
  });

  test('stored: the cart as the shop has it now is taken over', () => {
    const asked = cartOf({ h: 2 }, agreedOn);
    const saved = savedOf({ h: 2 }, { version: 8 });
    const next = agreementAfter(beginAgreement(asked, true), { type: 'stored', saved });
    expect(next).toEqual({ asked, step: 'take-over', saved, left: [] });
  });

  test('stored without room for all: what was left is named', () => {
    const asked = cartOf({ h: maxAmount }, null);
    const begun = agreementAfter(beginAgreement(asked, false), { type: 'loaded', saved: savedOf({ h: 1 }) });
    const saved = savedOf({ h: maxAmount }, { joined: [sampleKey], version: 8 });
    const next = agreementAfter(begun, { type: 'stored', saved });
    expect(next).toEqual({ asked, step: 'take-over', saved, left: ['Hammer h'] });
  });

  test('overtaken: both changes are saved together, on top of the newer version', () => {
    const asked = cartOf({ h: 2 }, agreedOn);
    const theirs = savedOf({ h: 1, s: 3 }, { version: 8 });
    const next = agreementAfter(beginAgreement(asked, true), { type: 'overtaken', saved: theirs });
    const together = savedOf({ h: 2, s: 3 }, { version: 8 });
    expect(next).toEqual({ asked, step: 'save', together, left: [], tries: 2 });
  });

  test('overtaken by the very same change: nothing is left to save', () => {
    const asked = cartOf({ h: 2 }, agreedOn);
    const theirs = savedOf({ h: 2 }, { version: 8 });
    const next = agreementAfter(beginAgreement(asked, true), { type: 'overtaken', saved: theirs });
    expect(next).toEqual({ asked, step: 'take-over', saved: theirs, left: [] });
  });

  test('overtaken five times: the next occasion is waited for', () => {
    const asked = cartOf({ h: 2 }, agreedOn);
    let agreement = beginAgreement(asked, true);
    const steps = [8, 9, 10, 11, 12].map((version) => {
      agreement = agreementAfter(agreement, { type: 'overtaken', saved: savedOf({ h: 1 }, { version }) });
      return agreement.step;
    });
    expect(steps).toEqual(['save', 'save', 'save', 'save', 'stop']);
  });
});
