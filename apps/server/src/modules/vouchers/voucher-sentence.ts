import type { VoucherClaimRefusal, VoucherTerms } from '@kontor/domain';
import { germanDate, germanEuro } from '../../german-format.ts';
import { voucherTexts as texts, vouchersOffText } from './texts/vouchers.de.ts';

/** Why a cart does not get a voucher. */
export type VoucherReason = VoucherClaimRefusal | 'reserved-elsewhere';

/**
 * The sentence with the reason for refusing a voucher. If the cart may not know the voucher's terms (not reserved for
 * it, or no such code), the sentence does not contain them.
 */
export function voucherSentence(subject: string, reason: VoucherReason, terms: VoucherTerms | string): string {
  if (reason === 'switched-off') return vouchersOffText;
  if (typeof terms === 'string') return texts['not-reserved'](subject);
  switch (reason) {
    case 'not-yet-valid':
      return texts['not-yet-valid'](subject, germanDate(terms.validFrom ?? 0));
    case 'expired':
      return texts.expired(subject, germanDate((terms.validTo ?? 0) - 1));
    case 'used-up':
      return texts[terms.value.kind === 'gift-balance' ? 'balance-empty' : 'used-up'](subject);
    case 'below-minimum':
      return texts['below-minimum'](subject, germanEuro(terms.minimum));
    default:
      return texts[reason](subject);
  }
}
