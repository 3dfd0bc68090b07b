import type { ListedCustomer, OfficeCustomer, ListedGuest as WireGuest } from '@kontor/contract/office';
import { euroFromCents, type OrderState } from '@kontor/domain';
import type { CustomerWithRecord } from '../customers/listed-customers.service.ts';
import type { ListedGuest } from '../orders/listed-guests.service.ts';
import type { ListedRecord } from '../orders/listed-orders.service.ts';

/** A customer in the list. */
export function wireListedCustomer(customer: CustomerWithRecord): ListedCustomer {
  const {
    firstName = '',
    name = '',
    companyName = '',
    city = '',
  } = customer.addresses.address ?? customer.addresses.shippingAddress ?? {};
  return { ...known(customer), name: `${firstName} ${name}`.trim(), company: companyName, city };
}

/** Somebody who ordered without an account. */
export function wireGuest({ order, orderCount }: ListedGuest): WireGuest {
  const { firstName, name, companyName, city } = order.address;
  return {
    ...{ email: order.email, name: `${firstName} ${name}`.trim(), company: companyName, city, orderCount },
    ...{ lastOrder: order.orderNumber, placedAt: isoOf(order.createdAt) },
  };
}

/** What belongs to a customer. Times in epoch ms, amounts in cents. */
export interface Belongings {
  readonly addressBook: OfficeCustomer['addressBook'];
  /** The sessions that still hold. */
  readonly open: readonly { readonly device: string; readonly createdAt: number; readonly usedAt: number }[];
  /** When each known browser was last signed in with. */
  readonly uses: readonly number[];
  readonly orders: {
    readonly orders: readonly ListedRecord[];
    readonly count: number;
    readonly gross: number;
  };
}

/** A customer's record, without the groups of the configuration. */
export function wireCustomer(
  customer: CustomerWithRecord,
  { addressBook, open, uses, orders }: Belongings,
): Omit<OfficeCustomer, 'groups'> {
  const { onlineUser, addresses, version, note } = customer;
  const signIns = [...uses, ...open.map(({ createdAt }) => createdAt)];
  return {
    ...{ ...known(customer), version, note: note ?? '', onlineUser },
    lastSignInAt: signIns.length === 0 ? null : isoOf(Math.max(...signIns)),
    address: addresses.address,
    shippingAddress: addresses.separateShippingAddress ? addresses.shippingAddress : null,
    addressBook,
    orders: orders.orders.map(({ order, state, payment, shipping }) => ({
      ...{ number: order.orderNumber, placedAt: isoOf(order.createdAt), total: euroFromCents(order.total.gross) },
      ...{ state: state as OrderState, payment, shipping },
    })),
    ...{ orderCount: orders.count, orderTotal: euroFromCents(orders.gross) },
    sessions: open.map(({ device, createdAt, usedAt }) => ({
      ...{ device, createdAt: isoOf(createdAt), usedAt: isoOf(usedAt) },
    })),
  };
}

function known({ id, email, personId, customerGroup, createdAt, hasPassword }: CustomerWithRecord) {
  return { _id: id, email, personId, group: customerGroup, createdAt: isoOf(createdAt), hasPassword };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
