import { expect, test } from 'vitest';
import { judgeVoucherClaims } from './voucher-claims.ts';
import type { VoucherTerms } from './voucher-terms.ts';

const terms: VoucherTerms = {
  value: { kind: 'percent', share: 1000 },
  minimum: 0,
  validFrom: null,
  validTo: 1000,
  usesAllowed: null,
  used: 0,
  stopped: false,
};

test('of the vouchers of a cart each counts once, and what does not count says why', () => {
  const claims = [
    { key: 'a', terms: 'not-reserved' as const, session: '0' },
    { key: 'a', terms, session: '1' },
    { key: 'b', terms: { ...terms, minimum: 5001 }, session: '2' },
    { key: 'a', terms, session: '3' },
    { key: 'c', terms: 'switched-off' as const, session: '4' },
    { key: 'd', terms, session: '5' },
  ];
  const { granted, refused } = judgeVoucherClaims(claims, 5000, 999);
  expect(granted.map(({ session, value }) => [session, value])).toEqual([
    ['1', terms.value],
    ['5', terms.value],
  ]);
  expect(refused.map(({ claim, reason }) => [claim.session, reason])).toEqual([
    ['0', 'not-reserved'],
    ['2', 'below-minimum'],
    ['3', 'repeated'],
    ['4', 'switched-off'],
  ]);
  expect(judgeVoucherClaims(claims, 5001, 1000).granted).toEqual([]);
});
