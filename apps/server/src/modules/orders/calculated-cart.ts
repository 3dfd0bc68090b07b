import type { PricedCart } from '@kontor/domain';
import type { VatIdCheck } from '../vat-ids/vat-ids.service.ts';
import type { ClaimedVoucher } from '../vouchers/vouchers.service.ts';
import type { OrderCharge, OrderSnapshot } from './types.ts';

type Priced = PricedCart<ClaimedVoucher>;

/** A cart that can be delivered, with its prices and its charges under their labels for customers. */
export type DeliverableCart = Priced & {
  readonly ok: true;
  readonly charges: readonly OrderCharge[];
  /** Why none of it is taxed; undefined: it is. */
  readonly untaxed: OrderSnapshot['untaxed'];
  /** What is known of the VAT id on which the tax depends; null: it depends on none, or nothing is known. */
  readonly buyer: VatIdCheck | null;
  /** Whose tax it has, where that has to be said; undefined: the seller's. */
  readonly taxedIn: OrderSnapshot['taxedIn'];
};

/** A cart with its prices, or why it has none. */
export type CalculatedCart = DeliverableCart | (Priced & { readonly ok: false });
