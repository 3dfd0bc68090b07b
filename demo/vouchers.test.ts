import { newVoucherRefusal, type VoucherTerms, voucherRefusal } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { readDemoFile } from './demo-files.ts';

const unconditional = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null, used: 0, stopped: false };
const stored: (Partial<VoucherTerms> & Pick<VoucherTerms, 'value'> & { code: string })[] = JSON.parse(
  readDemoFile('vouchers.json'),
);
const vouchers = stored.map((voucher) => ({ ...unconditional, ...voucher }));

describe('the vouchers of the demo', () => {
  test.each(vouchers)('$code can be made', (voucher) => {
    expect(newVoucherRefusal(voucher)).toBeNull();
  });

  test('are of every kind, and one has expired', () => {
    expect(new Set(vouchers.map(({ value }) => value.kind))).toEqual(
      new Set(['fixed', 'percent', 'free-shipping', 'gift-balance']),
    );
    const now = Date.UTC(2026, 10, 20);
    const refused = vouchers.filter((voucher) => voucherRefusal(voucher, now, 5000) !== null);
    expect(refused.map(({ code }) => code)).toEqual(['SOMMERFEST']);
  });

  test('are named in the README', () => {
    const named = readDemoFile('../README.md').match(/\*\*Redeem a voucher\*\*.*?\n- /s)?.[0] ?? '';
    expect(named.match(/`[A-Z]+\d*`/g)).toEqual(vouchers.map(({ code }) => `\`${code}\``));
  });
});
