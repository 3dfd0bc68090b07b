import type { Cents } from './money.ts';
import type { VoucherValue } from './voucher.ts';
import { type VoucherRefusal, type VoucherTerms, voucherRefusal } from './voucher-terms.ts';

/**
 * Why a voucher is refused regardless of its terms: it is not (or no longer) reserved for this cart, or the shop takes
 * no vouchers.
 */
export type NoTerms = 'not-reserved' | 'switched-off';

/** A voucher that a cart claims. */
export interface VoucherClaim {
  /** Its code in the form for comparison. */
  readonly key: string;
  readonly terms: VoucherTerms | NoTerms;
}

/** Why a claimed voucher is refused. */
export type VoucherClaimRefusal = VoucherRefusal | NoTerms | 'repeated';

/** The granted and refused vouchers of a cart, in the cart's order. */
export interface JudgedClaims<Claim> {
  readonly granted: readonly (Claim & { readonly value: VoucherValue })[];
  readonly refused: readonly { readonly claim: Claim; readonly reason: VoucherClaimRefusal }[];
}

/**
 * Judges the vouchers of a cart at a time (epoch ms) for goods of a gross value in cents. A voucher counts once per
 * order, however often it is reserved.
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
