import type { ErasurePreview } from '@kontor/contract/office';
import type { CustomerWithRecord } from '../customers/listed-customers.service.ts';
import type { KeptOrder } from './types.ts';

/** The most orders that a preview shows. */
const shown = 100;

/** What would be erased of a person, as on the wire. */
export function wirePreview({
  email,
  account,
  orders,
  quotes,
  stockAlerts,
  newsletter,
  reviews,
}: {
  readonly email: string;
  readonly account: {
    readonly customer: CustomerWithRecord;
    readonly counts: { readonly addresses: number; readonly sessions: number; readonly hasCart: boolean };
  } | null;
  readonly orders: readonly KeptOrder[];
  readonly quotes: number;
  readonly stockAlerts: number;
  readonly newsletter: number;
  readonly reviews: number;
}): ErasurePreview {
  return {
    ...{ email, quotes, stockAlerts, newsletter, reviews },
    account: account && wireAccount(account),
    orders: orders.slice(0, shown).map(({ until, placedAt, holds, ...order }) => ({
      ...{ number: order.number, placedAt: isoOf(placedAt), state: order.state, payment: order.payment },
      ...{ isGuests: order.isGuests, isRestricted: order.isRestricted, reason: order.reason, years: order.years },
      ...{ keptUntil: until, holds: [...holds] },
    })),
    orderCount: orders.length,
    country: orders[0]?.country ?? '',
  };
}

function wireAccount({
  customer: { id, createdAt, note, addresses },
  counts,
}: NonNullable<Parameters<typeof wirePreview>[0]['account']>): NonNullable<ErasurePreview['account']> {
  const own = [addresses.address, addresses.shippingAddress].filter((address) => address !== null).length;
  return {
    ...{ _id: id, createdAt: isoOf(createdAt), addresses: own + counts.addresses, sessions: counts.sessions },
    ...{ hasCart: counts.hasCart, hasNote: note !== null },
  };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
