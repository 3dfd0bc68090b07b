import { describe, expect, test } from 'vitest';
import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import { nextCheckAt } from './check-times.ts';

const minute = 60_000;
const hour = 60 * minute;

function attempt(change: Partial<PaymentAttempt>): PaymentAttempt {
  return {
    ...{ id: 'a', orderId: 'o', number: 1, provider: 'paypal', reference: 'r-1', amount: 1, state: 'redirected' },
    ...{ reversed: 0, isDisputed: false, reversals: [], providerReference: 'r-1-1', returnUrl: '' },
    ...{ providerRef: 'ref', transactionId: null, captureId: null, refunded: 0, reviewReason: null, seenAmount: null },
    ...{ means: null, failureCode: null, failureMessage: null, liabilityShift: null },
    ...{ expiresAt: null, askedAt: null, createdAt: 0, changedAt: 0 },
    ...change,
  };
}

function operation(change: Partial<PaymentOperation>): PaymentOperation {
  return {
    ...{ id: 'o', attemptId: 'a', kind: 'refund', key: 'k', amount: 1, state: 'unknown', tries: 1 },
    ...{ providerId: null, failureCode: null, note: null, createdAt: 0, changedAt: 0 },
    ...change,
  };
}

/**
 * The times of all checks of an attempt that does not change, in minutes; at most `most`. Its provider always answers,
 * or never if `isSilent`.
 */
function plan(
  known: PaymentAttempt,
  operations: readonly PaymentOperation[] = [],
  { most = 12, isSilent = false } = {},
): number[] {
  const times: number[] = [];
  for (let now = 0; times.length < most; ) {
    const at = nextCheckAt({ ...known, askedAt: isSilent ? null : now }, operations, now);
    if (at === null) break;
    times.push(at / minute);
    now = at;
  }
  return times;
}

describe('a provider is asked', () => {
  test('about PayPal’s open order a few times, after it lapsed, and at the end', () => {
    expect(plan(attempt({}))).toEqual([2, 5, 15, 60, 190, 72 * 60]);
  });

  test('about Saferpay’s page once after its end, and once before a day is over', () => {
    const page = attempt({ provider: 'saferpay', expiresAt: 20 * minute });
    expect(plan(page)).toEqual([21, 23.5 * 60]);
    expect(plan({ ...page, state: 'cancelled', failureCode: 'superseded' })).toEqual([21, 23.5 * 60]);
    expect(plan({ ...page, state: 'cancelled', failureCode: 'TRANSACTION_ABORTED' })).toEqual([]);
  });

  test('again where it did not answer: soon, then every six hours, for five days', () => {
    const page = attempt({ provider: 'saferpay', expiresAt: 20 * minute });
    const tries = plan(page, [], { isSilent: true, most: 99 });
    expect(tries.slice(0, 9)).toEqual([21, 22, 26, 36, 81, 381, 741, 1101, 23.5 * 60]);
    expect(tries.slice(9, 14).map((time) => time - 23.5 * 60)).toEqual([1, 5, 15, 60, 360]);
    expect(tries.at(-1)).toBe((23.5 + 5 * 24) * 60);
    const answeredLate = { ...page, askedAt: 24 * hour };
    expect(nextCheckAt(answeredLate, [], 25 * hour)).toBeNull();
  });

  test('about an attempt that was never begun only to close it', () => {
    expect(plan(attempt({ state: 'created', providerRef: null }))).toEqual([5]);
  });

  test('about what it has not decided after one, three and five days', () => {
    expect(plan(attempt({ state: 'pending' }))).toEqual([24 * 60, 72 * 60, 119 * 60]);
  });

  test('about open money soon, then every six hours without an end', () => {
    const soon = [1, 5, 15, 60, 360, 720, 1080, 1440];
    expect(plan(attempt({ state: 'capturing' }), [], { most: 8 })).toEqual(soon);
    expect(plan(attempt({ state: 'authorized' }), [], { most: 8 })).toEqual(soon);
    expect(plan(attempt({ state: 'refunded' }), [operation({})], { most: 8 })).toEqual(soon);
  });

  test('about what came, and what was refunded of it, on the next day, by PayPal also after one and six months; about what is over never', () => {
    const months = [30 * 24 * 60, 180 * 24 * 60];
    const card = attempt({ state: 'captured', provider: 'saferpay' });
    expect(plan(card, [operation({ state: 'done' })])).toEqual([24 * 60]);
    expect(plan(attempt({ state: 'captured' }), [operation({ state: 'done' })])).toEqual([24 * 60, ...months]);
    const refund = operation({ state: 'done', changedAt: 30 * hour });
    expect(plan(attempt({ state: 'captured' }), [refund])).toEqual([24 * 60, 54 * 60, ...months]);
    for (const state of ['refunded', 'reversed', 'voided', 'failed', 'expired'] as const) {
      expect(plan(attempt({ state }))).toEqual([]);
    }
  });

  test('about a dispute that may be open each day, for half a year', () => {
    const asked = plan(attempt({ state: 'reversed', isDisputed: true }), [], { most: 999 });
    expect(asked).toHaveLength(180);
    expect([...asked.slice(0, 3), asked.at(-1)]).toEqual([1440, 2880, 4320, 180 * 1440]);
    expect(plan(attempt({ state: 'captured', isDisputed: true }), [], { most: 2 })).toEqual([1440, 2880]);
  });

  test('about what PayPal was asked for, and was then not wanted, once after it lapsed', () => {
    const capture = operation({ kind: 'capture', state: 'refused' });
    expect(plan(attempt({ state: 'voided' }), [capture])).toEqual([190]);
    expect(plan(attempt({ state: 'voided', provider: 'saferpay' }), [capture])).toEqual([]);
  });

  test('at the same times whoever asks when', () => {
    const known = attempt({ state: 'capturing', changedAt: 7 * hour });
    expect(nextCheckAt(known, [], 7 * hour + 61 * minute)).toBe(13 * hour);
    expect(nextCheckAt(known, [], 12 * hour)).toBe(13 * hour);
    expect(nextCheckAt(known, [], 13 * hour)).toBe(19 * hour);
  });
});
