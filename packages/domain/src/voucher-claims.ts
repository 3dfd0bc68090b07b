import type { Cents } from './money.ts';
import type { VoucherValue } from './voucher.ts';
import { type VoucherRefusal, type VoucherTerms, voucherRefusal } from './voucher-terms.ts';

/**
 * Why a voucher does not count whatever its terms: its reservation is not (or no longer) this cart's, or the shop takes
 * no vouchers.
 */
export type NoTerms = 'not-reserved' | 'switched-off';

/** A voucher as a cart presents it. */
export interface VoucherClaim {
  /** The form of its code that is compared. */
  readonly key: string;
  readonly terms: VoucherTerms | NoTerms;
}

/** Why a cart does not get a voucher that it presents. */
export type VoucherClaimRefusal = VoucherRefusal | NoTerms | 'repeated';

/** Which of a cart's vouchers count, in the order of the cart. */
export interface JudgedClaims<Claim> {
  readonly granted: readonly (Claim & { readonly value: VoucherValue })[];
  readonly refused: readonly { readonly claim: Claim; readonly reason: VoucherClaimRefusal }[];
}

/**
 * Judges the vouchers of a cart at a time (epoch ms) for goods of a gross value; each voucher counts once an order,
 * however often it is reserved.
 */
export function judgeVoucherClaims<Claim extends VoucherClaim>(
  claims: readonly Claim[],
  goods: Cents,
  now: number,
): JudgedClaims<Claim> {
  const granted = new Map<string, Claim & { readonly value: VoucherValue }>();
  const refused: { claim: Claim; reason: VoucherClaimRefusal }[] = [];
  for (const claim of claims) {
    const { key, terms } = claim;
    if (granted.has(key)) refused.push({ claim, reason: 'repeated' });
    else if (typeof terms === 'string') refused.push({ claim, reason: terms });
    else {
      const reason = voucherRefusal(terms, now, goods);
      if (reason === null) granted.set(key, { ...claim, value: terms.value });
      else refused.push({ claim, reason });
    }
  }
  return { granted: [...granted.values()], refused };
}
