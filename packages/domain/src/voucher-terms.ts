import { type Cents, isCents, maxUnitPrice } from './money.ts';
import { isBasisPoints } from './tax-rate.ts';
import type { VoucherValue } from './voucher.ts';
import { isVoucherCode } from './voucher-code.ts';

/** The maximum number of uses of a voucher; null stands for unlimited. */
export const maxVoucherUses = 1_000_000;

/** The value of a voucher and the conditions of its use. */
export interface VoucherTerms {
  readonly value: VoucherValue;
  /** The minimum value of the goods: gross cents, before shipping and vouchers. */
  readonly minimum: Cents;
  /** The first moment of its validity, epoch ms; null if there is no start. */
  readonly validFrom: number | null;
  /** The first moment after its validity, epoch ms; null if there is no end. */
  readonly validTo: number | null;
  /** The number of orders that may use it; null for unlimited, as with a gift balance, which ends when it is empty. */
  readonly usesAllowed: number | null;
  /** The number of orders that have used it. */
  readonly used: number;
  /** Whether the operator has stopped it before its end. */
  readonly stopped: boolean;
}

/** Why a voucher cannot be used. */
export type VoucherRefusal = 'stopped' | 'not-yet-valid' | 'expired' | 'used-up' | 'below-minimum';

/**
 * Why a voucher cannot be used at a time (epoch ms) for goods of a gross value in cents; null if it can (CONTRACT §5).
 */
export function voucherRefusal(terms: VoucherTerms, now: number, goods: Cents): VoucherRefusal | null {
  const { value, minimum, validFrom, validTo } = terms;
  if (terms.stopped) return 'stopped';
  if (validFrom !== null && now < validFrom) return 'not-yet-valid';
  if (validTo !== null && now >= validTo) return 'expired';
  if (usesLeft(terms) <= 0 || (value.kind === 'gift-balance' && value.balance <= 0)) return 'used-up';
  return goods < minimum ? 'below-minimum' : null;
}

/**
 * The number of carts that may reserve a voucher at once: as many as orders may still use it. A gift balance is
 * reserved for one cart at a time.
 */
export function reservableUses(terms: VoucherTerms): number {
  return terms.value.kind === 'gift-balance' ? 1 : usesLeft(terms);
}

function usesLeft({ usesAllowed, used }: VoucherTerms): number {
  return usesAllowed === null ? Number.POSITIVE_INFINITY : usesAllowed - used;
}

/** Why a new voucher is refused. */
export type NewVoucherRefusal =
  | 'invalid-code'
  | 'invalid-value'
  | 'invalid-minimum'
  | 'invalid-period'
  | 'invalid-uses';

/** Why an operator cannot create this voucher; null if it is valid. */
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
