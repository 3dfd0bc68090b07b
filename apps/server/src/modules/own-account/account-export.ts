import type { AccountExport } from '@kontor/contract';
import { emailKey } from '../../email/email-key.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { isoTime } from '../../iso-time.ts';
import type { AddressBookService } from '../address-book/address-book.service.ts';
import { codesOfCustomer } from '../auth/account-codes.service.ts';
import type { AuthSources } from '../auth/types.ts';
import type { CustomerCartsService } from '../customer-carts/customer-carts.service.ts';
import { wireUser } from '../customers/customers.service.ts';
import { customerRecord } from '../customers/listed-customers.service.ts';
import { newsletterOfPerson } from '../newsletter/newsletter.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import { reviewsOfPerson } from '../reviews/reviews.service.ts';
import { stockAlertsOfPerson } from '../stock-alerts/stock-alerts.service.ts';
import type { WishListsService } from '../wish-lists/wish-lists.service.ts';
import { exportUnits } from './texts/account-export.de.ts';

/** The sources of an export. */
export interface ExportSources extends Pick<AuthSources, 'database' | 'sessions' | 'devices' | 'clock'> {
  readonly addressBook: Pick<AddressBookService, 'list'>;
  readonly customerCarts: Pick<CustomerCartsService, 'load'>;
  readonly wishLists: Pick<WishListsService, 'load'>;
  readonly orders: Pick<OrdersService, 'everythingOf'>;
  /** The offers to an account, with all their versions, without what opens them. */
  readonly quotes: { recordsOf(customerId: string): Promise<readonly object[]> };
}

/**
 * Everything that is stored about a customer (LAW D5) except secrets: hashes, tokens, codes, the keys of vouchers, and
 * the keys that open an order and its PDF without login. See docs/privacy.md.
 */
export async function exportAccount(
  sources: ExportSources,
  viewer: Pick<Viewer, 'customerId'>,
): Promise<AccountExport | Refused> {
  const { database, sessions, devices, addressBook, customerCarts, wishLists, orders, quotes, clock } = sources;
  const now = clock();
  const customer = await customerRecord(database.read, viewer.customerId);
  if (customer === null) return refused(401, 'not-signed-in');
  const { id, createdAt, email: ownEmail } = customer;
  const { addresses } = await addressBook.list(viewer);
  const { items, vouchers = [], version: _, joined: __ } = await customerCarts.load(viewer);
  const placed = await orders.everythingOf(viewer);
  const numberOf = new Map(placed.map((order) => [order.id, order.orderNumber]));
  return {
    units: exportUnits,
    exportedAt: isoTime(now),
    account: { ...wireUser(customer), createdAt: isoTime(createdAt), note: customer.note },
    addresses: addresses.map(({ address }) => address),
    cart: { items, vouchers: vouchers.map(({ code }) => ({ code })) },
    sessions: (await sessions.list(id)).map(({ device, ...times }) => ({
      device,
      createdAt: isoTime(times.createdAt),
      usedAt: isoTime(times.usedAt),
    })),
    knownDevices: (await devices.uses(id)).map((usedAt) => ({ usedAt: isoTime(usedAt) })),
    codes: (await codesOfCustomer(database.read, { id, emailKey: emailKey(ownEmail), now })).map(
      ({ purpose, email, expires_at }) => ({
        ...{ purpose, email, expiresAt: isoTime(expires_at) },
      }),
    ),
    wishList: (await wishLists.load(viewer)).products,
    orders: placed.map(exportedOrder),
    quotes: [...(await quotes.recordsOf(id))],
    reviews: await reviewsOfPerson(database.read, numberOf),
    newsletter: (await newsletterOfPerson(database.read, ownEmail)).map(({ id: _, ...consent }) => consent),
    stockAlerts: (await stockAlertsOfPerson(database.read, ownEmail)).map(({ id: _, ...alert }) => alert),
  };
}

type WholeOrder = Awaited<ReturnType<OrdersService['everythingOf']>>[number];

/** An order for those who ask for their data: without the keys that open it, its PDF and its vouchers. */
export function exportedOrder({ id: _, confirmationDoc: __, vouchers, ...order }: WholeOrder): object {
  return { ...order, vouchers: vouchers.map(({ session: ___, ...voucher }) => voucher) };
}
