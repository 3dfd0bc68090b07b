import { isMemberState } from './class-rates.ts';
import { countryOfVatId } from './vat-id.ts';

/**
 * What VIES says of a VAT id. `unknown`: it could not be asked, which says nothing about the number. A number that was
 * valid when the order was placed protects the seller (§ 6a Abs. 4 UStG, Art. 7 Abs. 4 UStG 1994).
 */
export type VatIdState = 'valid' | 'invalid' | 'unknown';

/** A business that buys under its VAT id. */
export interface BusinessBuyer {
  readonly vatId: string;
  readonly state: VatIdState;
}

/**
 * Whether a delivery is an intra-Community supply without tax: from a member state to another one, to a business that
 * has a VAT id of another member state than the seller's, which need not be that of the destination (§ 4 Nr. 1 lit. b,
 * § 6a Abs. 1 UStG (DE); Art. 6 Abs. 1, Art. 7 Abs. 1 UStG 1994 (AT); Art. 138 Dir. 2006/112/EC; LAW T5). A number
 * that could not be checked yet is not refused: its order waits on hold until it is. `from`: the first day of such
 * sales.
 * Undefined: businesses are taxed as consumers.
 */
export function isIntraCommunitySupply(
  destination: string,
  buyer: BusinessBuyer,
  { seller, from, day }: { readonly seller: string; readonly from: string | undefined; readonly day: string },
): boolean {
  if (from === undefined || day < from || buyer.state === 'invalid') return false;
  if (!isMemberState(seller) || !isMemberState(destination) || destination === seller) return false;
  return countryOfVatId(buyer.vatId) !== seller;
}
