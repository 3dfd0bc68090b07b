import fc from 'fast-check';
import type { PriceableLine } from '../line-total.ts';
import type { Cents } from '../money.ts';
import type { PriceDeclaration } from '../price.ts';
import type { BasisPoints } from '../tax-rate.ts';
import type { VoucherValue } from '../voucher.ts';

/** Existing rates (LAW T1) are twice as frequent as arbitrary ones. */
export const anyRate: fc.Arbitrary<BasisPoints> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(0, 490, 700, 1000, 1300, 1900, 2000) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) },
);

/** Gross or net. */
export const anyDeclaration: fc.Arbitrary<PriceDeclaration> = fc.constantFrom('gross', 'net');

/** Positive and negative amounts in cents. Small ones, where rounding matters, are as frequent as large ones. */
export const anyCents: fc.Arbitrary<Cents> = fc.oneof(
  fc.integer({ min: -100, max: 100 }),
  fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
);

/** Lines with cheap, expensive and free units in small and large amounts. */
export const anyLine: fc.Arbitrary<PriceableLine> = fc.record({
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 100_000_000 })),
  taxRate: anyRate,
  amount: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9999 })),
});

/** Vouchers of every kind, from nearly worthless to more than any cart. */
export const anyVoucher: fc.Arbitrary<VoucherValue> = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.oneof(fc.nat(50), fc.nat(10 ** 12)) }),
  fc.record({ kind: fc.constant('percent' as const), share: fc.integer({ min: 0, max: 10_000 }) }),
  fc.constant({ kind: 'free-shipping' as const }),
  fc.record({ kind: fc.constant('gift-balance' as const), balance: fc.oneof(fc.nat(50), fc.nat(10 ** 12)) }),
);
