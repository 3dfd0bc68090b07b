import type { PricedCart } from '@kontor/domain';
import type { ClaimedVoucher } from '../vouchers/vouchers.service.ts';

/** A cart with its prices, or why it has none. */
export type CalculatedCart = PricedCart<ClaimedVoucher>;

/** A cart that can be delivered, with its prices. */
export type DeliverableCart = CalculatedCart & { readonly ok: true };
