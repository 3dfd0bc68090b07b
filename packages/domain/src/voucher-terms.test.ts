import { describe, expect, test } from 'vitest';
import { newVoucherRefusal, reservableUses, type VoucherTerms, voucherRefusal } from './voucher-terms.ts';

const terms: VoucherTerms = {
  value: { kind: 'fixed', amount: 500 },
  minimum: 5000,
  validFrom: 1000,
  validTo: 2000,
  usesAllowed: 3,
  used: 1,
  stopped: false,
};
const balanceOf = (balance: number) => ({ kind: 'gift-balance', balance }) as const;

describe('whether a voucher can be used', () => {
  test.each<[string, Partial<VoucherTerms>, number, number, ReturnType<typeof voucherRefusal>]>([
    ['at its first moment and its minimum', {}, 1000, 5000, null],
    ['at its last moment', {}, 1999, 5000, null],
    ['before it is valid', {}, 999, 5000, 'not-yet-valid'],
    ['when it has just expired', {}, 2000, 5000, 'expired'],
    ['without a period', { validFrom: null, validTo: null }, 10 ** 15, 5000, null],
    ['for its last use', { used: 2 }, 1500, 5000, null],
    ['after its last use', { used: 3 }, 1500, 5000, 'used-up'],
    ['as often as one likes', { usesAllowed: null, used: 10 ** 6 }, 1500, 5000, null],
    ['a cent below its minimum', {}, 1500, 4999, 'below-minimum'],
    ['a balance with a cent', { value: balanceOf(1), usesAllowed: null }, 1500, 5000, null],
    ['an empty balance', { value: balanceOf(0), usesAllowed: null }, 1500, 5000, 'used-up'],
    ['stopped and expired: that it was stopped is said', { stopped: true }, 2000, 0, 'stopped'],
    ['expired and used up: the first is said', { used: 3 }, 2000, 0, 'expired'],
  ])('%s', (_, more, now, goods, refusal) => {
    expect(voucherRefusal({ ...terms, ...more }, now, goods)).toBe(refusal);
  });

  test('as many carts hold it as orders could use it, a balance one', () => {
    expect(reservableUses(terms)).toBe(2);
    expect(reservableUses({ ...terms, usesAllowed: null })).toBe(Number.POSITIVE_INFINITY);
    expect(reservableUses({ ...terms, value: balanceOf(100), usesAllowed: null })).toBe(1);
  });
});

describe('whether a voucher can be made', () => {
  test.each<[string, Partial<VoucherTerms & { code: string }>, ReturnType<typeof newVoucherRefusal>]>([
    ['as above', {}, null],
    ['of the largest amount', { value: { kind: 'fixed', amount: 100_000_000 } }, null],
    ['of everything', { value: { kind: 'percent', share: 10_000 } }, null],
    ['of free shipping', { value: { kind: 'free-shipping' } }, null],
    ['of a balance', { value: balanceOf(1), usesAllowed: null }, null],
    ['a code with a space', { code: 'ZWEI WORTE' }, 'invalid-code'],
    ['nothing off', { value: { kind: 'fixed', amount: 0 } }, 'invalid-value'],
    ['half a cent off', { value: { kind: 'fixed', amount: 0.5 } }, 'invalid-value'],
    ['more than any product costs', { value: { kind: 'fixed', amount: 100_000_001 } }, 'invalid-value'],
    ['no percent', { value: { kind: 'percent', share: 0 } }, 'invalid-value'],
    ['more than everything', { value: { kind: 'percent', share: 10_001 } }, 'invalid-value'],
    ['an empty balance', { value: balanceOf(0), usesAllowed: null }, 'invalid-value'],
    ['a negative minimum', { minimum: -1 }, 'invalid-minimum'],
    ['a minimum of no number', { minimum: Number.NaN }, 'invalid-minimum'],
    ['a period that ends before it begins', { validTo: 1000 }, 'invalid-period'],
    ['no uses', { usesAllowed: 0 }, 'invalid-uses'],
    ['half a use', { usesAllowed: 1.5 }, 'invalid-uses'],
    ['too many uses', { usesAllowed: 1_000_001 }, 'invalid-uses'],
    ['a balance with a number of uses', { value: balanceOf(100), usesAllowed: 1 }, 'invalid-uses'],
  ])('%s', (_, more, refusal) => {
    expect(newVoucherRefusal({ ...terms, code: 'SOMMER', ...more })).toBe(refusal);
  });
});
