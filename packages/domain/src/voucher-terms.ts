import { type Cents, isCents, maxUnitPrice } from './money.ts';
import { isBasisPoints } from './tax-rate.ts';
import type { VoucherValue } from './voucher.ts';
import { isVoucherCode } from './voucher-code.ts';

/** The most uses a voucher can be given; null stands for any number. */
export const maxVoucherUses = 1_000_000;

/** What a voucher is worth, and when it can be used. */
export interface VoucherTerms {
  readonly value: VoucherValue;
  /** The least the goods must cost: gross cents, before shipping and vouchers. */
  readonly minimum: Cents;
  /** The first moment it is valid, epoch ms; null: always was. */
  readonly validFrom: number | null;
  /** The first moment it is no longer valid, epoch ms; null: never. */
  readonly validTo: number | null;
  /** How many orders can use it; null: any number, as with a gift balance, which ends when it is empty. */
  readonly usesAllowed: number | null;
  /** How many orders have used it. */
  readonly used: number;
  /** Whether the operator has ended it before its time. */
  readonly stopped: boolean;
}

/** Why a voucher cannot be used. */
export type VoucherRefusal = 'stopped' | 'not-yet-valid' | 'expired' | 'used-up' | 'below-minimum';

/** Why a voucher cannot be used at a time (epoch ms) for goods of a gross value; null when it can (CONTRACT §5). */
export function voucherRefusal(terms: VoucherTerms, now: number, goods: Cents): VoucherRefusal | null {
  const { value, minimum, validFrom, validTo } = terms;
  if (terms.stopped) return 'stopped';
  if (validFrom !== null && now < validFrom) return 'not-yet-valid';
  if (validTo !== null && now >= validTo) return 'expired';
  if (usesLeft(terms) <= 0 || (value.kind === 'gift-balance' && value.balance <= 0)) return 'used-up';
  return goods < minimum ? 'below-minimum' : null;
}

/**
 * How many carts can hold a voucher at once: as many as orders could still use it. A balance is for one cart at a time.
 */
export function reservableUses(terms: VoucherTerms): number {
  return terms.value.kind === 'gift-balance' ? 1 : usesLeft(terms);
}

function usesLeft({ usesAllowed, used }: VoucherTerms): number {
  return usesAllowed === null ? Number.POSITIVE_INFINITY : usesAllowed - used;
}

/** What is wrong with a new voucher. */
export type NewVoucherRefusal =
  | 'invalid-code'
  | 'invalid-value'
  | 'invalid-minimum'
  | 'invalid-period'
  | 'invalid-uses';

/** Why an operator cannot make such a voucher; null when it can be made. */
export function newVoucherRefusal({
  code,
  ...terms
}: VoucherTerms & { readonly code: string }): NewVoucherRefusal | null {
  if (!isVoucherCode(code)) return 'invalid-code';
  if (!isWorthSomething(terms.value)) return 'invalid-value';
  if (!isCents(terms.minimum) || terms.minimum < 0 || terms.minimum > maxUnitPrice) return 'invalid-minimum';
  if (terms.validFrom !== null && terms.validTo !== null && terms.validFrom >= terms.validTo) return 'invalid-period';
  return isNumberOfUses(terms) ? null : 'invalid-uses';
}

function isWorthSomething(value: VoucherValue): boolean {
  const isAmount = (cents: Cents) => isCents(cents) && cents > 0 && cents <= maxUnitPrice;
  if (value.kind === 'fixed') return isAmount(value.amount);
  if (value.kind === 'percent') return isBasisPoints(value.share) && value.share > 0;
  return value.kind === 'free-shipping' || isAmount(value.balance);
}

function isNumberOfUses({ value, usesAllowed }: VoucherTerms): boolean {
  if (usesAllowed === null) return true;
  if (value.kind === 'gift-balance') return false;
  return Number.isSafeInteger(usesAllowed) && usesAllowed >= 1 && usesAllowed <= maxVoucherUses;
}
