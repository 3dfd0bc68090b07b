import { newVoucherRefusal, type VoucherTerms, voucherRefusal } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { readDemoFile } from './demo-files.ts';

const unconditional = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null, used: 0, stopped: false };

describe.each([
  ['vouchers.json', 'SOMMERFEST', /\*\*Redeem a voucher\*\*.*?\n- /s],
  ['wein/vouchers.json', 'JUNGWEIN', /\*\*Try the wine shop\*\*.*?\n- /s],
])('the vouchers of %s', (file, expired, inReadme) => {
  const stored: (Partial<VoucherTerms> & Pick<VoucherTerms, 'value'> & { code: string })[] = JSON.parse(
    readDemoFile(file),
  );
  const vouchers = stored.map((voucher) => ({ ...unconditional, ...voucher }));

  test.each(vouchers)('$code can be made', (voucher) => {
    expect(newVoucherRefusal(voucher)).toBeNull();
  });

  test('are of every kind, and one has expired', () => {
    expect(new Set(vouchers.map(({ value }) => value.kind))).toEqual(
      new Set(['fixed', 'percent', 'free-shipping', 'gift-balance']),
    );
    const now = Date.UTC(2026, 10, 20);
    const refused = vouchers.filter((voucher) => voucherRefusal(voucher, now, 6000) !== null);
    expect(refused.map(({ code }) => code)).toEqual([expired]);
  });

  test('are named in the README', () => {
    const named = readDemoFile('../README.md').match(inReadme)?.[0] ?? '';
    expect(named.match(/`[A-Z]{4,}\d*`/g)).toEqual(vouchers.map(({ code }) => `\`${code}\``));
  });
});
