import type { PricedCart } from '@kontor/domain';
import type { ClaimedVoucher } from '../vouchers/vouchers.service.ts';
import type { OrderCharge } from './types.ts';

type Priced = PricedCart<ClaimedVoucher>;

/** A cart that can be delivered, with its prices and its charges as customers read them. */
export type DeliverableCart = Priced & { readonly ok: true; readonly charges: readonly OrderCharge[] };

/** A cart with its prices, or why it has none. */
export type CalculatedCart = DeliverableCart | (Priced & { readonly ok: false });
